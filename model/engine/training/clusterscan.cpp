#include "model/engine/training/clusterscan.h"

#include "model/engine/training/ranking.h"
#include "model/engine/training/space.h"

#include <cmath>
#include <limits>

namespace engine {

Machine ClusterScan::cluster(double gpus) const
{
    Machine machine = machine_;
    machine.gpus = gpus;
    return machine;
}

// Using fewer than all GPUs can be faster: their number may divide better.
std::optional<RankedLayout> ClusterScan::best(double gpus, double idle, Seconds atMost) const
{
    const Machine machine = cluster(gpus);
    std::optional<RankedLayout> best;
    for (double used = gpus; used > gpus - idle && used >= 1 && !stopped(); --used) {
        if (used * atMost.base() < leastWork_)
            break; // fewer only take longer
        auto found = fastEnough(job_, machine, used, limits_, constants_, atMost, stop_);
        if (!found || (best && !ahead(*found, *best)))
            continue;
        best = found, atMost = best->cautious;
    }
    return best;
}

std::optional<RankedLayout> ClusterScan::ofWholeNodes(double gpus) const
{
    const Machine machine = cluster(gpus);
    for (double used = gpus; used >= 1 && !stopped(); used -= nodeGpus())
        if (auto found = bestLayout(job_, machine, used, limits_, constants_, stop_))
            return found;
    return {};
}

// Every layer runs once per micro-batch, on the GPUs that share a layer.
double ClusterScan::workOf(const PreparedJob& prepared, const Layout& layout) const
{
    const CellPasses passes = passesOf(prepared, layout, limits_.pace);
    const StepTime step =
        stepTime(prepared, layout, weightsHere(prepared, layout), passes.layer, passes.vocabulary);
    const Seconds layer = passes.layer.forward.total() + passes.layer.backward.total();
    const double times = step.microBatches * prepared.widths.layers;
    const Seconds all = passes.caution.pace * times * layer * step.slowdown;
    return layout.tensor * layout.context * all.base();
}

// For any cluster size: the most certain size of the least distributed layout.
double ClusterScan::leastSlow(double maxGpus) const
{
    double least = std::numeric_limits<double>::infinity();
    for (const double gpus : {1.0, machine_.domain + 1, maxGpus}) {
        const Machine machine = cluster(gpus);
        const PreparedJob prepared{job_, machine, constants_};
        least = std::min(least, cautionOf(prepared, Layout(), limits_.pace).slow);
    }
    return least;
}

// Over a larger space than any cluster allows: bounds each search. The smallest cluster has the
// fewest stragglers.
void ClusterScan::bound(double maxGpus)
{
    const Machine smallest = cluster(1);
    const PreparedJob prepared{job_, smallest, constants_};
    const Degrees degrees = degreesOf(prepared, limits_);
    impossible_ = impossibleDegree(prepared, limits_);
    double least = std::numeric_limits<double>::infinity();
    for (const std::int64_t t : degrees.tensor)
        for (const std::int64_t c : degrees.context) {
            if (stopped())
                return;
            if (static_cast<double>(t * c) <= maxGpus)
                for (const Layout& layout : degrees.layouts(t, c))
                    least = std::min(least, workOf(prepared, layout));
        }
    leastWork_ = std::isfinite(least) ? least * leastSlow(maxGpus) : 0;
}

} // namespace engine

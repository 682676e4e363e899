#include "model/engine/training/scaling.h"

#include "model/engine/training/fromplan.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr double kPoints = 64;

} // namespace

RunScaling::RunScaling(const ResolvedPlan& plan, const Workload& work, const RankedLayout& layout,
                       const TrainAnswer& answer)
    : plan_(plan)
    , work_(work)
    , layout_(layout.layout)
    , answer_(answer)
    , constants_(constantsOf(plan))
    , job_(jobOf(plan, work))
    , grows_(work.train.scaling == Scaling::GrowingBatch)
{
}

std::vector<double> RunScaling::gpus(double most) const
{
    const double copy = layout_.gpus() / layout_.data, node = plan_.cluster.nodeSize;
    // A fixed batch cannot be shared by more replicas than it has micro-batches.
    const double shares = job_.sequences / layout_.microBatch;
    const double replicas = std::min(std::floor(most / copy), grows_ ? most : shares);
    const double stride = std::max(1.0, std::ceil(replicas / kPoints));
    std::vector<double> all;
    for (double r = 1; r <= replicas; r += r < stride ? stride - r : stride) {
        const double count = r * copy;
        if (r == layout_.data || count < node || std::fmod(count, node) == 0)
            all.push_back(count);
    }
    if (std::ranges::find(all, layout_.gpus()) == all.end())
        all.push_back(layout_.gpus());
    std::ranges::sort(all);
    return all;
}

// The replica with the most micro-batches sets the pace.
Seconds RunScaling::step(const TrainingJob& job, const Machine& machine, double replicas,
                         double batch) const
{
    Layout layout = layout_;
    layout.data = static_cast<std::int32_t>(replicas);
    const double each = replicas * static_cast<double>(layout.microBatch);
    TrainingJob uneven = job;
    uneven.sequences = std::ceil(batch / each) * each;
    return answer_.tuning * stepTime(uneven, machine, layout, constants_).total;
}

std::vector<double> RunScaling::speedups(const Cluster& cluster,
                                         const std::vector<double>& gpus) const
{
    const Seconds alone = answer_.aloneStep / answer_.sequences; // per sequence
    std::vector<double> y;
    for (const double count : gpus) {
        const double replicas = std::round(count * layout_.data / layout_.gpus());
        const double batch = grows_ ? job_.sequences * replicas / layout_.data : job_.sequences;
        const Machine machine = machineOf(cluster, count, constants_);
        // Each node prepares its part; storage is shared by all of them.
        const double nodes = std::ceil(count / cluster.nodeSize);
        const double before = std::ceil(layout_.gpus() / cluster.nodeSize);
        const double more = batch / job_.sequences;
        const Seconds feed =
            larger(more * answer_.feedRead, more * before / nodes * answer_.feedPrepare);
        const double faster = batch * alone / larger(step(job_, machine, replicas, batch), feed);
        // Replicas that do not divide the batch may idle: more of them never hurt.
        y.push_back(y.empty() ? faster : std::max(y.back(), faster));
    }
    return y;
}

} // namespace engine

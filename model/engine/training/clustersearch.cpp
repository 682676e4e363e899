#include "model/engine/training/clustersearch.h"

#include "model/engine/training/clusterscan.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr double kEndless = RunWants::kEndless;
// A cluster that must idle more than half is no better than half of it.
constexpr double kMostIdle = 0.5;
// Upper bound of the search.
constexpr double kMostGpus = 1e7;

// A run with a number of steps, on clusters of any size.
class Run {
public:
    Run(const TrainingJob& job, const RunWants& wants)
        : wants_(wants)
        , steps_(wants.tokens / (job.sequences * job.sequence))
    {
    }

    // The longest step with which a cluster still meets the deadline: no layout has higher goodput
    // than one replica per GPU.
    Seconds longest(double gpus) const
    {
        const Share most = gpus > 0 ? goodput(gpus, gpus, gpus) : 1;
        return most * wants_.deadline / steps_;
    }
    ClusterChoice choice(const RankedLayout& layout, double nodes, double gpus) const
    {
        ClusterChoice c;
        c.nodes = nodes, c.gpus = gpus, c.layout = layout;
        c.run = steps_ * layout.cautious / goodput(gpus, layout.layout.gpus(), layout.layout.data);
        return c;
    }
    // The limit that such a cluster misses.
    Binds broken(const ClusterChoice& c) const
    {
        if (c.layout.fit != Fit::Fits)
            return Binds::Memory;
        return c.run > wants_.deadline ? Binds::Date : Binds::Nothing;
    }

private:
    Share goodput(double gpus, double used, double copies) const
    {
        return wants_.goodput ? wants_.goodput(gpus, used, copies) : 1;
    }

    const RunWants& wants_;
    double steps_;
};

// Why one node less is not enough.
Binds bindsBelow(const ClusterScan& scan, const Run& run, double nodes)
{
    if (nodes <= 1)
        return Binds::Nothing;
    const double gpus = (nodes - 1) * scan.nodeGpus();
    const auto there = scan.ofWholeNodes(gpus);
    return there ? run.broken(run.choice(*there, nodes - 1, gpus)) : Binds::Memory;
}

double mostNodes(const ClusterScan& scan, double maxGpus)
{
    return std::floor(std::min(maxGpus, kMostGpus) / scan.nodeGpus());
}

std::optional<ClusterChoice> smallestOf(const ClusterScan& scan, const Run& run, double maxGpus)
{
    const double node = scan.nodeGpus();
    const auto most = static_cast<std::int64_t>(mostNodes(scan, maxGpus));
    const double least = scan.leastWork() / (run.longest(0).base() * node);
    for (auto i = static_cast<std::int64_t>(std::min(kMostGpus, std::max(1.0, least)));
         i <= most && !scan.stopped(); ++i) {
        const auto nodes = static_cast<double>(i);
        const double gpus = nodes * node;
        // A spare node may be what makes it meet the deadline.
        const auto found = scan.best(gpus, 2 * node, run.longest(gpus));
        if (!found)
            continue;
        ClusterChoice choice = run.choice(*found, nodes, gpus);
        if (run.broken(choice) != Binds::Nothing)
            continue; // fast enough, but interrupted too often
        choice.reached = true;
        choice.binds = bindsBelow(scan, run, nodes);
        return choice;
    }
    return {};
}

// No cluster up to this size is enough: the limit that the largest misses.
ClusterChoice unreached(const ClusterScan& scan, const Run& run, double maxGpus)
{
    const double nodes = mostNodes(scan, maxGpus), gpus = nodes * scan.nodeGpus();
    ClusterChoice choice;
    if (const auto there = nodes >= 1 ? scan.ofWholeNodes(gpus) : std::nullopt) {
        choice = run.choice(*there, nodes, gpus);
        choice.binds = run.broken(choice);
    } else if (nodes >= 1) {
        choice.binds = Binds::Layout; // each degree divides something, all together nothing
        return choice;
    }
    return choice;
}

} // namespace

ClusterChoice smallestCluster(const TrainingJob& job, const Machine& machine,
                              const LayoutLimits& limits, const TrainingConstants& constants,
                              const RunWants& wants, double maxGpus, std::stop_token stop)
{
    ClusterScan scan(job, machine, limits, constants, std::move(stop));
    scan.bound(maxGpus);
    if (!scan.impossible().empty()) {
        ClusterChoice none;
        none.binds = Binds::Layout, none.impossible = scan.impossible();
        return none;
    }
    const Run run(job, wants);
    if (auto choice = smallestOf(scan, run, maxGpus))
        return *choice;
    return unreached(scan, run, maxGpus);
}

std::vector<FrontierPoint> frontier(const TrainingJob& job, const Machine& machine,
                                    std::span<const double> gpus, const LayoutLimits& limits,
                                    const TrainingConstants& constants, std::stop_token stop)
{
    std::vector<double> sizes(gpus.begin(), gpus.end());
    std::ranges::sort(sizes);
    std::vector<FrontierPoint> points;
    if (sizes.empty())
        return points;
    ClusterScan scan(job, machine, limits, constants, std::move(stop));
    scan.bound(sizes.back());
    Seconds fastest(kEndless);
    for (const double size : sizes) {
        const auto best = scan.best(size, std::max(1.0, kMostIdle * size), fastest);
        if (!best || best->cautious >= fastest)
            continue;
        fastest = best->cautious;
        points.push_back({size, *best});
    }
    return points;
}

} // namespace engine

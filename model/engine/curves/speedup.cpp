#include "model/engine/curves/speedup.h"

#include "model/engine/knobs/adopt.h"
#include "model/engine/sizing/train.h"
#include "model/engine/training/scaling.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

namespace engine {
namespace {

constexpr int kPoints = 64;

// The axis ends at the second doubling past the plan, so that it does not move during a drag.
double endOf(double gpus)
{
    return std::max(16.0, std::exp2(std::floor(std::log2(gpus)) + 1));
}

std::vector<double> axis(double gpus)
{
    const double end = endOf(gpus);
    std::vector<double> x;
    for (int i = 0; i <= kPoints; ++i)
        x.push_back(1 + (end - 1) * i / kPoints);
    return x;
}

// How speed-up depends on the number of GPUs for a given cluster network.
struct Speed {
    std::vector<double> gpus;
    std::function<std::vector<double>(const Cluster&)> on;
};

Cluster wired(Cluster cluster, Bandwidth rate)
{
    cluster.perGpu = rate;
    return cluster;
}

LinkCurve curveOf(const Speed& speed, const Cluster& cluster)
{
    LinkCurve curve;
    curve.x = speed.gpus;
    curve.y = speed.on(cluster);
    curve.rate = cluster.perGpu.base();
    return curve;
}

LinkCurve ownCurve(const ResolvedPlan& plan, const Speed& speed)
{
    const Cluster& cluster = plan.cluster;
    LinkCurve own = curveOf(speed, cluster);
    if (std::abs(fabricRate(cluster) / cluster.perGpu - 1) < 1e-9)
        own.name = cluster.between.brief;
    if (const auto it = plan.spreads->find("cluster.nic_share"); it != plan.spreads->end()) {
        Cluster worse = cluster, better = cluster;
        worse.nicShare = std::min(1.0, cluster.nicShare * it->second.low);
        better.nicShare = std::min(1.0, cluster.nicShare * it->second.high);
        own.low = speed.on(worse);
        own.high = speed.on(better);
        // MFU was measured with traffic, so a better link also implies a slower GPU without it.
        for (std::size_t i = 0; i < own.x.size(); ++i)
            if (own.low[i] > own.high[i])
                std::swap(own.low[i], own.high[i]);
    }
    return own;
}

// One curve per bandwidth that a named network reaches with this node's NICs.
std::vector<LinkCurve> fabricCurves(const ResolvedPlan& plan, const Catalog& catalog,
                                    const Speed& speed)
{
    const Cluster& cluster = plan.cluster;
    std::set<double, std::greater<>> rates;
    for (const Link& link : catalog.links)
        if (link.stop)
            rates.insert((link.bandwidth * (cluster.nics / cluster.nodeSize)).base());
    std::vector<LinkCurve> curves;
    for (const double rate : rates)
        if (!(std::abs(rate / cluster.perGpu.base() - 1) < 1e-9))
            curves.push_back(curveOf(speed, wired(cluster, Bandwidth(rate))));
    return curves;
}

SpeedupSeries seriesOf(const ResolvedPlan& plan, const Catalog& catalog, const Speed& speed)
{
    SpeedupSeries series;
    series.own = ownCurve(plan, speed);
    series.others = fabricCurves(plan, catalog, speed);
    // The same cluster without a dedicated link between the GPUs of a node.
    const Link* pcie = catalog.link(plan.cluster.gpu.pcie);
    if (pcie && pcie->id != plan.cluster.inside.id) {
        Cluster plain = plan.cluster;
        plain.inside = *pcie;
        plain.inside.domain = plain.nodeSize;
        LinkCurve curve = curveOf(speed, plain);
        curve.name = pcie->brief;
        curve.inside = true;
        series.others.push_back(std::move(curve));
    }
    return series;
}

} // namespace

SpeedupSeries speedupSeries(const ResolvedPlan& given, const Catalog& catalog, double gpus,
                            std::size_t work)
{
    ResolvedPlan plan = given;
    plan.cluster.count = gpus; // a batch that scales with GPUs is the plan's at the plan's count
    const Train& train = plan.work[work].train;
    Speed speed{axis(gpus), {}};
    speed.on = [&](const Cluster& cluster) {
        const TrainScaler scaler(cluster, train);
        std::vector<double> y;
        for (const double count : speed.gpus)
            y.push_back(scaler.speedup(count, cluster.perGpu));
        return y;
    };
    SpeedupSeries series = seriesOf(plan, catalog, speed);
    series.gpus = gpus;
    series.speedup = TrainScaler(plan.cluster, train).speedup(gpus, plan.cluster.perGpu);
    return series;
}

SpeedupSeries speedupSeries(const ResolvedPlan& plan, const Catalog& catalog, const Assessment& a,
                            std::size_t at)
{
    const Workload& work = plan.work[at];
    if (!work.trains())
        return {};
    if (!work.isComputed())
        return speedupSeries(plan, catalog, trainingGpus(a.decision, at), at);
    const TrainAnswer& answer = a.work[at];
    if (std::isnan(answer.speedup) || at >= a.decision.layouts.size())
        return {};
    const RunScaling scaling(plan, work, a.decision.layouts[at], answer);
    Speed speed{scaling.gpus(endOf(answer.gpusUsed)), {}};
    speed.on = [&](const Cluster& cluster) { return scaling.speedups(cluster, speed.gpus); };
    SpeedupSeries series = seriesOf(plan, catalog, speed);
    series.gpus = answer.gpusUsed;
    series.speedup = answer.speedup;
    series.aloneFits = answer.aloneFits;
    return series;
}

} // namespace engine

#include "model/engine/sizing/speedup.h"

#include "model/engine/knobs/adopt.h"
#include "model/engine/sizing/train.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace engine {
namespace {

constexpr int kPoints = 64;

// The axis ends at the second doubling past the plan, so that it does not run with the hand.
std::vector<double> axis(double gpus)
{
    const double end = std::max(16.0, std::exp2(std::floor(std::log2(gpus)) + 1));
    std::vector<double> x;
    for (int i = 0; i <= kPoints; ++i)
        x.push_back(1 + (end - 1) * i / kPoints);
    return x;
}

std::vector<double> values(const Cluster& cluster, const Train& train, Bandwidth rate,
                           const std::vector<double>& x)
{
    const TrainScaler scaler(cluster, train);
    std::vector<double> y;
    for (const double gpus : x)
        y.push_back(scaler.speedup(gpus, rate));
    return y;
}

LinkCurve ownCurve(const Plan& plan, const std::vector<double>& x)
{
    const Cluster& cluster = plan.cluster;
    const Train& train = plan.work.front().train;
    LinkCurve own;
    own.x = x;
    own.y = values(cluster, train, cluster.perGpu, x);
    own.rate = cluster.perGpu.base();
    if (std::abs(fabricRate(cluster) / cluster.perGpu - 1) < 1e-9)
        own.name = cluster.between.brief;
    if (const auto it = plan.spreads->find("cluster.nic_share"); it != plan.spreads->end()) {
        Cluster worse = cluster, better = cluster;
        worse.nicShare = std::min(1.0, cluster.nicShare * it->second.low);
        better.nicShare = std::min(1.0, cluster.nicShare * it->second.high);
        own.low = values(worse, train, cluster.perGpu, x);
        own.high = values(better, train, cluster.perGpu, x);
        // The share was measured with traffic, so a better link also means a slower GPU without.
        for (std::size_t i = 0; i < x.size(); ++i)
            if (own.low[i] > own.high[i])
                std::swap(own.low[i], own.high[i]);
    }
    return own;
}

// One curve for each rate that a named fabric gives with the NICs of this node.
std::vector<LinkCurve> fabricCurves(const Plan& plan, const Catalog& catalog,
                                    const std::vector<double>& x)
{
    Cluster cluster = plan.cluster;
    std::set<double, std::greater<>> rates;
    for (const Link& link : catalog.links)
        if (link.stop)
            rates.insert((link.bandwidth * (cluster.nics / cluster.nodeSize)).base());
    std::vector<LinkCurve> curves;
    for (const double rate : rates) {
        if (std::abs(rate / cluster.perGpu.base() - 1) < 1e-9)
            continue;
        LinkCurve curve;
        curve.x = x;
        curve.y = values(cluster, plan.work.front().train, Bandwidth(rate), x);
        curve.rate = rate;
        curves.push_back(std::move(curve));
    }
    return curves;
}

} // namespace

SpeedupSeries speedupSeries(const Plan& asked, const Catalog& catalog, double gpus)
{
    Plan plan = asked;
    plan.cluster.count = gpus; // a batch that grows is the plan's where the plan stands
    const std::vector<double> x = axis(gpus);
    SpeedupSeries series;
    series.own = ownCurve(plan, x);
    series.others = fabricCurves(plan, catalog, x);
    // The same cluster without a link of its own between the GPUs of a node.
    const Link* pcie = catalog.link(plan.cluster.gpu.pcie);
    if (pcie && pcie->id != plan.cluster.inside.id) {
        Cluster plain = plan.cluster;
        plain.inside = *pcie;
        plain.inside.domain = plain.nodeSize;
        LinkCurve curve;
        curve.x = x;
        curve.y = values(plain, plan.work.front().train, plain.perGpu, x);
        curve.rate = plain.perGpu.base();
        curve.name = pcie->brief;
        curve.inside = true;
        series.others.push_back(std::move(curve));
    }
    series.gpus = gpus;
    series.speedup =
        TrainScaler(plan.cluster, plan.work.front().train).speedup(gpus, plan.cluster.perGpu);
    return series;
}

} // namespace engine

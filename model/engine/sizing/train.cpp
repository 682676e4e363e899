#include "model/engine/sizing/train.h"

#include <cmath>

namespace engine {
namespace {

// A multiply and an add per parameter and token in the forward pass, and twice that in the backward
// pass, for the gradients of inputs and weights (arXiv 2104.04473).
constexpr WorkFactor kForward{2};
constexpr WorkFactor kBackward{4};

// Lower bound of a plausible MFU; it keeps the division finite.
constexpr double kLeast = 1e-9;

// The setup of the MFU measurement: the same GPU with its own link, on the stated number of GPUs.
Traffic shareTraffic(const Cluster& cluster, const Train& train, Bytes gradients)
{
    Wiring wiring = wiringOf(cluster, train.shareGpus, train.shareBetween);
    wiring.inside = train.shareInside * cluster.linkShare;
    wiring.domain = smaller(train.shareDomain, train.shareGpus);
    return gradientTraffic(gradients, wiring);
}

// MFU without traffic, from the one measured with it: step = compute + traffic.
Share shareAlone(Share measured, Seconds step, Seconds traffic)
{
    return smaller(1.0, measured / larger(kLeast, 1 - traffic / step));
}

} // namespace

WorkFactor workFactor(Recompute recompute)
{
    const WorkFactor once = kForward + kBackward;
    return recompute == Recompute::Full ? once + kForward : once;
}

Seconds sizingTime(Flops work, double gpus, FlopRate peak, Share share)
{
    return work / (gpus * share * peak);
}

double sizingGpus(Flops work, Seconds time, FlopRate peak, Share share)
{
    return work / (share * peak * time);
}

Traffic gradientTraffic(Bytes gradients, const Wiring& w)
{
    const double inside = smaller(w.domain, w.gpus);
    const double outside = larger(1.0, w.gpus / inside);
    Traffic traffic;
    // A ring moves (n − 1)/n of the data twice, in 2 (n − 1) steps (Patarasuk and Yuan 2009).
    traffic.inside =
        2 * (inside - 1) / inside * gradients / w.inside + 2 * (inside - 1) * w.insideLatency;
    // Each GPU of a node sends its own slice to the other nodes; a tree keeps latency logarithmic
    // in their number.
    traffic.between = 2 * (outside - 1) / outside * (gradients / inside) / w.between +
                      2 * std::log2(outside) * w.betweenLatency;
    return traffic;
}

Wiring wiringOf(const Cluster& c, double gpus, Bandwidth perGpu)
{
    Wiring w;
    w.gpus = gpus;
    w.domain = smaller(domainOf(c), gpus);
    w.inside = c.inside.bandwidth * c.linkShare;
    w.between = perGpu * c.nicShare;
    w.insideLatency = c.insideLatency;
    w.betweenLatency =
        c.betweenLatency + (c.between.latency.base() > 0 ? c.between.latency : Seconds{});
    return w;
}

TrainAnswer assessTrain(const Cluster& cluster, const Train& train, double gpus)
{
    const Model& model = train.model;
    TrainAnswer a;
    a.workFactor = workFactor(train.recompute);
    a.tokens = train.tokens;
    a.flops = a.workFactor * model.active * train.tokens;
    a.peak = cluster.gpu.peak(train.format);
    a.steps = train.tokens / train.batch;

    const Bytes gradients = train.gradientBytes * model.params;
    const Flops stepWork = a.workFactor * model.active * train.batch;
    a.shareStep = sizingTime(stepWork, train.shareGpus, a.peak, train.share);
    a.shareTraffic = shareTraffic(cluster, train, gradients).total();
    a.alone = shareAlone(train.share, a.shareStep, a.shareTraffic);

    const Wiring wiring = wiringOf(cluster, gpus, cluster.perGpu);
    const Traffic traffic = gradientTraffic(gradients, wiring);
    a.domain = wiring.domain;
    a.shareDomain = smaller(train.shareDomain, train.shareGpus);
    a.shareDomains = larger(1.0, train.shareGpus / a.shareDomain);
    a.domains = larger(1.0, gpus / wiring.domain);
    a.trafficInside = traffic.inside;
    a.trafficBetween = traffic.between;
    a.traffic = traffic.total();
    a.compute = sizingTime(stepWork, gpus, a.peak, a.alone);
    a.step = a.compute + a.traffic;
    a.efficiency = a.compute / a.step;
    a.waiting = a.traffic / a.step;
    a.reached = a.alone * a.efficiency;
    a.speedup = gpus * a.efficiency;

    a.time = sizingTime(a.flops, gpus, a.peak, a.reached);
    a.gpuTime = gpus * a.time;
    a.gpusNeeded = sizingGpus(a.flops, train.deadline, a.peak, a.reached);
    a.tokensPerSecond = train.tokens / a.time;
    a.sequences = train.batch / train.sequence;
    a.states = train.stateBytes * model.params;
    a.gpusPerReplica = a.states / (cluster.memoryUsable * cluster.gpu.memory);
    return a;
}

TrainScaler::TrainScaler(const Cluster& cluster, const Train& train)
    : cluster_(cluster)
    , train_(train)
    , stepWork_(workFactor(train.recompute) * train.model.active * train.batch)
    , gradients_(train.gradientBytes * train.model.params)
    , rate_(cluster.gpu.peak(train.format))
{
    const Seconds step = sizingTime(stepWork_, train.shareGpus, rate_, train.share);
    rate_ = rate_ * shareAlone(train.share, step, shareTraffic(cluster, train, gradients_).total());
}

Seconds TrainScaler::compute(double gpus) const
{
    return stepWork_ / (gpus * rate_);
}

Seconds TrainScaler::step(double gpus, Bandwidth perGpu) const
{
    return compute(gpus) + gradientTraffic(gradients_, wiringOf(cluster_, gpus, perGpu)).total();
}

double TrainScaler::speedup(double gpus, Bandwidth perGpu) const
{
    const Seconds traffic = gradientTraffic(gradients_, wiringOf(cluster_, gpus, perGpu)).total();
    // With a batch that scales with the GPUs, each GPU's share of the work is as in the plan.
    const double load = train_.scaling == Scaling::GrowingBatch ? cluster_.count : gpus;
    const Seconds work = compute(load);
    return gpus * (work / (work + traffic));
}

} // namespace engine

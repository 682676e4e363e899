#include "model/engine/recommend/step.h"

#include "model/engine/sizing/train.h"
#include "model/engine/training/fromplan.h"
#include "model/engine/training/torus.h"

#include <cmath>

namespace engine {
namespace {

// A row is read in the forward pass; in the backward pass its gradient and the row are read, and
// the row is written.
constexpr double kPasses = 4;
// Row-wise Adagrad stores one 32-bit number per row.
constexpr Bytes kState{4};
// Weights, gradients and two moments in 32 bits.
constexpr BytesPerParam kDense{16};
// Pooled rows, the resulting input and its gradient, in 32 bits; 64-bit indices of this step and
// the next.
constexpr Bytes kPooled{12}, kIndices{16};
// The backward pass's share of the passes over rows.
constexpr Share kBackwardPasses = 0.75;
// A multiply and an add per parameter and sample forward, and twice that backward.
constexpr WorkFactor kForward{2}, kBackward{4};

FlopRate denseRate(const ResolvedPlan& plan, const Workload& work)
{
    return work.rec.reached * plan.cluster.gpu.peak(work.train.format);
}

// All-to-all: traffic inside a domain uses its link, traffic leaving it the NICs.
void exchange(RecommendStep& s, const Recommend& job, const Wiring& w, const Cluster& cluster)
{
    const double gpus = w.gpus, inside = smaller(w.domain, gpus);
    const Bytes sent = (job.batch / gpus) * job.tables * job.dimension * job.sent;
    s.inside = 2 * ((inside - 1) / gpus * sent / (job.exchange * cluster.inside.bandwidth));
    const Bandwidth nics = allToAllShare(machineOf(cluster, gpus, {}), std::ceil(gpus / inside)) *
                           job.exchange * cluster.perGpu;
    s.between = 2 * ((gpus - inside) / gpus * sent / nics +
                     std::log2(larger(1.0, gpus / inside)) * w.betweenLatency);
    s.exchange = larger(s.inside, s.between);
}

} // namespace

Bytes rowOf(const Recommend& job)
{
    return job.dimension * job.value + kState;
}

Bytes keptOf(const Recommend& job)
{
    return job.tables * job.dimension * kPooled + job.lookups * kIndices;
}

Bytes memoryOf(const Recommend& job, double gpus)
{
    const bool here = job.home == TableHome::Gpu;
    const Bytes tables = here ? job.rows * rowOf(job) : Bytes{};
    return (tables + job.batch * keptOf(job)) / gpus + kDense * job.dense;
}

Bytes hostMemoryOf(const Recommend& job, double nodes)
{
    return job.home == TableHome::Host ? job.rows * rowOf(job) / nodes : Bytes{};
}

double leastGpus(const ResolvedPlan& plan, const Workload& work)
{
    const Recommend& job = work.rec;
    const Bytes usable = plan.cluster.memoryUsable * plan.cluster.gpu.memory;
    const Bytes left = usable - kDense * job.dense;
    if (!(left.base() > 0))
        return INFINITY;
    const double held = larger(1.0, std::ceil((memoryOf(job, 1) - kDense * job.dense) / left));
    const Bytes host = plan.cluster.node.hostMemory;
    if (job.home == TableHome::Gpu || !(host.base() > 0))
        return held;
    return larger(held, plan.cluster.nodeSize * std::ceil(hostMemoryOf(job, 1) / host));
}

RecommendStep recommendStep(const ResolvedPlan& plan, const Workload& work, double gpus)
{
    const Recommend& job = work.rec;
    const Cluster& cluster = plan.cluster;
    const Feed& feed = work.train.feed;
    const Wiring wiring = wiringOf(cluster, gpus, cluster.perGpu);
    RecommendStep s;
    const Bytes row = job.dimension * job.value;
    const double lookups = job.batch * job.lookups / gpus;
    s.lookup = kPasses * lookups * row / (job.gather * cluster.gpu.memoryBandwidth);
    if (job.home == TableHome::Host)
        s.host = 2 * (1 - job.hits) * lookups * row / hostLinkOf(cluster);
    exchange(s, job, wiring, cluster);
    const double samples = job.batch / gpus;
    s.dense = samples * ((kForward + kBackward) * Tokens(1) * job.dense) / denseRate(plan, work);
    s.reduce = gradientTraffic(BytesPerParam(4) * job.dense, wiring).total();
    const Seconds hides = kBackward / (kForward + kBackward) * s.dense + kBackwardPasses * s.lookup;
    s.exposed = larger(Seconds{}, s.reduce - hides);
    s.busy = job.pace * (s.lookup + s.host + s.exchange + s.dense + s.exposed + job.fixed);
    s.read = job.batch * job.sample / feed.storage;
    const double nodes = std::ceil(gpus / cluster.nodeSize);
    if (job.coreRate.base() > 0)
        s.prepare = job.batch / (nodes * feed.cores * job.coreRate);
    s.waits = larger(Seconds{}, larger(s.read, s.prepare) - s.busy);
    s.total = s.busy + s.waits;
    return s;
}

} // namespace engine

#include "model/engine/judgment/operations.h"

#include "model/engine/dials/dial.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

// Extra gradient communication time on Kubernetes networking, as claimed by an article.
constexpr Share kArticleOverhead = 0.2;

struct Operated {
    const Probe& p;
    bool runs = p.plan.runs();
    bool serves = p.plan.serves();
    double nodes = std::ceil(p.now.decision.nodes);

    // GPUs of the largest run, which must start together.
    double gang() const
    {
        double most = 0;
        for (std::size_t w = 0; w < p.plan.work.size(); ++w)
            if (p.plan.work[w].trains())
                most = larger(most, trainingGpus(p.now.decision, w));
        return std::ceil(most / p.plan.cluster.nodeSize);
    }
    double replicas() const
    {
        double all = 0;
        for (const ServeAnswer& s : p.now.serving)
            all += s.choice.replicas();
        return all;
    }
    // Fleet GPUs that are idle at average load, including standby.
    double idle() const
    {
        double all = 0;
        for (const ServeAnswer& s : p.now.serving)
            all += larger(0.0, s.choice.gpus() * (1 - s.on * s.busy));
        return all;
    }
    UsdRate hour() const
    {
        return p.plan.money.tenure == Tenure::Rent ? p.now.money.rentHour : p.now.money.ownHour;
    }
    // By how much a run would be slower. A single node needs no network.
    Share slowed() const
    {
        if (gang() <= 1)
            return 0;
        for (std::size_t w = 0; w < p.plan.work.size(); ++w)
            if (p.plan.work[w].isComputed())
                return kArticleOverhead * p.now.work[w].waiting;
        return kUnknown;
    }
    // Whether fleets leave more idle than runs would lose in a shared pool.
    bool pooled() const
    {
        return runs && serves && idle() > trainingGpus(p.now.decision) * slowed();
    }
};

} // namespace

std::vector<OperationRow> schedulersOf(const Probe& p)
{
    const Operated o{p};
    const bool one = o.nodes <= 1, both = o.runs && o.serves;
    const Finding::Argument nodes{o.nodes, Unit::Nodes}, gang{o.gang(), Unit::Nodes},
        replicas{o.replicas(), Unit::Count}, slowed{o.slowed(), Unit::Percent};
    std::vector<OperationRow> rows{{one ? "none" : "none_many", {nodes}, one}};
    const bool spans = o.gang() > 1;
    rows.push_back({!o.runs  ? "slurm_idle"
                    : !spans ? both ? "slurm_queue_mixed" : "slurm_queue"
                    : both   ? "slurm_mixed"
                             : "slurm",
                    {gang},
                    !one && o.runs && !both});
    if (!o.runs)
        rows.push_back({"kubernetes", {replicas}, !one});
    else if (!spans)
        rows.push_back({"kubernetes_jobs"});
    else if (std::isnan(o.slowed()))
        rows.push_back({"kubernetes_gang", {gang}});
    else
        rows.push_back({both ? "kubernetes_mixed" : "kubernetes_runs",
                        {slowed, {kArticleOverhead, Unit::Percent}}});
    rows.push_back(spans ? OperationRow{"nomad_gang", {gang}} : OperationRow{"nomad"});
    if (!both)
        return rows;
    const double serving = p.now.decision.serving, idle = o.idle();
    rows.push_back({"partitions",
                    {{trainingGpus(p.now.decision), Unit::Gpus}, {serving, Unit::Gpus}},
                    !one && !o.pooled()});
    rows.push_back({"pool",
                    {{idle, Unit::Gpus}, {(idle * o.hour()).base(), Unit::DollarPerYear}},
                    !one && o.pooled()});
    return rows;
}

std::vector<OperationRow> launchersOf(const Probe& p)
{
    const auto first = p.plan.first(&Workload::runs);
    if (!first)
        return {};
    const std::size_t w = *first;
    const Workload& run = p.plan.work[w];
    if (run.isBatch())
        return {{"ray_units", {{run.job.units, Unit::Count}}, true}};
    const double gpus =
        run.goesByShare() ? trainingGpus(p.now.decision, w) : p.now.work[w].gpusUsed;
    const bool many = run.kind == WorkloadKind::Sweep, roles = run.reinforces();
    std::vector<OperationRow> rows{{"torchrun", {{gpus, Unit::Gpus}}, !many && !roles}};
    if (many)
        rows.push_back({"ray_trials",
                        {{run.sweep.trials, Unit::Count}, {p.now.work[w].atOnce, Unit::Count}},
                        true});
    else
        rows.push_back({roles ? "ray_roles" : "ray_run", {}, roles});
    return rows;
}

std::vector<OperationRow> storesOf(const Probe& p)
{
    const auto computed = p.plan.first(&Workload::isComputed);
    if (!computed)
        return {};
    const std::size_t w = *computed;
    const Train& train = p.plan.work[w].train;
    const auto of = [&](const char* leaf) {
        return read(p.plan, p.now, findDial(p.plan, p.path(w, leaf)));
    };
    const bool fed = train.feed.sample.base() > 0;
    const Bandwidth storage = fed ? train.feed.storage : p.plan.risk.checkpoint.storage;
    const double checkpoint = of("checkpoint_size");
    const double data = fed ? of("dataset") : 0, drives = p.plan.cluster.node.drives.base();
    const double reads = fed ? of("feed_read") / of("step") * storage.base() : 0;
    const double needed = reads + checkpoint / of("checkpoint_interval");
    const bool local = fed && data <= drives, keepsUp = needed <= storage.base();
    std::vector<OperationRow> rows;
    if (fed)
        rows.push_back(
            {local ? "local" : "local_small", {{data, Unit::TB}, {drives, Unit::TB}}, local});
    rows.push_back({keepsUp ? "parallel" : "parallel_slow",
                    {{needed, Unit::GBPerSecond}, {storage.base(), Unit::GBPerSecond}},
                    !local && keepsUp});
    rows.push_back({"object", {{data + checkpoint, Unit::TB}}});
    return rows;
}

} // namespace engine

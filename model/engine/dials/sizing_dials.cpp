#include "model/engine/dials/row.h"
#include "model/engine/sizing/speedup_laws.h"
#include "model/engine/sizing/train.h"

#include <array>

namespace engine {
namespace {

using enum Unit;

// One exchange of all gradients, inside a domain and between domains.
#define HEADROOM_INSIDE(domain, bandwidth)                                                         \
    "2 * (" domain " - 1) / " domain " * work.*.gradient_bytes * work.*.params"                    \
    " / (" bandwidth " * cluster.link_share) + 2 * (" domain " - 1) * cluster.latency_inside"
#define HEADROOM_BETWEEN(domain, domains, bandwidth)                                               \
    "2 * (" domains " - 1) / " domains " * work.*.gradient_bytes * work.*.params / " domain        \
    " / (" bandwidth " * cluster.nic_share) + 2 * log2(" domains                                   \
    ") * (cluster.latency_between + known(cluster.between_link.latency))"

std::string_view tokensFormula(const Plan&, const Workload& w)
{
    switch (w.kind) {
    case WorkloadKind::Train: break;
    case WorkloadKind::Tune:
        return "work.*.tune.examples * work.*.tune.epochs * work.*.tune.length";
    case WorkloadKind::Sweep: return "work.*.sweep.length * work.*.tokens";
    case WorkloadKind::Serve: break;
    }
    return "1 * work.*.tokens";
}

double speedingGpus(const Plan& plan, const Assessment& a, std::size_t w)
{
    return plan.work[w].isComputed() ? a.work[w].gpusUsed : trainingGpus(a.decision);
}

// Of a run, as it is read; unknown while nobody says how large a sample is.
Bytes datasetOf(const Plan& plan, const Assessment& a, std::size_t w)
{
    const Bytes sample = plan.work[w].train.feed.sample;
    const TrainAnswer& t = a.work[w];
    return sample.base() > 0 ? t.tokens / t.sequenceTokens * sample : Bytes(kUnknown);
}

constexpr std::array kSizingDials{
    Dial{"cluster.gpus", Gpus, Room::Sizing,
         "best of the whole nodes, or the number asked for; cluster.count, cluster.node_size, "
         "work.*.deadline",
         HEADROOM_DIAL(a.decision.gpus)},
    Dial{"cluster.gpus_serving", Gpus, Room::Sizing,
         "sum of the GPUs of all fleets that serve; work.*.serve_gpus",
         HEADROOM_DIAL(a.decision.serving)},
    Dial{"cluster.gpus_training", Gpus, Room::Sizing, "cluster.gpus - cluster.gpus_serving",
         HEADROOM_DIAL(trainingGpus(a.decision))},
    Dial{"cluster.nodes", Nodes, Room::Sizing, "ceil(cluster.gpus / cluster.node_size)",
         HEADROOM_DIAL(a.decision.nodes)},
    Dial{"work.*.work_factor", WorkPerToken, Room::Sizing,
         "table of products: 2 forward, 4 backward, 2 more where the forward pass runs twice",
         HEADROOM_DIAL(a.work[w].workFactor), HEADROOM_IF_TRAINS,
         HEADROOM_COMPUTED_BY("table of useful products: 2 forward, 2 backward, 2 more where all "
                              "weights learn")},
    Dial{"work.*.run_tokens", TokensUnit, Room::Sizing, "table: the tokens of the kind of work",
         HEADROOM_DIAL(a.work[w].tokens), HEADROOM_IF_TRAINS, tokensFormula},
    Dial{"work.*.flops", FlopsUnit, Room::Sizing,
         "work.*.work_factor * work.*.active * work.*.run_tokens", HEADROOM_DIAL(a.work[w].flops),
         HEADROOM_IF_TRAINS},
    Dial{"work.*.peak", TeraflopPerSecond, Room::Sizing,
         "table of the GPU's peaks, by number format"
         "; cluster.gpu.peak_*",
         HEADROOM_DIAL(a.work[w].peak), HEADROOM_IF_TRAINS},
    Dial{"work.*.time", Days, Room::Sizing,
         "work.*.flops / (cluster.gpus_training * work.*.peak * work.*.reached"
         " * work.*.goodput_reached)",
         HEADROOM_DIAL(a.work[w].time), HEADROOM_IF_TRAINS,
         HEADROOM_SWEPT_BY("work.*.steps * work.*.step / work.*.goodput_reached",
                           "work.*.sweep_rounds * work.*.sweep_mean_trial")},
    Dial{"work.*.gpu_hours", GpuHours, Room::Sizing, "cluster.gpus_training * work.*.time",
         HEADROOM_DIAL(a.work[w].gpuTime), HEADROOM_IF_TRAINS},
    Dial{"work.*.gpus_needed", Gpus, Room::Sizing,
         "work.*.flops / (work.*.peak * work.*.reached * work.*.goodput_reached"
         " * work.*.deadline)",
         HEADROOM_DIAL(a.work[w].gpusNeeded), HEADROOM_IF_TRAINS,
         HEADROOM_SWEPT_BY(
             "cluster.gpus_training * work.*.time / work.*.deadline",
             "work.*.sweep_at_once * min(work.*.sweep.gpus_each, cluster.gpus_training)"
             " * work.*.time / work.*.deadline")},
    Dial{"work.*.reached", Percent, Room::Sizing, "work.*.alone * work.*.compute / work.*.step",
         HEADROOM_DIAL(a.work[w].reached), HEADROOM_IF_TRAINS,
         HEADROOM_COMPUTED_BY("work.*.flops / (work.*.steps * work.*.layout_gpus * work.*.peak"
                              " * work.*.step)")},
    Dial{"work.*.alone", Percent, Room::Sizing,
         "min(1, work.*.share / max(1e-9, 1 - work.*.share_traffic / work.*.share_step))",
         HEADROOM_DIAL(a.work[w].alone), HEADROOM_IF_TRAINS,
         HEADROOM_COMPUTED_BY("work.*.flops / (work.*.steps * work.*.layout_gpus * work.*.peak"
                              " * work.*.compute)")},
    Dial{"work.*.share_step", Second, Room::Sizing,
         "work.*.work_factor * work.*.active * work.*.batch"
         " / (work.*.share_gpus * work.*.peak * work.*.share)",
         HEADROOM_DIAL(a.work[w].shareStep), HEADROOM_IF_SHARE},
    Dial{"work.*.share_traffic", Second, Room::Sizing,
         HEADROOM_INSIDE("work.*.share_domain_used", "work.*.share_inside") " + " HEADROOM_BETWEEN(
             "work.*.share_domain_used", "work.*.share_domains", "work.*.share_between"),
         HEADROOM_DIAL(a.work[w].shareTraffic), HEADROOM_IF_SHARE},
    Dial{"work.*.share_domain_used", Gpus, Room::Sizing,
         "min(work.*.share_domain, work.*.share_gpus)", HEADROOM_DIAL(a.work[w].shareDomain),
         HEADROOM_IF_SHARE},
    Dial{"work.*.share_domains", Count, Room::Sizing,
         "max(1, work.*.share_gpus / work.*.share_domain_used)",
         HEADROOM_DIAL(a.work[w].shareDomains), HEADROOM_IF_SHARE},
    Dial{"work.*.steps", Count, Room::Sizing, "work.*.tokens / work.*.batch",
         HEADROOM_DIAL(a.work[w].steps), HEADROOM_IF_TRAINS,
         HEADROOM_COMPUTED_BY("work.*.run_tokens / (work.*.sequences * work.*.sequence_tokens)")},
    Dial{"work.*.step", Second, Room::Sizing, "work.*.compute + work.*.traffic",
         HEADROOM_DIAL(a.work[w].step), HEADROOM_IF_TRAINS,
         HEADROOM_COMPUTED_BY("work.*.step_gpus + work.*.step_feed")},
    Dial{"work.*.compute", Second, Room::Sizing,
         "work.*.work_factor * work.*.active * work.*.batch"
         " / (cluster.gpus_training * work.*.peak * work.*.alone)",
         HEADROOM_DIAL(a.work[w].compute), HEADROOM_IF_TRAINS,
         HEADROOM_COMPUTED_BY("work.*.step - work.*.traffic - work.*.step_feed")},
    Dial{"work.*.traffic", Second, Room::Sizing, "work.*.traffic_inside + work.*.traffic_between",
         HEADROOM_DIAL(a.work[w].traffic), HEADROOM_IF_TRAINS,
         HEADROOM_COMPUTED_BY("work.*.step_tensor + work.*.step_context + work.*.step_expert"
                              " + work.*.step_gather + work.*.step_sends + work.*.step_data")},
    Dial{"work.*.traffic_inside", Second, Room::Sizing,
         HEADROOM_INSIDE("work.*.domain", "cluster.inside_link.bandwidth"),
         HEADROOM_DIAL(a.work[w].trafficInside), HEADROOM_IF_SHARE},
    Dial{"work.*.traffic_between", Second, Room::Sizing,
         HEADROOM_BETWEEN("work.*.domain", "work.*.domains", "cluster.between_rate"),
         HEADROOM_DIAL(a.work[w].trafficBetween), HEADROOM_IF_SHARE},
    Dial{"cluster.domain", Gpus, Room::Sizing,
         "table: the GPUs that share the inside link"
         "; cluster.inside_link.domain, cluster.node_size",
         HEADROOM_DIAL(domainOf(p.cluster))},
    Dial{"work.*.domain", Gpus, Room::Sizing, "min(cluster.domain, cluster.gpus_training)",
         HEADROOM_DIAL(a.work[w].domain), HEADROOM_IF_TRAINS},
    Dial{"work.*.domains", Count, Room::Sizing, "max(1, cluster.gpus_training / work.*.domain)",
         HEADROOM_DIAL(a.work[w].domains), HEADROOM_IF_TRAINS},
    Dial{"work.*.waiting", Percent, Room::Sizing, "work.*.traffic / work.*.step",
         HEADROOM_DIAL(a.work[w].waiting), HEADROOM_IF_TRAINS},
    Dial{"work.*.efficiency", Percent, Room::Sizing, "work.*.compute / work.*.step",
         HEADROOM_DIAL(a.work[w].efficiency), HEADROOM_IF_TRAINS,
         HEADROOM_COMPUTED_BY("work.*.speedup / work.*.layout_gpus")},
    Dial{"work.*.speedup", Count, Room::Sizing, "cluster.gpus_training * work.*.efficiency",
         HEADROOM_DIAL(a.work[w].speedup), HEADROOM_IF_TRAINS,
         HEADROOM_COMPUTED_BY("work.*.one_gpu_step / work.*.step")},
    Dial{"work.*.one_gpu_step", Second, Room::Sizing,
         "best of the layouts of one GPU for the same batch"
         "; " HEADROOM_OF_MODEL ", work.*.batch, work.*.tune.batch, work.*.sequence_tokens, "
         "work.*.tuning, work.*.pace, cluster.gpu.peak_*, cluster.gpu.memory_bandwidth, "
         "cluster.gpu.multiprocessors",
         HEADROOM_DIAL(a.work[w].aloneStep), HEADROOM_IF_COMPUTED},
    Dial{"work.*.one_gpu_memory", GiB, Room::Sizing,
         "best of the layouts of one GPU for the same batch: its memory"
         "; " HEADROOM_OF_MODEL ", work.*.sequence_tokens, work.*.tune.rank",
         HEADROOM_DIAL(a.work[w].aloneMemory), HEADROOM_IF_COMPUTED},
    // As Amdahl has it: what would have to run on one GPU alone to explain the speed-up.
    Dial{"work.*.serial_share", Percent, Room::Sizing,
         "(cluster.gpus_training / work.*.speedup - 1) / positive(cluster.gpus_training - 1)",
         HEADROOM_DIAL(serialShare(speedingGpus(p, a, w), a.work[w].speedup)), HEADROOM_IF_TRAINS,
         HEADROOM_COMPUTED_BY("(work.*.layout_gpus / work.*.speedup - 1) / "
                              "positive(work.*.layout_gpus - 1)")},
    Dial{"work.*.dataset", TB, Room::Sizing,
         "work.*.run_tokens / work.*.sequence_tokens * positive(work.*.feed.sample)",
         HEADROOM_DIAL(datasetOf(p, a, w)), HEADROOM_IF_COMPUTED},
    Dial{"work.*.sequences", Count, Room::Sizing, "work.*.batch / work.*.sequence",
         HEADROOM_DIAL(a.work[w].sequences), HEADROOM_IF_TRAINS,
         HEADROOM_COMPUTED_BY("table: whole sequences of a batch, so many that replicas can "
                              "share them"
                              "; work.*.batch, work.*.sequence, work.*.tune.batch")},
    Dial{"work.*.states", TB, Room::Sizing, "work.*.state_bytes * work.*.params",
         HEADROOM_DIAL(a.work[w].states), HEADROOM_IF_SHARE},
    Dial{"work.*.copy_gpus", Gpus, Room::Sizing,
         "work.*.states / (cluster.memory_usable * cluster.gpu.memory)",
         HEADROOM_DIAL(a.work[w].copyGpus), HEADROOM_IF_SHARE},
    Dial{"work.*.tokens_per_second", Count, Room::Sizing, "work.*.tokens / work.*.time",
         HEADROOM_DIAL(a.work[w].tokensPerSecond), HEADROOM_IF_TRAINS,
         HEADROOM_SWEPT_BY("work.*.run_tokens / work.*.time",
                           "work.*.sweep_at_once * work.*.run_tokens / work.*.sweep_trial")},
};

} // namespace

std::span<const Dial> sizingDials()
{
    return kSizingDials;
}

} // namespace engine

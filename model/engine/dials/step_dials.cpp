#include "model/engine/dials/row.h"
#include "model/engine/training/confidence.h"
#include "model/engine/training/stack.h"

#include <array>
#include <cmath>

namespace engine {
namespace {

using enum Unit;

// The kernel's own parts, in which a step is told; those of the plan are so much longer by the
// software and by own measurement.
const StepTime& parts(const Assessment& a, std::size_t w)
{
    return a.work[w].parts;
}
const Layout& layout(const Assessment& a, std::size_t w)
{
    return a.decision.layouts[w].layout;
}

double meanLayers(const Assessment& a, std::size_t w)
{
    return a.work[w].layers / layout(a, w).pipeline;
}

double stackFactor(const Plan& p, std::size_t w)
{
    return traitsOf(p.work[w].train.stack, generationOf(p.cluster.gpu.generation), *p.training)
        .factor;
}
double sendsShown(const Plan& p, std::size_t w)
{
    return p.work[w].train.stack == Stack::Classic ? 1 : p.training->sendsExposed;
}
#define HEADROOM_STEP_PART(name, formula)                                                          \
    Dial                                                                                           \
    {                                                                                              \
        "work.*.step_" #name, Second, Room::Training, formula,                                     \
            HEADROOM_KERNEL(a.work[w].tuning* parts(a, w).name), HEADROOM_IF_COMPUTED              \
    }
#define HEADROOM_OF_LAYERS(name)                                                                   \
    HEADROOM_STEP_PART(name, "work.*.step_factor * work.*.micro_batches * work.*.layers_stage"     \
                             " * work.*.layer_" #name)
#define HEADROOM_LAYER(name, expr, formula)                                                        \
    Dial                                                                                           \
    {                                                                                              \
        "work.*.layer_" #name, Second, Room::Training, formula, HEADROOM_KERNEL(expr),             \
            HEADROOM_IF_COMPUTED                                                                   \
    }
#define HEADROOM_BOTH(name, formula)                                                               \
    HEADROOM_LAYER(name, parts(a, w).layer.forward.name + parts(a, w).layer.backward.name, formula)
#define HEADROOM_DETAIL(name, unit, formula, expr)                                                 \
    Dial                                                                                           \
    {                                                                                              \
        "work.*." name, unit, Room::Training, formula, HEADROOM_KERNEL(expr), HEADROOM_IF_COMPUTED \
    }

#define HEADROOM_PIPE                                                                              \
    "(work.*.step_factor * work.*.micro_batches * work.*.stage + work.*.step_bubble"               \
    " + work.*.step_sends)"

constexpr std::array kParts{
    HEADROOM_DETAIL("step_gpus", Second,
                    "work.*.step_products + work.*.step_attention + work.*.step_elementwise"
                    " + work.*.step_floor + work.*.step_recompute + work.*.step_vocabulary"
                    " + work.*.step_tensor + work.*.step_context + work.*.step_expert"
                    " + work.*.step_gather + work.*.step_bubble + work.*.step_sends"
                    " + work.*.step_data + work.*.step_optimizer + work.*.step_offload"
                    " + work.*.step_straggling + work.*.step_host",
                    a.work[w].tuning* parts(a, w).total),
    HEADROOM_OF_LAYERS(products),
    HEADROOM_OF_LAYERS(attention),
    HEADROOM_OF_LAYERS(elementwise),
    HEADROOM_OF_LAYERS(floor),
    HEADROOM_OF_LAYERS(recompute),
    HEADROOM_STEP_PART(vocabulary, "work.*.step_factor * work.*.micro_batches"
                                   " * (work.*.stage - work.*.layers_stage * work.*.layer_all)"),
    HEADROOM_OF_LAYERS(tensor),
    HEADROOM_OF_LAYERS(context),
    HEADROOM_OF_LAYERS(expert),
    HEADROOM_OF_LAYERS(gather),
    HEADROOM_STEP_PART(bubble,
                       "work.*.step_factor * (work.*.layout_pipeline - 1)"
                       " / work.*.layout_interleave * work.*.layers_stage * work.*.layer_all"),
    HEADROOM_STEP_PART(sends,
                       "work.*.step_factor * (2 * (work.*.send_inside * (work.*.layout_pipeline - 1"
                       " - work.*.node_borders) + work.*.send_between * work.*.node_borders)"
                       " + work.*.micro_batches * (2 * work.*.sends_shown * min(work.*.one_send,"
                       " work.*.stage) + max(0, work.*.one_send - work.*.stage)))"),
    HEADROOM_STEP_PART(
        data, "table of gradients out and weights back between the replicas: a ring in "
              "the node and between nodes, less what runs behind the passes"
              "; work.*.step_factor, work.*.stage, " HEADROOM_OF_MODEL ", " HEADROOM_OF_INSIDE
              ", cluster.inside_link.domain, cluster.node_size, " HEADROOM_OF_OUTSIDE
              ", cluster.between_link.latency, cluster.latency_between"),
    HEADROOM_STEP_PART(optimizer,
                       "table of the bytes that the optimizer reads and writes, over the "
                       "rate of the memory"
                       "; work.*.step_factor, " HEADROOM_OF_MODEL ", cluster.gpu.memory_bandwidth"),
    HEADROOM_STEP_PART(offload, "table of what goes to the host and back, beyond what hides"
                                "; work.*.step_factor, " HEADROOM_OF_MODEL),
    HEADROOM_STEP_PART(straggling, HEADROOM_PIPE " * (work.*.slowdown - 1) + work.*.step_data"
                                                 " * (work.*.straggle - 1)"),
    HEADROOM_STEP_PART(host, "table: what the host needs for each step"
                             "; work.*.step_factor"),
    Dial{"work.*.step_feed", Second, Room::Training,
         "max(0, known(work.*.feed_time) - work.*.step_gpus)", HEADROOM_KERNEL(a.work[w].waitFeed),
         HEADROOM_IF_COMPUTED},
};

#define HEADROOM_IF_FED HEADROOM_IF(w.isComputed() && w.train.feed.sample.base() > 0)

constexpr std::array kDetails{
    HEADROOM_DETAIL("step_factor", None, "work.*.tuning_factor * work.*.pace", a.work[w].tuning),
    HEADROOM_DETAIL("tuning_factor", None,
                    "table: what a team's first run takes longer than published ones, by as much "
                    "of it as is said"
                    "; work.*.tuning",
                    tuningFactor(p.work[w].train.tuning, *p.training)),
    HEADROOM_BOTH(products, "table of matrix products: their FLOPs over the rate that products of "
                            "that size reach, forward and backward"
                            "; " HEADROOM_OF_MODEL ", work.*.sequence_tokens, cluster.gpu.peak_*, "
                            "cluster.gpu.memory_bandwidth, cluster.gpu.multiprocessors"),
    HEADROOM_BOTH(attention,
                  "table of the attention's core: its FLOPs over the rate it reaches"
                  "; " HEADROOM_OF_MODEL
                  ", work.*.sequence_tokens, cluster.gpu.peak_*, cluster.gpu.memory_bandwidth"),
    HEADROOM_BOTH(elementwise,
                  "table of the bytes that norms, activations and sums move"
                  "; " HEADROOM_OF_MODEL ", work.*.sequence_tokens, cluster.gpu.memory_bandwidth"),
    HEADROOM_BOTH(floor, "table: what the host needs to launch a layer beyond its work"),
    HEADROOM_BOTH(tensor, "table of the tensor group's exchanges, less what hides"
                          "; " HEADROOM_OF_MODEL ", work.*.sequence_tokens, " HEADROOM_OF_INSIDE),
    HEADROOM_BOTH(context, "table of keys and values around the ring, less what hides"
                           "; work.*.model.head_dim, work.*.model.kv_heads, "
                           "work.*.sequence_tokens, " HEADROOM_OF_INSIDE
                           ", cluster.inside_link.domain, " HEADROOM_OF_OUTSIDE),
    HEADROOM_BOTH(expert, "table of tokens to their experts and back, less what hides"
                          "; " HEADROOM_OF_MODEL ", work.*.sequence_tokens, " HEADROOM_OF_INSIDE),
    HEADROOM_LAYER(recompute, parts(a, w).layerRecompute,
                   "table: the part of the forward pass that runs again"
                   "; work.*.layer_products, work.*.layer_attention, work.*.layer_elementwise, "
                   "work.*.layer_tensor"),
    HEADROOM_LAYER(gather, parts(a, w).layerGather,
                   "table of weights that come together for each pass, less what hides"
                   "; " HEADROOM_OF_MODEL ", cluster.node_size, cluster.inside_link.domain, "
                   "cluster.latency_inside, " HEADROOM_OF_OUTSIDE
                   ", cluster.between_link.latency, cluster.latency_between"),
    HEADROOM_LAYER(all, parts(a, w).layerAll,
                   "work.*.layer_products + work.*.layer_attention + work.*.layer_elementwise"
                   " + work.*.layer_floor + work.*.layer_tensor + work.*.layer_context"
                   " + work.*.layer_expert + work.*.layer_recompute + work.*.layer_gather"),
    HEADROOM_DETAIL("vocabulary_pass", Second,
                    "table of the embedding's product, logits and loss of a micro-batch"
                    "; " HEADROOM_OF_MODEL
                    ", work.*.sequence_tokens, cluster.gpu.peak_*, cluster.gpu.memory_bandwidth, "
                    "cluster.gpu.multiprocessors",
                    parts(a, w).vocabularyPass),
    HEADROOM_DETAIL("stage", Second,
                    "max(work.*.layers_most * work.*.layer_all, max(0, work.*.layers"
                    " - (work.*.layout_pipeline - 1) * work.*.layers_most) * work.*.layer_all"
                    " + work.*.vocabulary_pass)",
                    parts(a, w).stage),
    HEADROOM_DETAIL("layers", Count,
                    "table: the layers of the model, of the size asked for"
                    "; " HEADROOM_OF_MODEL,
                    a.work[w].layers),
    HEADROOM_DETAIL("layers_stage", Count, "work.*.layers / work.*.layout_pipeline",
                    meanLayers(a, w)),
    HEADROOM_DETAIL("layers_most", Count, "ceil(work.*.layers / work.*.layout_pipeline)",
                    std::ceil(meanLayers(a, w))),
    HEADROOM_DETAIL("micro_batches", Count,
                    "work.*.sequences / (work.*.layout_data * work.*.layout_micro_batch)",
                    parts(a, w).microBatches),
    HEADROOM_DETAIL(
        "one_send", Second,
        "work.*.layout_interleave * max(work.*.send_inside, work.*.send_between)",
        layout(a, w).interleave* larger(parts(a, w).sendInside, parts(a, w).sendBetween)),
    HEADROOM_DETAIL("send_inside", Second,
                    "table of a micro-batch to the next stage in the node: latency, and its bytes "
                    "over the rate of the link"
                    "; " HEADROOM_OF_MODEL ", work.*.sequence_tokens, " HEADROOM_OF_INSIDE,
                    parts(a, w).sendInside),
    HEADROOM_DETAIL("send_between", Second,
                    "table of a micro-batch to the next stage on another node: latency, and its "
                    "bytes over the rate of the NICs that the ranks share"
                    "; " HEADROOM_OF_MODEL ", work.*.sequence_tokens, " HEADROOM_OF_OUTSIDE
                    ", cluster.between_link.latency, cluster.latency_between, cluster.node_size",
                    parts(a, w).sendBetween),
    HEADROOM_DETAIL("node_borders", Count,
                    "table: boundaries between stages that are borders between nodes too"
                    "; work.*.layout_pipeline, work.*.layout_tensor, work.*.layout_context, "
                    "work.*.layout_data, cluster.node_size",
                    parts(a, w).nodeBorders),
    HEADROOM_DETAIL("sends_shown", Percent, "table: the part of the sends that does not hide",
                    sendsShown(p, w)),
    HEADROOM_DETAIL("straggle", None,
                    "table: replicas wait for the slowest of them, the more nodes the longer",
                    parts(a, w).straggle),
    HEADROOM_DETAIL("slowdown", None, "work.*.stack_factor * work.*.straggle",
                    parts(a, w).slowdown),
    HEADROOM_DETAIL("stack_factor", None, "table of what the software loses", stackFactor(p, w)),
    Dial{"work.*.feed_read", Second, Room::Training,
         "work.*.sequences * work.*.feed.sample / work.*.feed.storage",
         HEADROOM_KERNEL(a.work[w].feedRead), HEADROOM_IF_FED,
         HEADROOM_SWEPT_BY("", "work.*.sequences * work.*.sweep_at_once * work.*.feed.sample"
                               " / work.*.feed.storage")},
    Dial{"work.*.feed_prepare", Second, Room::Training,
         "work.*.sequences / (ceil(work.*.layout_gpus / cluster.node_size) * work.*.feed.cores"
         " * work.*.feed.core_rate)",
         HEADROOM_KERNEL(a.work[w].feedPrepare), HEADROOM_IF_FED},
    Dial{"work.*.feed_time", Second, Room::Training, "max(work.*.feed_read, work.*.feed_prepare)",
         HEADROOM_KERNEL(a.work[w].feed), HEADROOM_IF_FED},
    HEADROOM_DETAIL(
        "tokens_per_second_gpu", Count,
        "work.*.sequences * work.*.sequence_tokens / (work.*.layout_gpus * work.*.step)",
        a.work[w].sequences* a.work[w].sequenceTokens.base() /
            (a.work[w].gpusUsed * a.work[w].step.base())),
    Dial{"work.*.sequence_tokens", TokensUnit, Room::Training,
         "table: tokens of a sequence or an example"
         "; work.*.sequence, work.*.tune.length",
         HEADROOM_DIAL(a.work[w].sequenceTokens), HEADROOM_IF_COMPUTED},
};

} // namespace

std::span<const Dial> stepDials()
{
    static const std::vector<Dial> all = [] {
        std::vector<Dial> v(kParts.begin(), kParts.end());
        v.insert(v.end(), kDetails.begin(), kDetails.end());
        return v;
    }();
    return all;
}

} // namespace engine

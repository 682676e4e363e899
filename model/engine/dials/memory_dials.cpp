#include "model/engine/dials/row.h"

#include <array>

namespace engine {
namespace {

using enum Unit;

#define HEADROOM_ROW(name, unit, formula, expr)                                                    \
    Dial                                                                                           \
    {                                                                                              \
        "work.*." name, unit, Room::Training, formula, HEADROOM_KERNEL(expr), HEADROOM_IF_COMPUTED \
    }
#define HEADROOM_HELD(name, formula)                                                               \
    HEADROOM_ROW("memory_" #name, GiB, formula, a.work[w].memory.name)
#define HEADROOM_DEGREE(name, member, unit)                                                        \
    HEADROOM_ROW("layout_" name, unit, "best of the layouts that hold the model",                  \
                 a.decision.layouts[w].layout.member)

constexpr std::array kMemoryDials{
    HEADROOM_ROW("memory", GiB,
                 "work.*.memory_weights + work.*.memory_gradients + work.*.memory_optimizer"
                 " + work.*.memory_activations + work.*.memory_logits + work.*.memory_buffers"
                 " + work.*.memory_fragmentation",
                 a.work[w].memory.total()),
    HEADROOM_HELD(weights, "table of the weights of the fullest stage, by tensor and shard groups"
                           "; " HEADROOM_OF_MODEL),
    HEADROOM_HELD(gradients, "table of the gradients kept between micro-batches"
                             "; " HEADROOM_OF_MODEL),
    HEADROOM_HELD(optimizer, "table of master weights and moments, by those who share them"
                             "; " HEADROOM_OF_MODEL ", work.*.tune.rank"),
    HEADROOM_HELD(activations,
                  "table of what each layer keeps for its backward pass, times the "
                  "micro-batches that wait"
                  "; " HEADROOM_OF_MODEL ", work.*.sequence_tokens, work.*.tune.batch"),
    HEADROOM_HELD(logits, "table of the loss over the vocabulary"
                          "; " HEADROOM_OF_MODEL ", work.*.sequence_tokens"),
    HEADROOM_HELD(buffers, "table of the driver's context and the buffers of communication"),
    HEADROOM_HELD(fragmentation, "table of what activations take beyond what is counted"
                                 "; work.*.memory_activations, work.*.memory_logits"),
    HEADROOM_ROW("memory_host", GiB,
                 "table of what the host holds for a GPU"
                 "; " HEADROOM_OF_MODEL,
                 a.work[w].memory.host),
    HEADROOM_ROW("memory_host_usable", GiB,
                 "table of what the host has room for, a GPU"
                 "; cluster.node.host_memory",
                 a.work[w].hostUsable),
    Dial{"work.*.memory_usable", GiB, Room::Training, "cluster.memory_usable * cluster.gpu.memory",
         HEADROOM_DIAL(a.work[w].usable), HEADROOM_IF_COMPUTED},
    HEADROOM_ROW("memory_left", GiB, "work.*.memory_usable - work.*.memory",
                 a.work[w].usable - a.work[w].memory.total()),
    HEADROOM_DEGREE("tensor", tensor, Count),
    HEADROOM_DEGREE("pipeline", pipeline, Count),
    HEADROOM_DEGREE("interleave", interleave, Count),
    HEADROOM_DEGREE("context", context, Count),
    HEADROOM_DEGREE("expert", expert, Count),
    HEADROOM_DEGREE("data", data, Count),
    HEADROOM_DEGREE("micro_batch", microBatch, Count),
    HEADROOM_ROW("layout_gpus", Gpus,
                 "work.*.layout_tensor * work.*.layout_pipeline * work.*.layout_context"
                 " * work.*.layout_data",
                 a.work[w].gpusUsed),
    Dial{"work.*.replicas", Count, Room::Training, "1 * work.*.layout_data",
         HEADROOM_DIAL(a.work[w].replicas), HEADROOM_IF_TRAINS,
         HEADROOM_SHARED_BY(
             "max(1, floor(cluster.gpus_training / max(1, ceil(work.*.copy_gpus))))")},
    HEADROOM_ROW("replica_gpus", Gpus, "work.*.layout_gpus / work.*.replicas",
                 a.work[w].gpusUsed / a.work[w].replicas),
    HEADROOM_ROW("sigma_kind", Percent,
                 "table of how far predictions of that kind lay from what was measured"
                 "; work.*.tuning",
                 a.work[w].confidence.time),
    Dial{"work.*.sigma", Percent, Room::Training, "1 * work.*.sigma_kind",
         HEADROOM_KERNEL(a.work[w].sigma), HEADROOM_IF_COMPUTED,
         [](const Plan&, const Workload& w) -> std::string_view {
             return std::isnan(w.train.paceSigma) ? "" : "1 * work.*.pace_sigma";
         }},
    HEADROOM_ROW("sigma_narrowed", Percent, "max(0, 1 - work.*.sigma / work.*.sigma_kind)",
                 larger(0.0, 1 - a.work[w].sigma / a.work[w].confidence.time)),
};

} // namespace

std::span<const Dial> memoryDials()
{
    return kMemoryDials;
}

} // namespace engine

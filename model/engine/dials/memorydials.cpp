#include "model/engine/dials/row.h"

namespace engine {
namespace {

using enum Unit;

// Formulas in prose that several figures share.
constexpr const char* kBestLayout =
    L("Formulas", "Of all parallel layouts on these GPUs that fit in memory, the one with the "
                  "fastest conservative estimate; or the pinned layout.");

constexpr Dial kMemoryDials[] = {
    laidOut("work.*.memory", GiB,
            [](const Assessment& a, std::size_t w) { return a.work[w].memory.total(); })
        .formula("work.*.memory_weights + work.*.memory_gradients + work.*.memory_optimizer + "
                 "work.*.memory_activations + work.*.memory_logits + work.*.memory_buffers + "
                 "work.*.memory_fragmentation")
        .keyFigure()
        .label(L("Dials", "Memory per GPU"))
        .tip(L("Dials", "Memory used on the fullest GPU.")),
    laidOut<&TrainAnswer::memory, &MemoryParts::weights>("work.*.memory_weights", GiB)
        .formula(
            prose(L("Formulas",
                    "Weights of the fullest stage, divided by the tensor parallel size and by the "
                    "ranks that share one copy of them."),
                  "work.*.media.encoder, " HEADROOM_OF_MODEL))
        .formulaIf(kReinforces,
                   prose(L("Formulas",
                           "Weights of the fullest stage of the policy, and of a critic, a "
                           "reference policy and a reward model where there is one, divided by "
                           "the tensor parallel size and by the ranks that share one copy of "
                           "them."),
                         HEADROOM_OF_MODEL))
        .label(L("Dials", "Weights"))
        .tip(L("Dials", "GPU memory taken by the weights.")),
    laidOut<&TrainAnswer::memory, &MemoryParts::gradients>("work.*.memory_gradients", GiB)
        .formula(
            prose(L("Formulas",
                    "Gradients kept between micro-batches, for the parameters held by this GPU."),
                  "work.*.media.encoder, " HEADROOM_OF_MODEL))
        .label(L("Dials", "Gradients"))
        .tip(L("Dials", "GPU memory taken by the gradients.")),
    laidOut<&TrainAnswer::memory, &MemoryParts::optimizer>("work.*.memory_optimizer", GiB)
        .formula(prose(
            L("Formulas",
              "Master weights and optimizer moments, divided by the replicas that share them."),
            "work.*.media.encoder, " HEADROOM_OF_MODEL ", work.*.tune.rank"))
        .formulaIf(kReinforces,
                   prose(L("Formulas",
                           "Master weights and optimizer moments of the policy, and of a critic "
                           "with PPO, divided by the replicas that share them."),
                         HEADROOM_OF_MODEL))
        .label(L("Dials", "Optimizer state"))
        .tip(L("Dials", "GPU memory that the optimizer keeps between steps.")),
    laidOut<&TrainAnswer::memory, &MemoryParts::activations>("work.*.memory_activations", GiB)
        .formula(prose(
            L("Formulas",
              "Activations that each layer keeps of a micro-batch for the backward pass, "
              "times the micro-batches in flight."),
            HEADROOM_OF_MODEL ", work.*.sequence_tokens, work.*.tune.batch, work.*.micro_batches"))
        .label(L("Dials", "Activations"))
        .tip(L("Dials", "GPU memory for what the backward pass needs.")),
    laidOut<&TrainAnswer::memory, &MemoryParts::logits>("work.*.memory_logits", GiB)
        .formula(prose(L("Formulas", "Logits of a micro-batch over the vocabulary."),
                       HEADROOM_OF_MODEL ", work.*.sequence_tokens"))
        .label(L("Dials", "Logits"))
        .tip(L("Dials", "GPU memory for the loss over the vocabulary.")),
    laidOut<&TrainAnswer::memory, &MemoryParts::buffers>("work.*.memory_buffers", GiB)
        .formula(prose(L("Formulas", "Driver context and communication buffers, as calibrated.")))
        .label(L("Dials", "Buffers"))
        .tip(L("Dials", "GPU memory for driver and communication.")),
    laidOut<&TrainAnswer::memory, &MemoryParts::fragmentation>("work.*.memory_fragmentation", GiB)
        .formula(
            prose(L("Formulas", "Temporary buffers take more memory than counted, as calibrated."),
                  "work.*.memory_activations, work.*.memory_logits"))
        .label(L("Dials", "Fragmentation"))
        .tip(L("Dials", "GPU memory lost between allocated blocks.")),
    laidOut<&TrainAnswer::memory, &MemoryParts::host>("work.*.memory_host", GiB)
        .formula(prose(L("Formulas", "Data offloaded to the host."), HEADROOM_OF_MODEL))
        .label(L("Dials", "Host memory used"))
        .tip(L("Dials", "Host memory that one GPU uses.")),
    laidOut<&TrainAnswer::hostUsable>("work.*.memory_host_usable", GiB)
        .formula(prose(L("Formulas", "Capacity of the node's memory or drives, minus what the "
                                     "system and the data loaders need."),
                       "cluster.node.host_memory"))
        .label(L("Dials", "Usable host memory"))
        .tip(
            L("Dials",
              "Host memory available per GPU; unknown where the node’s host memory is not given.")),
    dial<&TrainAnswer::usable>("work.*.memory_usable", GiB, Room::Training)
        .formula("cluster.memory_usable * cluster.gpu.memory")
        .when(kComputed)
        .label(L("Dials", "Usable GPU memory"))
        .tip(L("Dials", "Memory of one GPU that is left for the model.")),
    laidOut("work.*.memory_left", GiB,
            [](const Assessment& a, std::size_t w) {
                return a.work[w].usable - a.work[w].memory.total();
            })
        .formula("work.*.memory_usable - work.*.memory")
        .keyFigure()
        .label(L("Dials", "Memory headroom"))
        .tip(L("Dials",
               "Unused memory of the fullest GPU; negative where the layout does not fit.")),
    laidOut("work.*.layout_tensor", Count,
            [](const Assessment& a, std::size_t w) { return a.decision.layouts[w].layout.tensor; })
        .formula(prose(kBestLayout))
        .label(L("Dials", "Tensor parallel size"))
        .tip(L("Dials", "GPUs that share each weight matrix.")),
    laidOut(
        "work.*.layout_pipeline", Count,
        [](const Assessment& a, std::size_t w) { return a.decision.layouts[w].layout.pipeline; })
        .formula(prose(kBestLayout))
        .label(L("Dials", "Pipeline parallel size"))
        .tip(L("Dials", "Stages that each hold a part of the layers.")),
    laidOut(
        "work.*.layout_interleave", Count,
        [](const Assessment& a, std::size_t w) { return a.decision.layouts[w].layout.interleave; })
        .formula(prose(kBestLayout))
        .label(L("Dials", "Virtual pipeline stages"))
        .tip(L("Dials", "Pieces of a pipeline stage that take turns (interleaving).")),
    laidOut("work.*.layout_context", Count,
            [](const Assessment& a, std::size_t w) { return a.decision.layouts[w].layout.context; })
        .formula(prose(kBestLayout))
        .label(L("Dials", "Context parallel size"))
        .tip(L("Dials", "GPUs that share each sequence.")),
    laidOut("work.*.layout_expert", Count,
            [](const Assessment& a, std::size_t w) { return a.decision.layouts[w].layout.expert; })
        .formula(prose(kBestLayout))
        .label(L("Dials", "Expert parallel size"))
        .tip(L("Dials", "GPUs over which the experts are spread.")),
    laidOut("work.*.layout_data", Count,
            [](const Assessment& a, std::size_t w) { return a.decision.layouts[w].layout.data; })
        .formula(prose(kBestLayout))
        .label(L("Dials", "Data parallel size"))
        .tip(L("Dials", "Model replicas that share the batch.")),
    laidOut(
        "work.*.layout_micro_batch", Count,
        [](const Assessment& a, std::size_t w) { return a.decision.layouts[w].layout.microBatch; })
        .formula(prose(kBestLayout))
        .label(L("Dials", "Micro-batch size"))
        .tip(L("Dials", "Sequences that pass through a replica at the same time.")),
    laidOut<&TrainAnswer::gpusUsed>("work.*.layout_gpus", Gpus)
        .formula("work.*.layout_tensor * work.*.layout_pipeline * work.*.layout_context * "
                 "work.*.layout_data")
        .label(L("Dials", "GPUs used"))
        .tip(L("Dials", "GPUs that the layout uses; the other GPUs of the cluster are idle.")),
    dial<&TrainAnswer::replicas>("work.*.replicas", Count, Room::Training)
        .formula("1 * work.*.layout_data")
        .formulaIf(kByShare, "max(1, floor(work.*.gpus / max(1, ceil(work.*.copy_gpus))))")
        .when(kTrains)
        .label(L("Dials", "Replicas"))
        .tip(L("Dials", "Model replicas that share the batch.")),
    laidOut(
        "work.*.replica_gpus", Gpus,
        [](const Assessment& a, std::size_t w) { return a.work[w].gpusUsed / a.work[w].replicas; })
        .formula("work.*.layout_gpus / work.*.replicas")
        .label(L("Dials", "GPUs per model replica"))
        .tip(L("Dials", "GPUs that hold one model replica together.")),
    laidOut<&TrainAnswer::confidence, &Confidence::time>("work.*.sigma_kind", Percent)
        .formula(prose(L("Formulas",
                         "Deviation of predictions of this type from measurements: the standard "
                         "deviation of the logarithm."),
                       "work.*.tuning"))
        .label(L("Dials", "Typical prediction spread"))
        .tip(L("Dials",
               "Standard deviation of the logarithm of predicted against measured step times.")),
    laidOut<&TrainAnswer::sigma>("work.*.sigma", Percent)
        .formula("1 * work.*.sigma_kind")
        .formulasOf([](const Plan&, const Workload& w) -> WrittenFormula {
            return std::isnan(w.train.paceSigma) ? "" : "1 * work.*.pace_sigma";
        })
        .label(L("Dials", "Spread of step time"))
        .tip(L("Dials", "Based on your own measurements where you have entered them.")),
    laidOut("work.*.sigma_narrowed", Percent,
            [](const Assessment& a, std::size_t w) {
                return larger(0.0, 1 - a.work[w].sigma / a.work[w].confidence.time);
            })
        .formula("max(0, 1 - work.*.sigma / work.*.sigma_kind)")
        .label(L("Dials", "Spread reduction by own runs"))
        .tip(L("Dials",
               "Share by which your own measurements reduced the spread of the step time.")),
};

} // namespace

std::span<const Dial> memoryDials()
{
    return kMemoryDials;
}

} // namespace engine

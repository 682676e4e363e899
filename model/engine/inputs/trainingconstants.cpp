#include "model/engine/inputs/trainingconstants.h"

namespace engine {
namespace {

#define HEADROOM_TRAINING_CONSTANT(key, expr)                                                      \
    ConstantRow                                                                                    \
    {                                                                                              \
        key, [](const TrainingConstants& c) { return based(c.expr); },                             \
            [](TrainingConstants& c, double v) { put(c.expr, v); }                                 \
    }

constexpr std::array kTrainingRows{
    HEADROOM_TRAINING_CONSTANT("gemm.old", gemm[indexOf(Generation::Old)]),
    HEADROOM_TRAINING_CONSTANT("gemm.consumer", gemm[indexOf(Generation::Consumer)]),
    HEADROOM_TRAINING_CONSTANT("gemm.ampere", gemm[indexOf(Generation::Ampere)]),
    HEADROOM_TRAINING_CONSTANT("gemm.hopper", gemm[indexOf(Generation::Hopper)]),
    HEADROOM_TRAINING_CONSTANT("gemm.blackwell", gemm[indexOf(Generation::Blackwell)]),
    HEADROOM_TRAINING_CONSTANT("gemm.blackwell_ultra", gemm[indexOf(Generation::BlackwellUltra)]),
    HEADROOM_TRAINING_CONSTANT("gemm.cdna3", gemm[indexOf(Generation::Cdna3)]),
    HEADROOM_TRAINING_CONSTANT("gemm.cdna4", gemm[indexOf(Generation::Cdna4)]),
    HEADROOM_TRAINING_CONSTANT("gemm.tpu", gemm[indexOf(Generation::Tpu)]),
    HEADROOM_TRAINING_CONSTANT("attention.old", attention[indexOf(Generation::Old)]),
    HEADROOM_TRAINING_CONSTANT("attention.consumer", attention[indexOf(Generation::Consumer)]),
    HEADROOM_TRAINING_CONSTANT("attention.ampere", attention[indexOf(Generation::Ampere)]),
    HEADROOM_TRAINING_CONSTANT("attention.hopper", attention[indexOf(Generation::Hopper)]),
    HEADROOM_TRAINING_CONSTANT("attention.blackwell", attention[indexOf(Generation::Blackwell)]),
    HEADROOM_TRAINING_CONSTANT("attention.blackwell_ultra",
                               attention[indexOf(Generation::BlackwellUltra)]),
    HEADROOM_TRAINING_CONSTANT("attention.cdna3", attention[indexOf(Generation::Cdna3)]),
    HEADROOM_TRAINING_CONSTANT("attention.cdna4", attention[indexOf(Generation::Cdna4)]),
    HEADROOM_TRAINING_CONSTANT("attention.tpu", attention[indexOf(Generation::Tpu)]),
    HEADROOM_TRAINING_CONSTANT("attention.portable", attentionPortable),
    HEADROOM_TRAINING_CONSTANT("attention.backward", backwardCore),
    HEADROOM_TRAINING_CONSTANT("fp8", fp8),
    HEADROOM_TRAINING_CONSTANT("fp4", fp4),
    HEADROOM_TRAINING_CONSTANT("tail", tail),
    HEADROOM_TRAINING_CONSTANT("align", align),
    HEADROOM_TRAINING_CONSTANT("operands", operands),
    HEADROOM_TRAINING_CONSTANT("cast", cast),
    HEADROOM_TRAINING_CONSTANT("unpack", unpack),
    HEADROOM_TRAINING_CONSTANT("elementwise", elementwise),
    HEADROOM_TRAINING_CONSTANT("floor.layer", floorLayer),
    HEADROOM_TRAINING_CONSTANT("floor.mixture", floorMixture),
    HEADROOM_TRAINING_CONSTANT("floor.expert", floorExpert),
    HEADROOM_TRAINING_CONSTANT("floor.send", floorSend),
    HEADROOM_TRAINING_CONSTANT("floor.step", hostStep),
    HEADROOM_TRAINING_CONSTANT("exposed.tensor", tensorExposed),
    HEADROOM_TRAINING_CONSTANT("exposed.expert", expertExposed),
    HEADROOM_TRAINING_CONSTANT("exposed.sends", sendsExposed),
    HEADROOM_TRAINING_CONSTANT("exposed.gather", gatherExposed),
    HEADROOM_TRAINING_CONSTANT("exposed.data", dataExposed),
    HEADROOM_TRAINING_CONSTANT("exposed.context", contextExposed),
    HEADROOM_TRAINING_CONSTANT("grouped", grouped),
    HEADROOM_TRAINING_CONSTANT("imbalance", imbalance),
    HEADROOM_TRAINING_CONSTANT("straggle", straggle),
    HEADROOM_TRAINING_CONSTANT("stack.fsdp", stackFsdp),
    HEADROOM_TRAINING_CONSTANT("stack.research", stackResearch),
    HEADROOM_TRAINING_CONSTANT("stack.eager", stackEager),
    HEADROOM_TRAINING_CONSTANT("elementwise_eager", elementsEager),
    HEADROOM_TRAINING_CONSTANT("link_share", linkShare),
    HEADROOM_TRAINING_CONSTANT("nic_share", nicShare),
    HEADROOM_TRAINING_CONSTANT("nic_share_old", nicShareOld),
    HEADROOM_TRAINING_CONSTANT("send_share", sendShare),
    HEADROOM_TRAINING_CONSTANT("latency_inside", insideLatency),
    HEADROOM_TRAINING_CONSTANT("latency_between", betweenLatency),
    HEADROOM_TRAINING_CONSTANT("host_memory", hostMemory),
    HEADROOM_TRAINING_CONSTANT("disk", disk),
    HEADROOM_TRAINING_CONSTANT("memory.gradients_tuned", gradientsTuned),
    HEADROOM_TRAINING_CONSTANT("memory.gradients_classic", gradientsClassic),
    HEADROOM_TRAINING_CONSTANT("memory.gradients_research", gradientsResearch),
    HEADROOM_TRAINING_CONSTANT("memory.kept_tuned", keptTuned),
    HEADROOM_TRAINING_CONSTANT("memory.kept_classic", keptClassic),
    HEADROOM_TRAINING_CONSTANT("memory.kept_research", keptResearch),
    HEADROOM_TRAINING_CONSTANT("memory.kept_narrow", narrowKept),
    HEADROOM_TRAINING_CONSTANT("memory.kept_lora", loraKept),
    HEADROOM_TRAINING_CONSTANT("memory.buffers", buffers),
    HEADROOM_TRAINING_CONSTANT("memory.working_eager", workingEager),
    HEADROOM_TRAINING_CONSTANT("memory.driver", driver),
    HEADROOM_TRAINING_CONSTANT("memory.usable", usable),
    HEADROOM_TRAINING_CONSTANT("memory.host_usable", hostUsable),
    HEADROOM_TRAINING_CONSTANT("sigma.node", sigmaNode),
    HEADROOM_TRAINING_CONSTANT("sigma.cluster", sigmaCluster),
    HEADROOM_TRAINING_CONSTANT("sigma.unstated", sigmaUnstated),
    HEADROOM_TRAINING_CONSTANT("sigma.mixture", sigmaMixture),
    HEADROOM_TRAINING_CONSTANT("sigma.adapters", sigmaAdapters),
    HEADROOM_TRAINING_CONSTANT("sigma.outside", sigmaOutside),
    HEADROOM_TRAINING_CONSTANT("sigma.source", sigmaSource),
    HEADROOM_TRAINING_CONSTANT("sigma.memory", sigmaMemory),
    HEADROOM_TRAINING_CONSTANT("sigma.memory_source", sigmaMemorySource),
    HEADROOM_TRAINING_CONSTANT("sigma.fits", sigmaFits),
    HEADROOM_TRAINING_CONSTANT("sigma.memory_unstated", sigmaMemoryUnstated),
    HEADROOM_TRAINING_CONSTANT("first_run", firstRun),
    HEADROOM_TRAINING_CONSTANT("sigma.first_run", sigmaFirstRun),
};

static_assert(kGenerations.size() == kGenerationCount);

} // namespace

std::span<const ConstantRow> constantRows()
{
    return kTrainingRows;
}

TrainingConstants trainingConstants(const Catalog& catalog)
{
    return constantsFrom<TrainingConstants>(catalog, "training.", kTrainingRows);
}

std::string_view idOf(Generation generation)
{
    return kGenerations[indexOf(generation)];
}

Generation generationOf(std::string_view id)
{
    for (std::size_t i = 0; i < kGenerations.size(); ++i)
        if (kGenerations[i] == id)
            return static_cast<Generation>(i);
    return Generation::Old;
}

Generation generationOf(const Accelerator& a)
{
    return generationOf(a.like.empty() ? a.generation : a.like);
}

} // namespace engine

#include "model/engine/inputs/training_constants.h"

namespace engine {
namespace {

#define HEADROOM_CONSTANTS_CONSTANT(key, expr)                                                     \
    ConstantRow                                                                                    \
    {                                                                                              \
        key, [](const TrainingConstants& c) { return based(c.expr); },                             \
            [](TrainingConstants& c, double v) { put(c.expr, v); }                                 \
    }

constexpr std::array kTrainingRows{
    HEADROOM_CONSTANTS_CONSTANT("gemm.old", gemm[indexOf(Generation::Old)]),
    HEADROOM_CONSTANTS_CONSTANT("gemm.consumer", gemm[indexOf(Generation::Consumer)]),
    HEADROOM_CONSTANTS_CONSTANT("gemm.ampere", gemm[indexOf(Generation::Ampere)]),
    HEADROOM_CONSTANTS_CONSTANT("gemm.hopper", gemm[indexOf(Generation::Hopper)]),
    HEADROOM_CONSTANTS_CONSTANT("gemm.blackwell", gemm[indexOf(Generation::Blackwell)]),
    HEADROOM_CONSTANTS_CONSTANT("gemm.blackwell_ultra", gemm[indexOf(Generation::BlackwellUltra)]),
    HEADROOM_CONSTANTS_CONSTANT("gemm.cdna3", gemm[indexOf(Generation::Cdna3)]),
    HEADROOM_CONSTANTS_CONSTANT("gemm.cdna4", gemm[indexOf(Generation::Cdna4)]),
    HEADROOM_CONSTANTS_CONSTANT("gemm.tpu", gemm[indexOf(Generation::Tpu)]),
    HEADROOM_CONSTANTS_CONSTANT("attention.old", attention[indexOf(Generation::Old)]),
    HEADROOM_CONSTANTS_CONSTANT("attention.consumer", attention[indexOf(Generation::Consumer)]),
    HEADROOM_CONSTANTS_CONSTANT("attention.ampere", attention[indexOf(Generation::Ampere)]),
    HEADROOM_CONSTANTS_CONSTANT("attention.hopper", attention[indexOf(Generation::Hopper)]),
    HEADROOM_CONSTANTS_CONSTANT("attention.blackwell", attention[indexOf(Generation::Blackwell)]),
    HEADROOM_CONSTANTS_CONSTANT("attention.blackwell_ultra",
                                attention[indexOf(Generation::BlackwellUltra)]),
    HEADROOM_CONSTANTS_CONSTANT("attention.cdna3", attention[indexOf(Generation::Cdna3)]),
    HEADROOM_CONSTANTS_CONSTANT("attention.cdna4", attention[indexOf(Generation::Cdna4)]),
    HEADROOM_CONSTANTS_CONSTANT("attention.tpu", attention[indexOf(Generation::Tpu)]),
    HEADROOM_CONSTANTS_CONSTANT("attention.portable", attentionPortable),
    HEADROOM_CONSTANTS_CONSTANT("attention.backward", backwardCore),
    HEADROOM_CONSTANTS_CONSTANT("fp8", fp8),
    HEADROOM_CONSTANTS_CONSTANT("fp4", fp4),
    HEADROOM_CONSTANTS_CONSTANT("tail", tail),
    HEADROOM_CONSTANTS_CONSTANT("align", align),
    HEADROOM_CONSTANTS_CONSTANT("operands", operands),
    HEADROOM_CONSTANTS_CONSTANT("cast", cast),
    HEADROOM_CONSTANTS_CONSTANT("unpack", unpack),
    HEADROOM_CONSTANTS_CONSTANT("elementwise", elementwise),
    HEADROOM_CONSTANTS_CONSTANT("floor.layer", floorLayer),
    HEADROOM_CONSTANTS_CONSTANT("floor.mixture", floorMixture),
    HEADROOM_CONSTANTS_CONSTANT("floor.expert", floorExpert),
    HEADROOM_CONSTANTS_CONSTANT("floor.send", floorSend),
    HEADROOM_CONSTANTS_CONSTANT("floor.step", hostStep),
    HEADROOM_CONSTANTS_CONSTANT("exposed.tensor", tensorExposed),
    HEADROOM_CONSTANTS_CONSTANT("exposed.expert", expertExposed),
    HEADROOM_CONSTANTS_CONSTANT("exposed.sends", sendsExposed),
    HEADROOM_CONSTANTS_CONSTANT("exposed.gather", gatherExposed),
    HEADROOM_CONSTANTS_CONSTANT("exposed.data", dataExposed),
    HEADROOM_CONSTANTS_CONSTANT("exposed.context", contextExposed),
    HEADROOM_CONSTANTS_CONSTANT("grouped", grouped),
    HEADROOM_CONSTANTS_CONSTANT("imbalance", imbalance),
    HEADROOM_CONSTANTS_CONSTANT("straggle", straggle),
    HEADROOM_CONSTANTS_CONSTANT("stack.fsdp", stackFsdp),
    HEADROOM_CONSTANTS_CONSTANT("stack.research", stackResearch),
    HEADROOM_CONSTANTS_CONSTANT("stack.eager", stackEager),
    HEADROOM_CONSTANTS_CONSTANT("elementwise_eager", elementsEager),
    HEADROOM_CONSTANTS_CONSTANT("link_share", linkShare),
    HEADROOM_CONSTANTS_CONSTANT("nic_share", nicShare),
    HEADROOM_CONSTANTS_CONSTANT("nic_share_old", nicShareOld),
    HEADROOM_CONSTANTS_CONSTANT("send_share", sendShare),
    HEADROOM_CONSTANTS_CONSTANT("latency_inside", insideLatency),
    HEADROOM_CONSTANTS_CONSTANT("latency_between", betweenLatency),
    HEADROOM_CONSTANTS_CONSTANT("host_memory", hostMemory),
    HEADROOM_CONSTANTS_CONSTANT("disk", disk),
    HEADROOM_CONSTANTS_CONSTANT("memory.gradients_tuned", gradientsTuned),
    HEADROOM_CONSTANTS_CONSTANT("memory.gradients_classic", gradientsClassic),
    HEADROOM_CONSTANTS_CONSTANT("memory.gradients_research", gradientsResearch),
    HEADROOM_CONSTANTS_CONSTANT("memory.kept_tuned", keptTuned),
    HEADROOM_CONSTANTS_CONSTANT("memory.kept_classic", keptClassic),
    HEADROOM_CONSTANTS_CONSTANT("memory.kept_research", keptResearch),
    HEADROOM_CONSTANTS_CONSTANT("memory.kept_narrow", narrowKept),
    HEADROOM_CONSTANTS_CONSTANT("memory.kept_lora", loraKept),
    HEADROOM_CONSTANTS_CONSTANT("memory.buffers", buffers),
    HEADROOM_CONSTANTS_CONSTANT("memory.working_eager", workingEager),
    HEADROOM_CONSTANTS_CONSTANT("memory.driver", driver),
    HEADROOM_CONSTANTS_CONSTANT("memory.usable", usable),
    HEADROOM_CONSTANTS_CONSTANT("memory.host_usable", hostUsable),
    HEADROOM_CONSTANTS_CONSTANT("sigma.node", sigmaNode),
    HEADROOM_CONSTANTS_CONSTANT("sigma.cluster", sigmaCluster),
    HEADROOM_CONSTANTS_CONSTANT("sigma.unsaid", sigmaUnsaid),
    HEADROOM_CONSTANTS_CONSTANT("sigma.mixture", sigmaMixture),
    HEADROOM_CONSTANTS_CONSTANT("sigma.adapters", sigmaAdapters),
    HEADROOM_CONSTANTS_CONSTANT("sigma.outside", sigmaOutside),
    HEADROOM_CONSTANTS_CONSTANT("sigma.source", sigmaSource),
    HEADROOM_CONSTANTS_CONSTANT("sigma.memory", sigmaMemory),
    HEADROOM_CONSTANTS_CONSTANT("sigma.memory_source", sigmaMemorySource),
    HEADROOM_CONSTANTS_CONSTANT("sigma.fits", sigmaFits),
    HEADROOM_CONSTANTS_CONSTANT("sigma.memory_unsaid", sigmaMemoryUnsaid),
    HEADROOM_CONSTANTS_CONSTANT("first_run", firstRun),
    HEADROOM_CONSTANTS_CONSTANT("sigma.first_run", sigmaFirstRun),
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

} // namespace engine

#include "model/engine/inputs/training_constants.h"

namespace engine {
namespace {

constexpr double based(double v)
{
    return v;
}
template <Dim D> constexpr double based(Quantity<D> q)
{
    return q.base();
}
constexpr void put(double& to, double v)
{
    to = v;
}
template <Dim D> constexpr void put(Quantity<D>& to, double v)
{
    to = Quantity<D>(v);
}

constexpr std::size_t at(Generation g)
{
    return static_cast<std::size_t>(g);
}

#define HEADROOM_CONSTANTS_CONSTANT(key, expr)                                                     \
    ConstantRow                                                                                    \
    {                                                                                              \
        key, [](const TrainingConstants& c) { return based(c.expr); },                             \
            [](TrainingConstants& c, double v) { put(c.expr, v); }                                 \
    }

constexpr std::array kRows{
    HEADROOM_CONSTANTS_CONSTANT("gemm.old", gemm[at(Generation::Old)]),
    HEADROOM_CONSTANTS_CONSTANT("gemm.consumer", gemm[at(Generation::Consumer)]),
    HEADROOM_CONSTANTS_CONSTANT("gemm.ampere", gemm[at(Generation::Ampere)]),
    HEADROOM_CONSTANTS_CONSTANT("gemm.hopper", gemm[at(Generation::Hopper)]),
    HEADROOM_CONSTANTS_CONSTANT("gemm.blackwell", gemm[at(Generation::Blackwell)]),
    HEADROOM_CONSTANTS_CONSTANT("gemm.blackwell_ultra", gemm[at(Generation::BlackwellUltra)]),
    HEADROOM_CONSTANTS_CONSTANT("gemm.cdna3", gemm[at(Generation::Cdna3)]),
    HEADROOM_CONSTANTS_CONSTANT("gemm.cdna4", gemm[at(Generation::Cdna4)]),
    HEADROOM_CONSTANTS_CONSTANT("gemm.tpu", gemm[at(Generation::Tpu)]),
    HEADROOM_CONSTANTS_CONSTANT("attention.old", attention[at(Generation::Old)]),
    HEADROOM_CONSTANTS_CONSTANT("attention.consumer", attention[at(Generation::Consumer)]),
    HEADROOM_CONSTANTS_CONSTANT("attention.ampere", attention[at(Generation::Ampere)]),
    HEADROOM_CONSTANTS_CONSTANT("attention.hopper", attention[at(Generation::Hopper)]),
    HEADROOM_CONSTANTS_CONSTANT("attention.blackwell", attention[at(Generation::Blackwell)]),
    HEADROOM_CONSTANTS_CONSTANT("attention.blackwell_ultra",
                                attention[at(Generation::BlackwellUltra)]),
    HEADROOM_CONSTANTS_CONSTANT("attention.cdna3", attention[at(Generation::Cdna3)]),
    HEADROOM_CONSTANTS_CONSTANT("attention.cdna4", attention[at(Generation::Cdna4)]),
    HEADROOM_CONSTANTS_CONSTANT("attention.tpu", attention[at(Generation::Tpu)]),
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
    return kRows;
}

TrainingConstants trainingConstants(const Catalog& catalog)
{
    TrainingConstants constants;
    const std::string_view prefix = "training.";
    for (const Rule& rule : catalog.rules) {
        if (!rule.id.starts_with(prefix))
            continue;
        const auto key = std::string_view(rule.id).substr(prefix.size());
        for (const ConstantRow& row : kRows)
            if (row.key == key)
                row.set(constants, rule.value);
    }
    return constants;
}

std::string_view idOf(Generation generation)
{
    return kGenerations[at(generation)];
}

Generation generationOf(std::string_view id)
{
    for (std::size_t i = 0; i < kGenerations.size(); ++i)
        if (kGenerations[i] == id)
            return static_cast<Generation>(i);
    return Generation::Old;
}

} // namespace engine

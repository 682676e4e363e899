#include "model/engine/inputs/serving_constants.h"

namespace engine {
namespace {

constexpr std::size_t at(ServingEngine e)
{
    return static_cast<std::size_t>(e);
}

#define HEADROOM_CONSTANT(key, expr)                                                               \
    ServingConstantRow                                                                             \
    {                                                                                              \
        key, [](const ServingConstants& c) { return based(c.expr); },                              \
            [](ServingConstants& c, double v) { put(c.expr, v); }                                  \
    }
#define HEADROOM_GENERATION(id, generation)                                                        \
    HEADROOM_CONSTANT("gemm." id, gemm[indexOf(Generation::generation)])
#define HEADROOM_ENGINE(id, engine)                                                                \
    HEADROOM_CONSTANT("products." id, engines[at(ServingEngine::engine)].products),                \
        HEADROOM_CONSTANT("step." id, engines[at(ServingEngine::engine)].step),                    \
        HEADROOM_CONSTANT("sequence." id, engines[at(ServingEngine::engine)].sequence),            \
        HEADROOM_CONSTANT("layer." id, engines[at(ServingEngine::engine)].layer),                  \
        HEADROOM_CONSTANT("traffic." id, engines[at(ServingEngine::engine)].traffic),              \
        HEADROOM_CONSTANT("reduce." id, engines[at(ServingEngine::engine)].reduce),                \
        HEADROOM_CONSTANT("first." id, engines[at(ServingEngine::engine)].first),                  \
        HEADROOM_CONSTANT("burst." id, engines[at(ServingEngine::engine)].burst)

constexpr std::array kServingRows{
    HEADROOM_GENERATION("old", Old),
    HEADROOM_GENERATION("consumer", Consumer),
    HEADROOM_GENERATION("ampere", Ampere),
    HEADROOM_GENERATION("hopper", Hopper),
    HEADROOM_GENERATION("blackwell", Blackwell),
    HEADROOM_GENERATION("blackwell_ultra", BlackwellUltra),
    HEADROOM_GENERATION("cdna3", Cdna3),
    HEADROOM_GENERATION("cdna4", Cdna4),
    HEADROOM_GENERATION("tpu", Tpu),
    HEADROOM_CONSTANT("fp8", fp8),
    HEADROOM_CONSTANT("fp4", fp4),
    HEADROOM_CONSTANT("fp4.consumer", fp4Consumer),
    HEADROOM_CONSTANT("widened", widened),
    HEADROOM_CONSTANT("attention", attention),
    HEADROOM_CONSTANT("read.weights", weightsRead),
    HEADROOM_CONSTANT("read.cache", kvRead),
    HEADROOM_CONSTANT("knee", knee),
    HEADROOM_ENGINE("vllm", Vllm),
    HEADROOM_ENGINE("tensorrt", TensorRt),
    HEADROOM_ENGINE("sglang", Sglang),
    HEADROOM_ENGINE("llamacpp", LlamaCpp),
    HEADROOM_ENGINE("nim", Nim),
    HEADROOM_CONSTANT("reduce.bus", reduceBus),
    HEADROOM_CONSTANT("link", link),
    HEADROOM_CONSTANT("link.switched", switched),
    HEADROOM_CONSTANT("layer.mixture", mixtureLayer),
    HEADROOM_CONSTANT("experts.coarse", expertsCoarse),
    HEADROOM_CONSTANT("experts.fine", expertsFine),
    HEADROOM_CONSTANT("experts.read_coarse", readCoarse),
    HEADROOM_CONSTANT("experts.read_fine", readFine),
    HEADROOM_CONSTANT("experts.traffic", expertTraffic),
    HEADROOM_CONSTANT("pipeline", pipelineIdle),
    HEADROOM_CONSTANT("first.latent", latentFirst),
    HEADROOM_CONSTANT("old.host", oldHost),
    HEADROOM_CONSTANT("earlier.first", earlierFirst),
    HEADROOM_CONSTANT("earlier.burst", earlierBurst),
    HEADROOM_CONSTANT("rocm", rocm),
    HEADROOM_CONSTANT("old.steps", oldSteps),
    HEADROOM_CONSTANT("earlier.vllm", earlierVllm),
    HEADROOM_CONSTANT("earlier.rocm", earlierRocm),
    HEADROOM_CONSTANT("memory.seen", seen),
    HEADROOM_CONSTANT("memory.usable", usable),
    HEADROOM_CONSTANT("memory.beside", beside),
    HEADROOM_CONSTANT("memory.evicted", evicted),
    HEADROOM_CONSTANT("offline.tokens", offlineTokens),
    HEADROOM_CONSTANT("offline.limited", limited),
    HEADROOM_CONSTANT("split.prefill", splitPrefill),
    HEADROOM_CONSTANT("split.decode", splitDecode),
    HEADROOM_CONSTANT("split.queue", splitQueue),
    HEADROOM_CONSTANT("split.queue_mixture", splitQueueMixture),
    HEADROOM_CONSTANT("sigma.offline_dense", sigmaOfflineDense),
    HEADROOM_CONSTANT("sigma.offline_coarse", sigmaOfflineCoarse),
    HEADROOM_CONSTANT("sigma.offline_fine", sigmaOfflineFine),
    HEADROOM_CONSTANT("sigma.rate_dense", sigmaRateDense),
    HEADROOM_CONSTANT("sigma.rate_fine", sigmaRateFine),
    HEADROOM_CONSTANT("sigma.token_dense", sigmaTokenDense),
    HEADROOM_CONSTANT("sigma.token_fine", sigmaTokenFine),
    HEADROOM_CONSTANT("sigma.first", sigmaFirst),
    HEADROOM_CONSTANT("sigma.first_batch", sigmaFirstBatch),
    HEADROOM_CONSTANT("sigma.first_fine", sigmaFirstFine),
    HEADROOM_CONSTANT("sigma.queueing", sigmaQueueing),
    HEADROOM_CONSTANT("sigma.split", sigmaSplit),
    HEADROOM_CONSTANT("sigma.split_first", sigmaSplitFirst),
    HEADROOM_CONSTANT("sigma.unsaid", sigmaUnsaid),
    HEADROOM_CONSTANT("sigma.outside", sigmaOutside),
    HEADROOM_CONSTANT("sigma.starved", sigmaStarved),
    HEADROOM_CONSTANT("sigma.sessions", sigmaSessions),
    HEADROOM_CONSTANT("sigma.source", sigmaSource),
    HEADROOM_CONSTANT("sigma.first_source", sigmaFirstSource),
};

} // namespace

std::span<const ServingConstantRow> servingConstantRows()
{
    return kServingRows;
}

ServingConstants servingConstants(const Catalog& catalog)
{
    return constantsFrom<ServingConstants>(catalog, "serving.", kServingRows);
}

} // namespace engine

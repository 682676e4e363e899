#include "model/engine/inputs/servingconstants.h"

namespace engine {
namespace {

constexpr std::size_t at(ServingEngine e)
{
    return static_cast<std::size_t>(e);
}

#define HEADROOM_SERVING_CONSTANT(key, expr)                                                       \
    ServingConstantRow                                                                             \
    {                                                                                              \
        key, [](const ServingConstants& c) { return based(c.expr); },                              \
            [](ServingConstants& c, double v) { put(c.expr, v); }                                  \
    }
#define HEADROOM_GENERATION(id, generation)                                                        \
    HEADROOM_SERVING_CONSTANT("gemm." id, gemm[indexOf(Generation::generation)])
#define HEADROOM_ENGINE(id, engine)                                                                \
    HEADROOM_SERVING_CONSTANT("products." id, engines[at(ServingEngine::engine)].products),        \
        HEADROOM_SERVING_CONSTANT("step." id, engines[at(ServingEngine::engine)].step),            \
        HEADROOM_SERVING_CONSTANT("sequence." id, engines[at(ServingEngine::engine)].sequence),    \
        HEADROOM_SERVING_CONSTANT("layer." id, engines[at(ServingEngine::engine)].layer),          \
        HEADROOM_SERVING_CONSTANT("traffic." id, engines[at(ServingEngine::engine)].traffic),      \
        HEADROOM_SERVING_CONSTANT("reduce." id, engines[at(ServingEngine::engine)].reduce),        \
        HEADROOM_SERVING_CONSTANT("first." id, engines[at(ServingEngine::engine)].first),          \
        HEADROOM_SERVING_CONSTANT("burst." id, engines[at(ServingEngine::engine)].burst)

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
    HEADROOM_SERVING_CONSTANT("fp8", fp8),
    HEADROOM_SERVING_CONSTANT("fp4", fp4),
    HEADROOM_SERVING_CONSTANT("fp4.consumer", fp4Consumer),
    HEADROOM_SERVING_CONSTANT("widened", widened),
    HEADROOM_SERVING_CONSTANT("sparse", sparse),
    HEADROOM_SERVING_CONSTANT("attention", attention),
    HEADROOM_SERVING_CONSTANT("read.weights", weightsRead),
    HEADROOM_SERVING_CONSTANT("read.cache", kvRead),
    HEADROOM_SERVING_CONSTANT("knee", knee),
    HEADROOM_ENGINE("vllm", Vllm),
    HEADROOM_ENGINE("tensorrt", TensorRt),
    HEADROOM_ENGINE("sglang", Sglang),
    HEADROOM_ENGINE("llamacpp", LlamaCpp),
    HEADROOM_ENGINE("nim", Nim),
    HEADROOM_SERVING_CONSTANT("reduce.bus", reduceBus),
    HEADROOM_SERVING_CONSTANT("link", link),
    HEADROOM_SERVING_CONSTANT("link.switched", switched),
    HEADROOM_SERVING_CONSTANT("layer.mixture", mixtureLayer),
    HEADROOM_SERVING_CONSTANT("experts.coarse", expertsCoarse),
    HEADROOM_SERVING_CONSTANT("experts.fine", expertsFine),
    HEADROOM_SERVING_CONSTANT("experts.read_coarse", readCoarse),
    HEADROOM_SERVING_CONSTANT("experts.read_fine", readFine),
    HEADROOM_SERVING_CONSTANT("experts.traffic", expertTraffic),
    HEADROOM_SERVING_CONSTANT("pipeline", pipelineIdle),
    HEADROOM_SERVING_CONSTANT("first.latent", latentFirst),
    HEADROOM_SERVING_CONSTANT("old.host", oldHost),
    HEADROOM_SERVING_CONSTANT("earlier.first", earlierFirst),
    HEADROOM_SERVING_CONSTANT("earlier.burst", earlierBurst),
    HEADROOM_SERVING_CONSTANT("rocm", rocm),
    HEADROOM_SERVING_CONSTANT("old.steps", oldSteps),
    HEADROOM_SERVING_CONSTANT("earlier.vllm", earlierVllm),
    HEADROOM_SERVING_CONSTANT("earlier.rocm", earlierRocm),
    HEADROOM_SERVING_CONSTANT("memory.seen", seen),
    HEADROOM_SERVING_CONSTANT("memory.usable", usable),
    HEADROOM_SERVING_CONSTANT("memory.buffers", buffers),
    HEADROOM_SERVING_CONSTANT("memory.evicted", evicted),
    HEADROOM_SERVING_CONSTANT("offline.tokens", offlineTokens),
    HEADROOM_SERVING_CONSTANT("offline.limited", limited),
    HEADROOM_SERVING_CONSTANT("split.prefill", splitPrefill),
    HEADROOM_SERVING_CONSTANT("split.decode", splitDecode),
    HEADROOM_SERVING_CONSTANT("split.queue", splitQueue),
    HEADROOM_SERVING_CONSTANT("split.queue_mixture", splitQueueMixture),
    HEADROOM_SERVING_CONSTANT("sigma.offline_dense", sigmaOfflineDense),
    HEADROOM_SERVING_CONSTANT("sigma.offline_coarse", sigmaOfflineCoarse),
    HEADROOM_SERVING_CONSTANT("sigma.offline_fine", sigmaOfflineFine),
    HEADROOM_SERVING_CONSTANT("sigma.rate_dense", sigmaRateDense),
    HEADROOM_SERVING_CONSTANT("sigma.rate_fine", sigmaRateFine),
    HEADROOM_SERVING_CONSTANT("sigma.token_dense", sigmaTokenDense),
    HEADROOM_SERVING_CONSTANT("sigma.token_fine", sigmaTokenFine),
    HEADROOM_SERVING_CONSTANT("sigma.first", sigmaFirst),
    HEADROOM_SERVING_CONSTANT("sigma.first_batch", sigmaFirstBatch),
    HEADROOM_SERVING_CONSTANT("sigma.first_fine", sigmaFirstFine),
    HEADROOM_SERVING_CONSTANT("sigma.queueing", sigmaQueueing),
    HEADROOM_SERVING_CONSTANT("sigma.split", sigmaSplit),
    HEADROOM_SERVING_CONSTANT("sigma.split_first", sigmaSplitFirst),
    HEADROOM_SERVING_CONSTANT("sigma.unstated", sigmaUnstated),
    HEADROOM_SERVING_CONSTANT("sigma.outside", sigmaOutside),
    HEADROOM_SERVING_CONSTANT("sigma.starved", sigmaStarved),
    HEADROOM_SERVING_CONSTANT("sigma.sessions", sigmaSessions),
    HEADROOM_SERVING_CONSTANT("sigma.sparse", sigmaSparse),
    HEADROOM_SERVING_CONSTANT("sigma.source", sigmaSource),
    HEADROOM_SERVING_CONSTANT("sigma.first_source", sigmaFirstSource),
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

#include "model/engine/knobs/row.h"

#include <array>

namespace engine {
namespace {

using enum Unit;

#define HEADROOM_SERVING_SERVES(expr) HEADROOM_WHEN(w.serves() && (expr))
#define HEADROOM_SERVING_SERVE_COMPUTED HEADROOM_SERVING_SERVES(w.serve.rule == ServeRule::Computed)
#define HEADROOM_SERVE_TOKENS HEADROOM_SERVING_SERVES(w.serve.rule != ServeRule::ByUnit)
#define HEADROOM_SERVE_DAILY HEADROOM_SERVING_SERVES(w.serve.profile == ProfileRule::Daily)
#define HEADROOM_RETRIEVES HEADROOM_SERVING_SERVES(w.serve.rag.on)
// path, unit, scale, slider, what may be typed, whole numbers, member, when.
#define HEADROOM_SERVE_KNOB(path, unit, scale, low, high, least, most, whole, member, when)        \
    Number                                                                                         \
    {                                                                                              \
        "work.*.serve." path, unit, Scale::scale, low, high, least, most, whole, Group::Work,      \
            Shown::More, HEADROOM_GET(w.serve.member), HEADROOM_SET(w.serve.member), when          \
    }

constexpr std::array kTraffic{
    HEADROOM_SERVE_KNOB("requests", EachSecond, Log, 0.1, 1000, 1e-6, 1e9, false, requests,
                        HEADROOM_SERVING_SERVES(w.serve.loadRule == LoadRule::Requests)),
    HEADROOM_SERVE_KNOB("users", Count, Log, 1, 1e6, 1e-3, 1e12, false, users,
                        HEADROOM_SERVING_SERVES(w.serve.loadRule == LoadRule::Users)),
    HEADROOM_SERVE_KNOB("per_user", Count, Log, 0.1, 200, 1e-6, 1e6, false, perUser,
                        HEADROOM_SERVING_SERVES(w.serve.loadRule == LoadRule::Users)),
    HEADROOM_SERVE_KNOB("prompt", TokensUnit, Log, 16, 131072, 1, 1e7, true, prompt,
                        HEADROOM_SERVE_TOKENS),
    HEADROOM_SERVE_KNOB("answer", TokensUnit, Log, 16, 16384, 1, 1e6, true, answer,
                        HEADROOM_SERVE_TOKENS),
    HEADROOM_SERVE_KNOB("spread", None, Linear, 0, 3, 0, 20, false, spread,
                        HEADROOM_SERVING_SERVE_COMPUTED),
    HEADROOM_SERVE_KNOB("second.share", Percent, Linear, 0, 50, 0, 50, false, second.share,
                        HEADROOM_SERVE_TOKENS),
    HEADROOM_SERVE_KNOB(
        "second.prompt", TokensUnit, Log, 16, 131072, 1, 1e7, true, second.prompt,
        HEADROOM_SERVING_SERVES(w.serve.rule != ServeRule::ByUnit && w.serve.second.share > 0)),
    HEADROOM_SERVE_KNOB(
        "second.answer", TokensUnit, Log, 16, 16384, 1, 1e6, true, second.answer,
        HEADROOM_SERVING_SERVES(w.serve.rule != ServeRule::ByUnit && w.serve.second.share > 0)),
    HEADROOM_SERVE_KNOB("third.share", Percent, Linear, 0, 50, 0, 50, false, third.share,
                        HEADROOM_SERVE_TOKENS),
    HEADROOM_SERVE_KNOB(
        "third.prompt", TokensUnit, Log, 16, 131072, 1, 1e7, true, third.prompt,
        HEADROOM_SERVING_SERVES(w.serve.rule != ServeRule::ByUnit && w.serve.third.share > 0)),
    HEADROOM_SERVE_KNOB(
        "third.answer", TokensUnit, Log, 16, 16384, 1, 1e6, true, third.answer,
        HEADROOM_SERVING_SERVES(w.serve.rule != ServeRule::ByUnit && w.serve.third.share > 0)),
    HEADROOM_SERVE_KNOB(
        "second.first", Milliseconds, Linear, 0, 30000, 0, 1e8, false, second.first,
        HEADROOM_SERVING_SERVES(w.serve.rule == ServeRule::Computed && w.serve.second.share > 0)),
    HEADROOM_SERVE_KNOB(
        "second.token", Milliseconds, Linear, 0, 500, 0, 1e7, false, second.token,
        HEADROOM_SERVING_SERVES(w.serve.rule == ServeRule::Computed && w.serve.second.share > 0)),
    HEADROOM_SERVE_KNOB(
        "third.first", Milliseconds, Linear, 0, 30000, 0, 1e8, false, third.first,
        HEADROOM_SERVING_SERVES(w.serve.rule == ServeRule::Computed && w.serve.third.share > 0)),
    HEADROOM_SERVE_KNOB(
        "third.token", Milliseconds, Linear, 0, 500, 0, 1e7, false, third.token,
        HEADROOM_SERVING_SERVES(w.serve.rule == ServeRule::Computed && w.serve.third.share > 0)),
    HEADROOM_SERVE_KNOB("first", Milliseconds, Log, 50, 30000, 1, 1e8, false, first,
                        HEADROOM_SERVING_SERVE_COMPUTED),
    HEADROOM_SERVE_KNOB("token", Milliseconds, Log, 5, 500, 0.01, 1e7, false, token,
                        HEADROOM_SERVING_SERVE_COMPUTED),
    HEADROOM_SERVE_KNOB("night", Percent, Linear, 0, 100, 0, 100, false, night,
                        HEADROOM_SERVE_DAILY),
    HEADROOM_SERVE_KNOB("weekend", Percent, Linear, 0, 100, 0, 100, false, weekend,
                        HEADROOM_SERVE_DAILY),
    HEADROOM_SERVE_KNOB("peak_hour", Count, Linear, 0, 24, 0, 24, false, peakHour,
                        HEADROOM_SERVE_DAILY),
    HEADROOM_SERVE_KNOB("batch", Percent, Linear, 0, 100, 0, 100, false, batch,
                        HEADROOM_SERVE_DAILY),
    HEADROOM_SERVE_KNOB("growth", Percent, Linear, 0, 30, -50, 100, false, growth,
                        HEADROOM_SERVING_SERVES(true)),
    HEADROOM_SERVE_KNOB("growth_months", Count, Linear, 1, 60, 1, 120, true, growthMonths,
                        HEADROOM_SERVING_SERVES(true)),
};

constexpr std::array kReplicas{
    HEADROOM_SERVE_KNOB("measured", Count, Log, 10, 1e5, 1e-3, 1e9, false, measured,
                        HEADROOM_SERVING_SERVES(w.serve.rule == ServeRule::Measured)),
    HEADROOM_SERVE_KNOB("units", Count, Log, 0.1, 1000, 1e-6, 1e9, false, units,
                        HEADROOM_SERVING_SERVES(w.serve.rule == ServeRule::ByUnit)),
    HEADROOM_SERVE_KNOB("unit_time", Second, Log, 0.001, 100, 1e-9, 1e9, false, unitTime,
                        HEADROOM_SERVING_SERVES(w.serve.rule == ServeRule::ByUnit)),
    HEADROOM_SERVE_KNOB("chunk", TokensUnit, Linear, 0, 16384, 0, 1e7, true, chunk,
                        HEADROOM_SERVING_SERVE_COMPUTED),
    HEADROOM_SERVE_KNOB("prefix_hit", Percent, Linear, 0, 95, 0, 99.9, false, prefixHit,
                        HEADROOM_SERVING_SERVE_COMPUTED),
    HEADROOM_SERVE_KNOB("draft_depth", Count, Linear, 0, 8, 0, 32, true, draftDepth,
                        HEADROOM_SERVING_SERVE_COMPUTED),
    HEADROOM_SERVE_KNOB(
        "draft_accepted", Percent, Linear, 0, 100, 0, 100, false, draftAccepted,
        HEADROOM_SERVING_SERVES(w.serve.rule == ServeRule::Computed && w.serve.draftDepth > 0)),
    HEADROOM_SERVE_KNOB(
        "draft_cost", Percent, Linear, 0, 50, 0, 100, false, draftCost,
        HEADROOM_SERVING_SERVES(w.serve.rule == ServeRule::Computed && w.serve.draftDepth > 0)),
    HEADROOM_SERVE_KNOB("most_sequences", Count, Linear, 0, 4096, 0, 1e6, true, mostSequences,
                        HEADROOM_SERVING_SERVE_COMPUTED),
    HEADROOM_SERVE_KNOB("pace", None, Log, 0.5, 2, 0.5, 10, false, pace,
                        HEADROOM_SERVING_SERVE_COMPUTED),
    HEADROOM_SERVE_KNOB("load", Percent, Linear, 20, 100, 1, 100, false, load,
                        HEADROOM_SERVING_SERVES(true)),
    HEADROOM_SERVE_KNOB("cold_start", Second, Linear, 0, 1800, 0, 86400, false, coldStart,
                        HEADROOM_SERVING_SERVES(w.serve.autoscaling)),
    HEADROOM_SERVE_KNOB("cool_down", Second, Linear, 0, 7200, 0, 86400, false, coolDown,
                        HEADROOM_SERVING_SERVES(w.serve.autoscaling)),
    HEADROOM_SERVE_KNOB("least_replicas", Count, Linear, 0, 20, 0, 1e6, true, leastReplicas,
                        HEADROOM_SERVING_SERVES(w.serve.autoscaling)),
    HEADROOM_SERVE_KNOB("api_input", DollarPerMtoken, Log, 0.01, 100, 0, 1e6, false, apiInput,
                        HEADROOM_SERVE_TOKENS),
    HEADROOM_SERVE_KNOB("api_output", DollarPerMtoken, Log, 0.01, 100, 0, 1e6, false, apiOutput,
                        HEADROOM_SERVE_TOKENS),
    HEADROOM_SERVE_KNOB("rag.embedding", Parameters, Log, 1e7, 1e10, 1e5, 1e13, false,
                        rag.embedding, HEADROOM_RETRIEVES),
    HEADROOM_SERVE_KNOB("rag.reranker", Parameters, Log, 1e7, 1e10, 1e5, 1e13, false, rag.reranker,
                        HEADROOM_RETRIEVES),
    HEADROOM_SERVE_KNOB("rag.query", TokensUnit, Log, 8, 2048, 1, 1e6, true, rag.query,
                        HEADROOM_RETRIEVES),
    HEADROOM_SERVE_KNOB("rag.chunk", TokensUnit, Log, 64, 4096, 1, 1e6, true, rag.chunk,
                        HEADROOM_RETRIEVES),
    HEADROOM_SERVE_KNOB("rag.chunks", Count, Linear, 0, 50, 0, 10000, true, rag.chunks,
                        HEADROOM_RETRIEVES),
    HEADROOM_SERVE_KNOB("rag.candidates", Count, Linear, 0, 200, 0, 1e5, true, rag.candidates,
                        HEADROOM_RETRIEVES),
    HEADROOM_SERVE_KNOB("rag.growth", EachYear, Linear, 0, 1e9, 0, 1e14, false, rag.growth,
                        HEADROOM_RETRIEVES),
};

#define HEADROOM_SERVING_TIER HEADROOM_SERVING_SERVES(w.serve.tier.used())
#define HEADROOM_TIER_GPU_KNOB(type, member, key, unit)                                            \
    HEADROOM_PART_KNOB("work.*.serve.tier.gpu.", Group::Work, w.serve.tier.gpu.member, key, unit)
// Of a GPU with its share of the node.
#define HEADROOM_TIER_POWER(member, key)                                                           \
    HEADROOM_LIMITED_KNOB("work.*.serve.tier." key, Group::Work, w.serve.tier.member,              \
                          partLimits("power", Watt), Watt, HEADROOM_ALWAYS)

constexpr std::array kTier{
    HEADROOM_SERVE_KNOB("tier.share", Percent, Linear, 5, 90, 1, 99, false, tier.share,
                        HEADROOM_SERVING_SERVES(w.serve.tier.rule == TierRule::Part ||
                                                w.serve.tier.rule == TierRule::Peak)),
    HEADROOM_SERVE_KNOB("tier.price", DollarPerGpuHour, Log, 0.1, 20, 0, 1e6, false, tier.price,
                        HEADROOM_SERVING_TIER),
    HEADROOM_SERVE_KNOB("tier.node_size", Gpus, Linear, 1, 16, 1, 1024, true, tier.nodeSize,
                        HEADROOM_SERVING_TIER),
    HEADROOM_TIER_POWER(mean, "mean") HEADROOM_TIER_POWER(idle, "idle")
        HEADROOM_ACCELERATOR_FIELDS(HEADROOM_TIER_GPU_KNOB)};

} // namespace

std::span<const Number> servingNumbers()
{
    static const std::vector<Number> all = [] {
        std::vector<Number> v(kTraffic.begin(), kTraffic.end());
        v.insert(v.end(), kReplicas.begin(), kReplicas.end());
        v.insert(v.end(), kTier.begin(), kTier.end());
        return v;
    }();
    return all;
}

} // namespace engine

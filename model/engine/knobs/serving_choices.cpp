#include "model/engine/knobs/adopt.h"
#include "model/engine/knobs/row.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace engine {
namespace {

constexpr std::array<std::string_view, 3> kServeRules{"computed", "measured", "unit"};
constexpr std::array<std::string_view, 5> kEngines{"vllm", "tensorrt", "sglang", "llamacpp", "nim"};
constexpr std::array<std::string_view, 3> kReleases{"old", "earlier", "current"};
constexpr std::array<std::string_view, 6> kWeights{"bf16", "fp8", "int8", "int4", "nvfp4", "mxfp4"};
constexpr std::array<std::string_view, 3> kCaches{"bf16", "fp8", "fp4"};
constexpr std::array<std::string_view, 2> kLoads{"requests", "users"};
constexpr std::array<std::string_view, 2> kProfiles{"flat", "daily"};
constexpr std::array<std::string_view, 3> kStandbys{"none", "one", "availability"};
constexpr std::array<std::string_view, 3> kGoals{"cheapest", "fastest", "least_power"};
constexpr std::array<std::string_view, 2> kShares{"p50", "p95"};
constexpr std::array<std::string_view, 2> kSwitch{"off", "on"};
constexpr std::array<std::string_view, 5> kTiers{"none", "share", "peak", "second", "third"};

// One of a few words, in the order of an enumeration or of false and true.
#define HEADROOM_SERVE_WORDS(path, ids, member, when)                                              \
    Choice                                                                                         \
    {                                                                                              \
        "work.*.serve." path, Group::Work, Shown::More, true,                                      \
            [](const Plan&, const Workload&, const Catalog&) {                                     \
                std::vector<Option> options;                                                       \
                for (const std::string_view id : ids)                                              \
                    options.push_back({std::string(id), {}});                                      \
                return options;                                                                    \
            },                                                                                     \
            [](const Plan&, const Workload& w) {                                                   \
                return std::string(ids[static_cast<std::size_t>(w.serve.member)]);                 \
            },                                                                                     \
            [](Plan&, Workload& w, const Catalog&, std::string_view id) {                          \
                using Value = decltype(w.serve.member);                                            \
                if (const auto it = std::ranges::find(ids, id); it != ids.end())                   \
                    w.serve.member = static_cast<Value>(it - ids.begin());                         \
            },                                                                                     \
            when                                                                                   \
    }

// Degrees that machines and models divide by; whatever is pinned opens with any plan.
constexpr std::array kDegrees{1, 2, 4, 8, 16, 32, 64};

#define HEADROOM_SERVE_DEGREE(path, member, when)                                                  \
    Choice                                                                                         \
    {                                                                                              \
        "work.*.serve.layout." path, Group::Work, Shown::More, true,                               \
            [](const Plan&, const Workload&, const Catalog&) {                                     \
                std::vector<Option> options{{"auto", {}}};                                         \
                for (const int degree : kDegrees)                                                  \
                    options.push_back({std::to_string(degree), std::to_string(degree)});           \
                return options;                                                                    \
            },                                                                                     \
            [](const Plan&, const Workload& w) {                                                   \
                const auto degree = static_cast<int>(w.serve.layout.member);                       \
                return degree > 0 ? std::to_string(degree) : std::string("auto");                  \
            },                                                                                     \
            [](Plan&, Workload& w, const Catalog&, std::string_view id) {                          \
                int degree = 0; /* stays 0 where the id is "auto" */                               \
                std::from_chars(id.data(), id.data() + id.size(), degree);                         \
                w.serve.layout.member = degree;                                                    \
            },                                                                                     \
            when                                                                                   \
    }

#define HEADROOM_SERVES HEADROOM_WHEN(w.serves())
#define HEADROOM_SERVE_COMPUTED HEADROOM_WHEN(w.serves() && w.serve.rule == ServeRule::Computed)
#define HEADROOM_SERVE_MIXTURE                                                                     \
    HEADROOM_WHEN(w.serves() && w.serve.rule != ServeRule::ByUnit && w.train.model.experts > 0)

// A kind of requests can only be sent elsewhere where there is one.
std::vector<Option> tierRules(const Plan&, const Workload& w, const Catalog&)
{
    std::vector<Option> options;
    for (const std::string_view id : kTiers)
        options.push_back({std::string(id), {}});
    options[3].available = w.serve.second.share > 0 || w.serve.tier.rule == TierRule::Second;
    options[4].available = w.serve.third.share > 0 || w.serve.tier.rule == TierRule::Third;
    return options;
}

// The second kind of GPU begins as the first.
void takeTierRule(Plan& p, Workload& w, const Catalog& catalog, std::string_view id)
{
    const auto it = std::ranges::find(kTiers, id);
    if (it == kTiers.end())
        return;
    w.serve.tier.rule = static_cast<TierRule>(it - kTiers.begin());
    const Accelerator* gpu = catalog.accelerator(p.cluster.gpu.id);
    if (w.serve.tier.used() && w.serve.tier.gpu.id.empty() && gpu)
        adoptTier(p, w, catalog, *gpu);
}

const std::array kServingChoicesChoices{
    HEADROOM_SERVE_WORDS("rule", kServeRules, rule, HEADROOM_SERVES),
    HEADROOM_SERVE_WORDS("load_rule", kLoads, loadRule, HEADROOM_SERVES),
    HEADROOM_SERVE_WORDS("engine", kEngines, engine, HEADROOM_SERVE_COMPUTED),
    HEADROOM_SERVE_WORDS("release", kReleases, release, HEADROOM_SERVE_COMPUTED),
    HEADROOM_SERVE_WORDS("weights", kWeights, weights, HEADROOM_SERVE_COMPUTED),
    HEADROOM_SERVE_WORDS("kv", kCaches, kv, HEADROOM_SERVE_COMPUTED),
    HEADROOM_SERVE_WORDS("first_share", kShares, first95, HEADROOM_SERVE_COMPUTED),
    HEADROOM_SERVE_WORDS("token_share", kShares, token95, HEADROOM_SERVE_COMPUTED),
    HEADROOM_SERVE_WORDS("profile", kProfiles, profile, HEADROOM_SERVES),
    HEADROOM_SERVE_WORDS("standby", kStandbys, standby, HEADROOM_SERVES),
    HEADROOM_SERVE_WORDS("autoscaling", kSwitch, autoscaling, HEADROOM_SERVES),
    HEADROOM_SERVE_WORDS("goal", kGoals, goal, HEADROOM_SERVE_COMPUTED),
    HEADROOM_SERVE_WORDS("split", kSwitch, split, HEADROOM_SERVE_COMPUTED),
    HEADROOM_SERVE_DEGREE("tensor", tensor,
                          HEADROOM_WHEN(w.serves() && w.serve.rule != ServeRule::ByUnit)),
    HEADROOM_SERVE_DEGREE("pipeline", pipeline,
                          HEADROOM_WHEN(w.serves() && w.serve.rule != ServeRule::ByUnit)),
    HEADROOM_SERVE_DEGREE("expert", expert, HEADROOM_SERVE_MIXTURE),
    HEADROOM_SERVE_DEGREE("attention", attention, HEADROOM_SERVE_MIXTURE),
    HEADROOM_SERVE_WORDS("rag.on", kSwitch, rag.on, HEADROOM_SERVES),
    Choice{"work.*.serve.tier_rule", Group::Work, Shown::More, true, tierRules,
           [](const Plan&, const Workload& w) {
               return std::string(kTiers[static_cast<std::size_t>(w.serve.tier.rule)]);
           },
           takeTierRule, HEADROOM_SERVES},
    Choice{"work.*.serve.tier_gpu", Group::Work, Shown::More, false,
           [](const Plan&, const Workload&, const Catalog& catalog) {
               std::vector<Option> options;
               for (const Accelerator& gpu : catalog.accelerators)
                   options.push_back({gpu.id, gpu.name});
               return options;
           },
           [](const Plan&, const Workload& w) { return w.serve.tier.gpu.id; },
           [](Plan& p, Workload& w, const Catalog& catalog, std::string_view id) {
               if (const Accelerator* gpu = catalog.accelerator(id))
                   adoptTier(p, w, catalog, *gpu);
           },
           HEADROOM_WHEN(w.serves() && w.serve.tier.used())},
};

} // namespace

std::span<const Choice> servingChoices()
{
    return kServingChoicesChoices;
}

} // namespace engine

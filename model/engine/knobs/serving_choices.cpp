#include "model/engine/knobs/row.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace engine {
namespace {

constexpr std::array<std::string_view, 3> kRules{"computed", "measured", "unit"};
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

const std::array kChoices{
    HEADROOM_SERVE_WORDS("rule", kRules, rule, HEADROOM_SERVES),
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
};

} // namespace

std::span<const Choice> servingChoices()
{
    return kChoices;
}

} // namespace engine

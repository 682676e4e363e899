#include "model/engine/knobs/row.h"

#include <array>

namespace engine {
namespace {

using enum Unit;

#define HEADROOM_IS_FED HEADROOM_WHEN(w.isComputed() && w.train.feed.sample.base() > 0)

// The spread that own runs leave stands behind the pace: a pace turned by hand forgets it.
constexpr std::array kTrainingNumbers{
    Number{"work.*.tuning", Percent, Scale::Linear, 0, 100, 0, 100, false, Group::Work,
           Shown::First, HEADROOM_GET(w.train.tuning), HEADROOM_SET(w.train.tuning),
           HEADROOM_COMPUTED},
    Number{"work.*.pace", None, Scale::Log, 0.5, 2, 0.5, 10, false, Group::Work, Shown::More,
           HEADROOM_GET(w.train.pace),
           [](Plan&, Workload& w, double base) {
               w.train.pace = base;
               w.train.paceSigma = kUnknown;
           },
           HEADROOM_COMPUTED},
    Number{"work.*.pace_sigma", None, Scale::Log, 0.01, 0.5, 1e-4, 1, false, Group::Work,
           Shown::Part, HEADROOM_GET(w.train.paceSigma), HEADROOM_SET(w.train.paceSigma),
           HEADROOM_COMPUTED},
    Number{"work.*.layout.recompute_layers", Count, Scale::Linear, 0, 128, 0, 1e4, true,
           Group::Work, Shown::More, HEADROOM_GET(w.train.layout.layers),
           HEADROOM_SET(w.train.layout.layers),
           HEADROOM_WHEN(w.isComputed() && w.train.layout.partly)},
    Number{"work.*.goodput", Percent, Scale::Linear, 50, 100, 1, 100, false, Group::Work,
           Shown::More, HEADROOM_GET(w.train.goodput), HEADROOM_SET(w.train.goodput),
           HEADROOM_WHEN(p.risk.goodputRule == GoodputRule::Typed)},
    Number{"work.*.feed.sample", Byte, Scale::Linear, 0, 1e7, 0, 1e12, false, Group::Work,
           Shown::More, HEADROOM_GET(w.train.feed.sample), HEADROOM_SET(w.train.feed.sample),
           HEADROOM_COMPUTED},
    Number{"work.*.feed.core_rate", EachSecond, Scale::Log, 0.1, 1e4, 1e-3, 1e9, false, Group::Work,
           Shown::More, HEADROOM_GET(w.train.feed.coreRate), HEADROOM_SET(w.train.feed.coreRate),
           HEADROOM_IS_FED},
    Number{"work.*.feed.cores", Count, Scale::Log, 1, 512, 1, 1e4, true, Group::Work, Shown::More,
           HEADROOM_GET(w.train.feed.cores), HEADROOM_SET(w.train.feed.cores), HEADROOM_IS_FED},
    Number{"work.*.feed.storage", GBPerSecond, Scale::Log, 0.1, 1000, 1e-3, 1e6, false, Group::Work,
           Shown::More, HEADROOM_GET(w.train.feed.storage), HEADROOM_SET(w.train.feed.storage),
           HEADROOM_IS_FED},
};

template <class Id, std::size_t N>
Id named(const std::array<std::string_view, N>& ids, std::string_view id, Id otherwise)
{
    for (std::size_t i = 0; i < N; ++i)
        if (ids[i] == id)
            return static_cast<Id>(i);
    return otherwise;
}

constexpr std::array<std::string_view, 2> kStepRules{"computed", "share"};
constexpr std::array<std::string_view, 4> kStacks{"tuned", "fsdp", "classic", "research"};
constexpr std::array<std::string_view, 4> kOptimizers{"adam", "adam8bit", "adafactor", "sgd"};

#define HEADROOM_ENUM_CHOICE(path, ids, expr, when)                                                \
    Choice                                                                                         \
    {                                                                                              \
        path, Group::Work, Shown::More, true,                                                      \
            [](const Plan&, const Workload&, const Catalog&) {                                     \
                std::vector<Option> options;                                                       \
                for (const std::string_view id : ids)                                              \
                    options.push_back({std::string(id), {}});                                      \
                return options;                                                                    \
            },                                                                                     \
            [](const Plan&, const Workload& w) {                                                   \
                return std::string(ids[static_cast<std::size_t>(expr)]);                           \
            },                                                                                     \
            [](Plan&, Workload& w, const Catalog&, std::string_view id) {                          \
                expr = named(ids, id, expr);                                                       \
            },                                                                                     \
            when                                                                                   \
    }

const std::array kTrainingChoices{
    HEADROOM_ENUM_CHOICE("work.*.rule", kStepRules, w.train.rule,
                         HEADROOM_WHEN(w.kind == WorkloadKind::Train)),
    HEADROOM_ENUM_CHOICE("work.*.stack", kStacks, w.train.stack, HEADROOM_COMPUTED),
    HEADROOM_ENUM_CHOICE("work.*.optimizer", kOptimizers, w.train.optimizer, HEADROOM_COMPUTED),
};

} // namespace

std::span<const Number> trainingNumbers()
{
    return kTrainingNumbers;
}

std::span<const Choice> trainingChoices()
{
    return kTrainingChoices;
}

} // namespace engine

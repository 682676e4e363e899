#include "model/engine/knobs/row.h"

#include <algorithm>
#include <array>
#include <utility>

namespace engine {
namespace {

using enum Unit;

#define HEADROOM_TUNES HEADROOM_WHEN(w.kind == WorkloadKind::Tune)
#define HEADROOM_SWEEPS HEADROOM_WHEN(w.kind == WorkloadKind::Sweep)
#define HEADROOM_KIND_KNOB(path, unit, scale, low, high, least, most, whole, expr, when)           \
    Number                                                                                         \
    {                                                                                              \
        path, unit, Scale::scale, low, high, least, most, whole, Group::Work, Shown::More,         \
            HEADROOM_GET(expr), HEADROOM_SET(expr), when                                           \
    }

constexpr std::array kKindNumbers{
    HEADROOM_KIND_KNOB("work.*.tune.examples", Count, Log, 100, 1e7, 1, 1e12, true, w.tune.examples,
                       HEADROOM_TUNES),
    HEADROOM_KIND_KNOB("work.*.tune.epochs", Count, Linear, 1, 10, 0.01, 1000, false, w.tune.epochs,
                       HEADROOM_TUNES),
    HEADROOM_KIND_KNOB("work.*.tune.length", TokensUnit, Log, 128, 131072, 1, 1e8, true,
                       w.tune.length, HEADROOM_TUNES),
    HEADROOM_KIND_KNOB(
        "work.*.tune.rank", Count, Log, 4, 256, 1, 65536, true, w.tune.loraRank,
        HEADROOM_WHEN(w.kind == WorkloadKind::Tune && w.tune.method != Method::Full)),
    HEADROOM_KIND_KNOB("work.*.tune.batch", Count, Log, 1, 4096, 1, 1e9, true, w.tune.batch,
                       HEADROOM_TUNES),
    HEADROOM_KIND_KNOB("work.*.sweep.trials", Count, Log, 1, 1000, 1, 1e6, true, w.sweep.trials,
                       HEADROOM_SWEEPS),
    HEADROOM_KIND_KNOB("work.*.sweep.at_once", Count, Log, 1, 256, 1, 1e6, true, w.sweep.atOnce,
                       HEADROOM_SWEEPS),
    HEADROOM_KIND_KNOB("work.*.sweep.gpus_each", Gpus, Log, 1, 1024, 1, 1048576, true,
                       w.sweep.gpusEach, HEADROOM_SWEEPS),
    HEADROOM_KIND_KNOB("work.*.sweep.length", Percent, Log, 0.1, 100, 1e-4, 100, false,
                       w.sweep.length, HEADROOM_SWEEPS),
    HEADROOM_KIND_KNOB("work.*.sweep.stopped", Percent, Linear, 0, 100, 0, 100, false,
                       w.sweep.stopped, HEADROOM_SWEEPS),
    HEADROOM_KIND_KNOB("work.*.sweep.stopped_after", Percent, Linear, 1, 100, 0.1, 100, false,
                       w.sweep.stoppedAfter, HEADROOM_SWEEPS),
};

constexpr std::array<std::string_view, 4> kKinds{"train", "tune", "sweep", "serve"};
constexpr std::array<std::string_view, 3> kMethods{"full", "lora", "qlora"};

std::vector<Option> optionsOf(std::span<const std::string_view> ids)
{
    std::vector<Option> options;
    for (const std::string_view id : ids)
        options.push_back({std::string(id), {}});
    return options;
}

std::size_t placeOf(std::span<const std::string_view> ids, std::string_view id)
{
    return static_cast<std::size_t>(std::ranges::find(ids, id) - ids.begin());
}

// What trained on so many GPUs says nothing about what a load needs, nor the other way round, so
// each kind of plan keeps its own count.
void turnKind(Plan& p, Workload& w, WorkloadKind kind)
{
    const bool trained = p.trains();
    w.kind = kind;
    if (p.trains() == trained)
        return;
    std::swap(p.cluster.countRule, p.cluster.otherRule);
    std::swap(p.cluster.count, p.cluster.otherCount);
}

const std::array kKindChoices{
    Choice{"work.*.kind", Group::Work, Shown::First, true,
           [](const Plan&, const Workload&, const Catalog&) { return optionsOf(kKinds); },
           [](const Plan&, const Workload& w) {
               return std::string(kKinds[static_cast<std::size_t>(w.kind)]);
           },
           [](Plan& p, Workload& w, const Catalog&, std::string_view id) {
               turnKind(p, w, static_cast<WorkloadKind>(placeOf(kKinds, id)));
           },
           HEADROOM_ALWAYS},
    Choice{"work.*.tune.method", Group::Work, Shown::More, true,
           [](const Plan&, const Workload&, const Catalog&) { return optionsOf(kMethods); },
           [](const Plan&, const Workload& w) {
               return std::string(kMethods[static_cast<std::size_t>(w.tune.method)]);
           },
           [](Plan&, Workload& w, const Catalog&, std::string_view id) {
               w.tune.method = static_cast<Method>(placeOf(kMethods, id));
           },
           HEADROOM_TUNES},
};

} // namespace

std::span<const Number> kindNumbers()
{
    return kKindNumbers;
}

std::span<const Choice> kindChoices()
{
    return kKindChoices;
}

} // namespace engine

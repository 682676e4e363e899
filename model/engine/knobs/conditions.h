#pragma once

#include "model/engine/plan.h"

#include <type_traits>

// When rows of inputs and figures apply: conditions on the plan, the workload, or both.
namespace engine {

template <class Condition> bool holds(const Plan& plan, const Workload& work)
{
    if constexpr (std::is_invocable_v<Condition, const Plan&>)
        return Condition{}(plan);
    else if constexpr (std::is_invocable_v<Condition, const Workload&>)
        return Condition{}(work);
    else
        return Condition{}(plan, work);
}

inline constexpr auto kAlways = [](const Plan&) { return true; };
// Some of the work runs around the clock.
inline constexpr auto kAnyServes = [](const Plan& p) { return p.serves(); };
inline constexpr auto kAnyRuns = [](const Plan& p) { return p.runs(); };
inline constexpr auto kAnyTrains = [](const Plan& p) { return p.trains(); };

inline constexpr auto kRuns = [](const Workload& w) { return w.runs(); };
inline constexpr auto kTrains = [](const Workload& w) { return w.trains(); };
inline constexpr auto kComputed = [](const Workload& w) { return w.isComputed(); };
inline constexpr auto kByShare = [](const Workload& w) { return w.goesByShare(); };
inline constexpr auto kFromScratch = [](const Workload& w) {
    return w.kind == WorkloadKind::Train;
};
inline constexpr auto kTunes = [](const Workload& w) { return w.kind == WorkloadKind::Tune; };
inline constexpr auto kSweeps = [](const Workload& w) { return w.kind == WorkloadKind::Sweep; };
// A run with its own number of tokens, unlike fine-tuning.
inline constexpr auto kOnTokens = [](const Workload& w) {
    return w.trains() && w.kind != WorkloadKind::Tune && !w.reinforces();
};
// A language model trained from scratch, whose loss follows published scaling laws.
inline constexpr auto kLearnsLanguage = [](const Workload& w) {
    return w.kind == WorkloadKind::Train && w.train.model.vocab > 0;
};
inline constexpr auto kRepeatsTokens = [](const Workload& w) {
    return kLearnsLanguage(w) && w.train.unique < w.train.tokens;
};
inline constexpr auto kFed = [](const Workload& w) {
    return w.isComputed() && w.train.feed.sample.base() > 0;
};

inline constexpr auto kServes = [](const Workload& w) { return w.serves(); };
// A serving workload that meets a condition on its inputs.
template <class Condition> constexpr auto serving(Condition)
{
    return [](const Workload& w) { return w.serves() && Condition{}(w.serve); };
}
inline constexpr auto kServesComputed =
    serving([](const Serve& s) { return s.rule == ServeRule::Computed; });
inline constexpr auto kServesTokens =
    serving([](const Serve& s) { return s.rule != ServeRule::ByUnit; });
inline constexpr auto kServesUnits =
    serving([](const Serve& s) { return s.rule == ServeRule::ByUnit; });
inline constexpr auto kServesUsers =
    serving([](const Serve& s) { return s.loadRule == LoadRule::Users; });
// Prefill/decode disaggregation: contexts of sessions stay where they are.
inline constexpr auto kMayBeDisaggregated =
    serving([](const Serve& s) { return s.rule == ServeRule::Computed && s.inClasses(); });
inline constexpr auto kServesSplit = [](const Workload& w) {
    return kServesComputed(w) && w.serve.isDisaggregated();
};
// A model that generates images: its requests have no relevant text and no output tokens.
inline constexpr auto kMakes = [](const Workload& w) {
    const bool computed = w.isBatch() ? w.job.rule == UnitRule::Model : kServesComputed(w);
    return computed && w.serve.media.makes();
};
inline constexpr auto kServesText = [](const Workload& w) {
    return kServesTokens(w) && !kMakes(w);
};
inline constexpr auto kServesTextComputed = [](const Workload& w) {
    return kServesComputed(w) && !kMakes(w);
};

// A job of many units, and how the time of one is found.
inline constexpr auto kBatches = [](const Workload& w) { return w.isBatch(); };
inline constexpr auto kTypedUnits = [](const Workload& w) {
    return w.isBatch() && w.job.rule == UnitRule::Typed;
};
inline constexpr auto kModelUnits = [](const Workload& w) {
    return w.isBatch() && w.job.rule == UnitRule::Model;
};
inline constexpr auto kHasModel = [](const Workload& w) { return w.hasModel(); };
// Reinforcement learning: on generated answers, colocated or separate, or on existing pairs.
inline constexpr auto kReinforces = [](const Workload& w) { return w.reinforces(); };
inline constexpr auto kLearnsPairs = [](const Workload& w) {
    return w.reinforces() && w.rl.method == RlMethod::Dpo;
};
inline constexpr auto kGenerates = [](const Workload& w) {
    return w.reinforces() && w.rl.method != RlMethod::Dpo;
};
inline constexpr auto kGeneratesApart = [](const Workload& w) {
    return kGenerates(w) && w.rl.placement == RlPlacement::Apart;
};
inline constexpr auto kPpo = [](const Workload& w) {
    return w.reinforces() && w.rl.method == RlMethod::Ppo;
};
// A recommendation model in training; its tables may be in host memory, behind a cache.
inline constexpr auto kRecommends = [](const Workload& w) { return w.recommends(); };
inline constexpr auto kCachesTables = [](const Workload& w) {
    return w.recommends() && w.rec.home == TableHome::Host;
};
// It has optimizer steps, whatever computes them.
inline constexpr auto kSteps = [](const Workload& w) { return w.trains() || w.recommends(); };
// Work that is lost without checkpoints: a batch job only repeats the units of the failed node.
inline constexpr auto kAnyCheckpoints = [](const Plan& p) {
    return std::ranges::any_of(p.work, [](const Workload& w) { return kSteps(w); });
};
// A model generates: for incoming requests, or for those of a job.
inline constexpr auto kAnswers = [](const Workload& w) {
    return kServesTokens(w) || kModelUnits(w) || w.reinforces();
};
inline constexpr auto kAnswersComputed = [](const Workload& w) {
    return kServesComputed(w) || kModelUnits(w) || kGenerates(w);
};
inline constexpr auto kSpreadLengths = [](const Workload& w) {
    return (kServesComputed(w) || kModelUnits(w)) && !kMakes(w);
};
inline constexpr auto kAnswersText = [](const Workload& w) { return kAnswers(w) && !kMakes(w); };
inline constexpr auto kAnswersTextComputed = [](const Workload& w) {
    return kAnswersComputed(w) && !kMakes(w);
};
inline constexpr auto kCachesText = [](const Workload& w) {
    return kServesText(w) && w.serve.cachesPrefixes();
};
// Requests are calls of sessions, all of one class.
inline constexpr auto kMayBeInSessions = kServesTextComputed;
inline constexpr auto kInSessions = [](const Workload& w) {
    return kServesComputed(w) && w.serve.inSessions();
};
inline constexpr auto kKeepsContexts = [](const Workload& w) {
    return kInSessions(w) && w.serve.session.keeps();
};
inline constexpr auto kKeepsInHosts = [](const Workload& w) {
    return kInSessions(w) && w.serve.session.home == ContextHome::Host;
};
inline constexpr auto kServesClasses = [](const Workload& w) {
    return kServesText(w) && !kInSessions(w);
};
// A computed model that serves individual requests, and could be fine-tuned for them.
inline constexpr auto kTeachable = [](const Workload& w) {
    return kServesTextComputed(w) && kServesClasses(w);
};
// With limits of their own.
inline constexpr auto kSecondClassComputed = [](const Workload& w) {
    return kServesTextComputed(w) && kServesClasses(w) && w.serve.second.share > 0;
};
inline constexpr auto kThirdClassComputed = [](const Workload& w) {
    return kServesTextComputed(w) && kServesClasses(w) && w.serve.third.share > 0;
};
inline constexpr auto kAnswersPrompts = [](const Workload& w) {
    return kAnswersText(w) && !kInSessions(w);
};
inline constexpr auto kAnswersPromptsComputed = [](const Workload& w) {
    return kAnswersTextComputed(w) && !kInSessions(w);
};
// A model that may read or generate images and audio, or is trained to.
inline constexpr auto kMayHaveMedia = [](const Workload& w) {
    return kServesComputed(w) || kModelUnits(w) || (w.isComputed() && !w.reinforces());
};
inline constexpr auto kHasMedia = [](const Workload& w) {
    return kMayHaveMedia(w) && w.serve.media.use != MediaUse::None;
};
// Read by a serving model, which may attend to them outside its prompt.
inline constexpr auto kMayCross = [](const Workload& w) {
    return kHasMedia(w) && w.serve.media.reads() && !w.trains();
};
inline constexpr auto kCrosses = [](const Workload& w) {
    return kMayCross(w) && w.serve.media.crosses();
};
// CPU cores prepare samples, or check answers.
inline constexpr auto kUsesCores = [](const Workload& w) {
    return kFed(w) || kGenerates(w) || w.recommends();
};
// Storage is read while GPUs work.
inline constexpr auto kReadsStorage = [](const Workload& w) {
    return kFed(w) || w.isBatch() || w.recommends();
};

// A second GPU type or tier, if there is one.
inline constexpr auto kHasSecond = [](const Plan& p) { return !p.cluster.second.gpu.id.empty(); };
inline constexpr auto kHasTier = serving([](const Serve& s) { return s.tier.used(); });

inline constexpr auto kJoinsRails = [](const Plan& p) {
    return p.cluster.topology != FabricTopology::Rails;
};
inline constexpr auto kDragonfly = [](const Plan& p) {
    return p.cluster.topology == FabricTopology::Dragonfly;
};
inline constexpr auto kTorus = [](const Plan& p) {
    return p.cluster.topology == FabricTopology::Torus;
};
inline constexpr auto kItemized = [](const Plan& p) {
    return p.money.capitalRule == CapitalRule::ByPart;
};
inline constexpr auto kStaffBySize = [](const Plan& p) {
    return p.money.staff.rule == StaffRule::BySize;
};

} // namespace engine

#include "model/engine/advice/trainingfindings.h"

#include "model/engine/knobs/knob.h"
#include "model/engine/training/choose.h"
#include "model/engine/training/confidence.h"
#include "model/engine/training/fromplan.h"
#include "model/engine/training/memory.h"
#include "model/engine/training/shaped.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

using Severity = Finding::Severity;
using List = std::vector<Finding>;

// Of a step: smaller shares are not worth a change.
constexpr double kMuchBubble = 0.15, kMuchFeed = 0.02, kMuchFloor = 0.10;
// Relative to the compute-optimal number of tokens.
constexpr double kTooFew = 0.5, kMany = 5;

struct Pin {
    const char* leaf;
    void (*free)(LayoutWish&);
    bool (*isSet)(const LayoutWish&);
};
#define HEADROOM_PIN(leaf, member, none)                                                           \
    Pin                                                                                            \
    {                                                                                              \
        "layout." leaf, [](LayoutWish& l) { l.member = none; },                                    \
            [](const LayoutWish& l) { return l.member != none; }                                   \
    }
constexpr Pin kPins[] = {
    HEADROOM_PIN("recompute", recompute, std::nullopt),
    HEADROOM_PIN("sharding", sharding, std::nullopt),
    HEADROOM_PIN("micro_batch", microBatch, 0),
    HEADROOM_PIN("tensor", tensor, 0),
    HEADROOM_PIN("pipeline", pipeline, 0),
    HEADROOM_PIN("interleave", interleave, 0),
    HEADROOM_PIN("context", context, 0),
    HEADROOM_PIN("expert", expert, 0),
    HEADROOM_PIN("offload", offload, std::nullopt),
};

// The plan's layout for one workload with one knob changed.
RankedLayout layoutOf(const AdviceView& v, std::size_t w, const ResolvedPlan& plan)
{
    return LayoutChooser(plan, plan.work[w], LayoutChooser::Order::Run)
        .on(trainingGpus(v.now.decision, w));
}

// The pin without which the model fits, if there is one.
std::optional<Finding::Cure> unpinned(const AdviceView& v, std::size_t w)
{
    for (const Pin& pin : kPins) {
        if (!pin.isSet(v.work(w).train.layout))
            continue;
        ResolvedPlan next = v.plan;
        pin.free(next.work[w].train.layout);
        if (layoutOf(v, w, next).fit == Fit::Fits)
            return Finding::Cure{v.path(w, pin.leaf), 0, "auto"};
    }
    return {};
}

// The cheapest way to free memory: drop a pin, then recompute activations, then more GPUs.
std::optional<Finding::Cure> roomFor(const AdviceView& v, std::size_t w)
{
    if (auto cure = unpinned(v, w))
        return cure;
    ResolvedPlan next = v.plan;
    next.work[w].train.layout.recompute = Recompute::Full;
    if (layoutOf(v, w, next).fit == Fit::Fits)
        return Finding::Cure{v.path(w, "layout.recompute"), 0, "full"};
    LayoutChooser chooser(v.plan, v.work(w), LayoutChooser::Order::Step);
    const double size = v.plan.cluster.nodeSize;
    const double serving = v.now.decision.serving; // fleets next to it keep their GPUs
    for (double gpus = v.wholeNodes(v.now.decision.gpus); gpus <= kMostGpus;
         gpus = std::max(gpus + size, v.wholeNodes(1.5 * gpus)))
        if (gpus > serving && chooser.on(gpus - serving).fit == Fit::Fits)
            return Finding::Cure{"cluster.count", gpus};
    return {};
}

// Serving comes first, then runs with their own GPUs, and they take everything.
void nothingLeft(const AdviceView& v, std::size_t w, List& list)
{
    if (std::ranges::find(list, "no_gpus_left", &Finding::id) != list.end())
        return; // already reported for another run
    Finding f{"no_gpus_left",
              Severity::Bad,
              {{v.now.decision.gpus - trainingGpus(v.now.decision, w), Unit::Gpus}}};
    if (v.enough.reachesDate)
        f.cure = Finding::Cure{"cluster.count", v.wholeNodes(v.enough.gpus)};
    list.push_back(std::move(f));
}

void noLayout(const AdviceView& v, std::size_t w, List& list)
{
    if (trainingGpus(v.now.decision, w) < 1)
        return nothingLeft(v, w, list);
    const bool known = canCompute(v.plan, v.work(w));
    Finding f{known ? "no_layout" : "cannot_compute", Severity::Bad, {}};
    f.arguments = {{trainingGpus(v.now.decision, w), Unit::Gpus}};
    if (known)
        f.cure = unpinned(v, w);
    list.push_back(std::move(f));
}

void memory(const AdviceView& v, std::size_t w, List& list)
{
    const TrainAnswer& t = v.now.work[w];
    if (t.fit == Fit::Fits || v.now.decision.layouts[w].fit == Fit::Fits)
        return; // reinforcement learning may lack room for generation, and reports that itself
    const Bytes needed = t.memory.total();
    if (t.fit == Fit::DoesNot && needed <= t.usable && t.memory.host > t.hostUsable)
        list.push_back({"host_short",
                        Severity::Bad,
                        {{t.memory.host.base(), Unit::GiB}, {t.hostUsable.base(), Unit::GiB}},
                        roomFor(v, w)});
    else if (t.fit == Fit::DoesNot)
        list.push_back({"memory_short",
                        Severity::Bad,
                        {{(needed - t.usable).base(), Unit::GiB},
                         {needed.base(), Unit::GiB},
                         {t.usable.base(), Unit::GiB}},
                        roomFor(v, w)});
    else
        list.push_back({"memory_tight",
                        Severity::Warning,
                        {{needed.base(), Unit::GiB}, {t.usable.base(), Unit::GiB}},
                        roomFor(v, w)});
}

// Only layouts that are likely to fit are chosen, however slow. A tight one may be much faster.
void tightIsFaster(const AdviceView& v, std::size_t w, List& list)
{
    const TrainAnswer& t = v.now.work[w];
    const RankedLayout& sure = v.now.decision.layouts[w];
    if (t.fit != Fit::Fits || sure.fit != Fit::Fits)
        return;
    constexpr Share kWorthATry = 2.0 / 3; // of the time
    const double gpus = trainingGpus(v.now.decision, w);
    const RankedLayout tight =
        LayoutChooser(v.plan, v.work(w), LayoutChooser::Order::Run).tight(gpus, sure, kWorthATry);
    if (std::isnan(tight.step.base()))
        return;
    const TrainingConstants c = constantsOf(v.plan);
    const Confidence confidence =
        confidenceOf(jobOf(v.plan, v.work(w)), machineOf(v.plan.cluster, gpus, c), tight.layout,
                     v.work(w).train.tuning, c);
    list.push_back({"tight_is_faster",
                    Severity::Warning,
                    {{tight.memory.base(), Unit::GiB},
                     {t.usable.base(), Unit::GiB},
                     {tight.step.base(), Unit::Second},
                     {sure.step.base(), Unit::Second},
                     {chanceToFit(tight.memory, t.usable, confidence.memory), Unit::Percent}}});
}

// A layout that offloads to the host was the best that fits, or was requested.
void moved(const AdviceView& v, std::size_t w, List& list)
{
    const TrainAnswer& t = v.now.work[w];
    if (t.fit == Fit::DoesNot || !(t.memory.host.base() > 0))
        return;
    const bool known = std::isfinite(t.hostUsable.base());
    Finding f{
        known ? "offloaded" : "offloaded_unknown",
        known ? Severity::Note : Severity::Warning,
        {{t.memory.host.base(), Unit::GiB}, {t.tuning * t.parts.offload / t.step, Unit::Percent}}};
    if (known)
        f.arguments.push_back({t.hostUsable.base(), Unit::GiB});
    list.push_back(std::move(f));
}

void bubble(const AdviceView& v, std::size_t w, List& list)
{
    const TrainAnswer& t = v.now.work[w];
    const double share = t.tuning * t.parts.bubble / t.step;
    if (!(share > kMuchBubble))
        return;
    Finding f{"bubble",
              Severity::Warning,
              {{share, Unit::Percent},
               {t.parts.microBatches, Unit::Count},
               {static_cast<double>(v.now.decision.layouts[w].layout.pipeline), Unit::Count}}};
    const LayoutWish& wish = v.work(w).train.layout;
    const auto helps = [&](const Plan& next) {
        const Decision d = given(next, v.now.decision.gpus);
        const TrainAnswer then = assess(next, d).work[w];
        return then.tuning * then.parts.bubble / then.step <= kMuchBubble;
    };
    for (const Pin& pin : kPins) {
        ResolvedPlan next = v.plan;
        pin.free(next.work[w].train.layout);
        if (!f.cure && pin.isSet(wish) && helps(next))
            f.cure = Finding::Cure{v.path(w, pin.leaf), 0, "auto"};
    }
    for (double times = 2; !f.cure && times <= 8; times *= 2) { // more micro-batches per stage
        ResolvedPlan next = v.plan;
        const char* leaf = v.work(w).kind == WorkloadKind::Tune ? "tune.batch" : "batch";
        const Bound<Number> knob = findNumber(next, v.path(w, leaf));
        const double more = times * read(next, knob);
        write(next, knob, more);
        if (more <= knob.row->most * info(knob.row->unit).size && helps(next))
            f.cure = Finding::Cure{v.path(w, leaf), more};
    }
    list.push_back(std::move(f));
}

void feeding(const AdviceView& v, std::size_t w, List& list)
{
    const TrainAnswer& t = v.now.work[w];
    const double share = t.waitFeed / t.step;
    if (!(share > kMuchFeed))
        return;
    const bool storage = t.feedRead > t.feedPrepare;
    const Feed& feed = v.work(w).train.feed;
    const Seconds alone = t.tuning * t.parts.total;
    const double times = t.feed / alone;
    Finding f{storage ? "waits_for_storage" : "waits_for_cores",
              Severity::Warning,
              {{share, Unit::Percent}}};
    const std::string path = v.path(w, storage ? "feed.storage" : "feed.cores");
    const double wanted = storage ? feed.storage.base() * times : std::ceil(feed.cores * times);
    const Number& row = *findNumber(v.plan, path).row;
    if (wanted <= row.most * info(row.unit).size)
        f.cure = Finding::Cure{path, wanted};
    f.arguments.push_back({wanted, storage ? Unit::GBPerSecond : Unit::Count});
    list.push_back(std::move(f));
}

void smallWork(const AdviceView& v, std::size_t w, List& list)
{
    const TrainAnswer& t = v.now.work[w];
    const double share = t.tuning * (t.parts.floor + t.parts.host) / t.step;
    if (!(share > kMuchFloor))
        return;
    const Layout& l = v.now.decision.layouts[w].layout;
    const double tokens = l.microBatch * t.sequenceTokens.base() / l.context;
    Finding f{"small_micro_batch",
              Severity::Note,
              {{t.reached, Unit::Percent}, {share, Unit::Percent}, {tokens, Unit::TokensUnit}}};
    if (v.work(w).train.layout.microBatch > 0)
        f.cure = Finding::Cure{v.path(w, "layout.micro_batch"), 0, "auto"};
    list.push_back(std::move(f));
}

// A cluster size without idle GPUs. Idle GPUs act as spares, so with fewer of them a smaller layout
// may finish sooner.
double clusterInUse(const AdviceView& v, std::size_t w, double used)
{
    double whole = v.wholeNodes(used);
    for (double gpus = v.now.decision.gpus; whole < gpus;) {
        const Assessment then = v.withGpus(whole);
        gpus = whole;
        whole = v.wholeNodes(gpusUsed({v.unresolved, v.plan, then, v.enough, v.catalog}, w));
    }
    return whole;
}

void idle(const AdviceView& v, std::size_t w, List& list)
{
    const double gpus = trainingGpus(v.now.decision, w);
    const double used = gpusUsed(v, w);
    if (!(gpus - used > kManyIdle * gpus))
        return;
    Finding f{"gpus_idle",
              Severity::Warning,
              {{gpus - used, Unit::Count}, {gpus, Unit::Gpus}, {used, Unit::Gpus}}};
    if (v.plan.cluster.countRule == CountRule::Given && v.plan.work.size() == 1 &&
        v.wholeNodes(used) < gpus) {
        const double fewer = clusterInUse(v, w, used);
        const Assessment then = v.withGpus(fewer);
        if (v.isNoWorse(then))
            f.cure = Finding::Cure{"cluster.count", fewer};
        if (f.cure && fewer < v.wholeNodes(used)) {
            f.id = "gpus_idle_as_spares";
            f.arguments.insert(f.arguments.end(),
                               {{fewer, Unit::Gpus}, {then.work[w].time.base(), Unit::Days}});
        }
    }
    list.push_back(std::move(f));
}

void sureness(const AdviceView& v, std::size_t w, List& list)
{
    const TrainAnswer& t = v.now.work[w];
    if (!hasShape(v.work(w).train.model))
        list.push_back({"shape_unknown", Severity::Note, {}});
    if (t.confidence.rough)
        list.push_back({"beyond_measured", Severity::Note, {{t.confidence.time, Unit::Percent}}});
}

void tokens(const AdviceView& v, std::size_t w, List& list)
{
    const Train& train = v.work(w).train;
    if (v.work(w).kind != WorkloadKind::Train || !(train.model.vocab > 0))
        return; // the scaling law applies to language models
    const double each = train.tokens.base() / train.model.active.base();
    constexpr double kChinchilla = 20; // arXiv 2203.15556
    const std::vector<Finding::Argument> numbers{
        {each, Unit::Count},
        {kChinchilla * train.model.active.base(), Unit::TokensUnit},
        {train.tokens.base() / kChinchilla, Unit::Parameters}};
    if (each < kTooFew * kChinchilla)
        list.push_back({"few_tokens", Severity::Note, numbers});
    else if (each > kMany * kChinchilla)
        list.push_back({"many_tokens", Severity::Note, numbers});
}

} // namespace

double gpusUsed(const AdviceView& v, std::size_t w)
{
    const TrainAnswer& t = v.now.work[w];
    const double updating = t.gpusUsed * t.atOnce;
    // On the same GPUs, generation may use more of them than the update.
    return isApart(v.work(w)) ? updating + t.rl.generatorGpus
                              : std::max(updating, t.rl.generatorGpus);
}

void trainingFindings(const AdviceView& v, std::size_t w, List& list)
{
    tokens(v, w, list);
    if (!v.work(w).isComputed())
        return;
    if (std::isnan(v.now.work[w].step.base()))
        return noLayout(v, w, list);
    memory(v, w, list);
    tightIsFaster(v, w, list);
    moved(v, w, list);
    bubble(v, w, list);
    feeding(v, w, list);
    smallWork(v, w, list);
    idle(v, w, list);
    sureness(v, w, list);
}

} // namespace engine

#include "model/engine/advice/findings.h"

#include "model/engine/advice/batchfindings.h"
#include "model/engine/advice/gputypefindings.h"
#include "model/engine/advice/moneyfindings.h"
#include "model/engine/advice/priceage.h"
#include "model/engine/advice/recommendfindings.h"
#include "model/engine/advice/reinforcefindings.h"
#include "model/engine/advice/riskfindings.h"
#include "model/engine/advice/servingfindings.h"
#include "model/engine/advice/sitefindings.h"
#include "model/engine/advice/tenurefindings.h"
#include "model/engine/advice/trainingfindings.h"
#include "model/engine/advice/view.h"
#include "model/engine/gpushares.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/money/rent.h"
#include "model/engine/resolvedplan.h"
#include "model/engine/sizing/train.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

using Severity = Finding::Severity;
using List = std::vector<Finding>;

// Below this share of a step, traffic is not worth a finding.
constexpr double kLittleWaiting = 0.10;
// Of a run's time: what the fastest network must save for a finding, and what makes it serious;
// below the first the plan's network is enough.
constexpr double kLittleSaved = 0.05, kMuchSaved = 0.25;
constexpr double kNothingSaved = 0.0005; // would not show in any digit
// Of peak, as most published runs achieve; the text of the remedy mentions it.
constexpr double kUsualShare = 0.40;

using View = AdviceView;

void misfit(const View& v, std::size_t w, List& list)
{
    const TrainAnswer& t = v.now.work[w];
    if (v.work(w).isComputed() || !(t.gpusPerReplica > trainingGpus(v.now.decision, w)))
        return;
    list.push_back(
        {"does_not_fit",
         Severity::Bad,
         {{t.states.base(), Unit::TB},
          {trainingGpus(v.now.decision, w), Unit::Gpus},
          {std::ceil(t.gpusPerReplica), Unit::Gpus}},
         Finding::Cure{"cluster.count", v.wholeNodes(t.gpusPerReplica + v.now.decision.serving)}});
}

void lateness(const View& v, std::size_t w, List& list)
{
    const TrainAnswer& t = v.now.work[w];
    const Seconds wanted = v.work(w).train.deadline;
    if (!v.now.decision.reachesDate) {
        list.push_back({"no_cluster", Severity::Bad, {{wanted.base(), Unit::Days}}});
        return;
    }
    if (!(t.time > wanted))
        return;
    const Decision& enough = v.enough;
    Finding f{
        "late",
        Severity::Bad,
        {{t.time.base(), Unit::Days}, {wanted.base(), Unit::Days}, {enough.gpus, Unit::Gpus}}};
    if (enough.reachesDate)
        f.cure = {"cluster.count", enough.gpus};
    else
        f.id = "late_for_ever";
    list.push_back(std::move(f));
}

void sharing(const View& v, std::size_t w, List& list)
{
    const TrainAnswer& t = v.now.work[w];
    if (v.work(w).isComputed())
        return;
    if (t.alone >= 1) {
        Finding f{"share_too_high",
                  Severity::Bad,
                  {{v.work(w).train.share, Unit::Percent},
                   {v.work(w).train.shareGpus, Unit::Gpus},
                   {t.shareTraffic / t.shareStep, Unit::Percent}}};
        // Compute and traffic must both fit into a step at the share the remedy targets.
        const double traffic = kUsualShare / v.work(w).train.share * (t.shareTraffic / t.shareStep);
        if (kUsualShare + traffic < 1)
            f.cure = {v.path(w, "share"), kUsualShare};
        list.push_back(std::move(f));
    }
    const double copies =
        trainingGpus(v.now.decision, w) / larger(1.0, std::ceil(t.gpusPerReplica));
    if (copies > t.sequences)
        list.push_back({"small_batch",
                        Severity::Warning,
                        {{t.sequences, Unit::Count}, {std::floor(copies), Unit::Count}},
                        Finding::Cure{v.path(w, "batch"),
                                      std::ceil(copies) * v.work(w).train.sequence.base()}});
}

// A named network faster than the plan's, and the run on it with its best layout.
struct Faster {
    const Link* link = nullptr;
    Bandwidth rate{};
    Seconds time{kUnknown};
};

Faster fasterBy(const View& v, std::size_t w, const Link* link)
{
    const Cluster& c = v.plan.cluster;
    Plan faster = v.plan;
    faster.cluster.perGpu = link->bandwidth * (c.nics / c.nodeSize);
    return {link, faster.cluster.perGpu,
            assess(faster, given(faster, v.now.decision.gpus)).work[w].time};
}

// The next faster one and the fastest; both null if the plan's own is the fastest.
std::pair<const Link*, const Link*> fasterLinks(const View& v)
{
    const Cluster& c = v.plan.cluster;
    std::pair<const Link*, const Link*> found;
    auto& [next, best] = found;
    for (const Link& link : v.catalog.links) {
        if (!link.stop || !(link.bandwidth * (c.nics / c.nodeSize) > c.perGpu * 1.01))
            continue;
        next = next && next->bandwidth <= link.bandwidth ? next : &link;
        best = best && best->bandwidth >= link.bandwidth ? best : &link;
    }
    return found;
}

// Whether switches would make the run shorter than a torus of neighbor links.
bool torusSlows(const View& v, std::size_t w, List& list)
{
    if (v.plan.cluster.topology != FabricTopology::Torus)
        return false;
    Plan switched = v.plan;
    switched.cluster.topology = FabricTopology::Rails;
    const Seconds time = assess(switched, given(switched, v.now.decision.gpus)).work[w].time;
    const Share saved = 1 - time / v.now.work[w].time;
    if (!(saved > kLittleSaved))
        return false;
    list.push_back({"torus_slow",
                    saved > kMuchSaved ? Severity::Bad : Severity::Warning,
                    {{saved, Unit::Percent}},
                    Finding::Cure{"cluster.topology", 0, "rails"}});
    return true;
}

// Whether the network is enough is judged by what a faster one would save, in its own best layout.
void fabric(const View& v, std::size_t w, List& list)
{
    const TrainAnswer& t = v.now.work[w];
    if (std::isnan(t.waiting) || t.fit == Fit::DoesNot ||
        t.gpusPerReplica > trainingGpus(v.now.decision, w))
        return; // a figure of the GPU or its links is unknown, or the run is impossible
    if (torusSlows(v, w, list))
        return;
    const auto [next, best] = fasterLinks(v);
    if (!best) {
        if (t.waiting > kLittleWaiting)
            list.push_back({"fabric_slowest", Severity::Warning, {{t.waiting, Unit::Percent}}});
        return;
    }
    const Faster most = fasterBy(v, w, best);
    const Share saved = 1 - most.time / t.time;
    if (saved <= kLittleSaved) {
        Finding enough{saved > kNothingSaved ? "fabric_enough" : "fabric_gains_nothing",
                       Severity::Good,
                       {{most.rate.base(), Unit::GbitPerSecond}}};
        if (saved > kNothingSaved)
            enough.arguments.push_back({saved, Unit::Percent});
        list.push_back(std::move(enough));
        return;
    }
    const Faster step = next == best ? most : fasterBy(v, w, next);
    const Faster& enough = 1 - most.time / step.time <= kLittleSaved ? step : most; // good enough
    list.push_back({"fabric_slow",
                    saved > kMuchSaved ? Severity::Bad : Severity::Warning,
                    {{t.waiting, Unit::Percent},
                     {enough.rate.base(), Unit::GbitPerSecond},
                     {(t.time - enough.time).base(), Unit::Days}},
                    Finding::Cure{"cluster.fabric", 0, enough.link->id}});
}

// When renting, twice the GPUs for half the time only adds traffic; when owning, they would idle.
void sooner(const View& v, List& list)
{
    if (v.plan.money.tenure != Tenure::Rent || v.plan.work.size() != 1 ||
        v.plan.work.front().kind != WorkloadKind::Train ||
        v.plan.money.rent.term == Term::Reserved1y || v.plan.money.rent.term == Term::Reserved3y)
        return; // reserved GPUs are paid for all hours, however soon the work is done
    if (v.now.work[0].time > v.work(0).train.deadline)
        return; // another finding says how many GPUs it takes
    if (v.plan.money.useRule == UseRule::Typed)
        return; // as many hours are paid for, however soon a run is done
    const double twice = 2 * v.now.decision.gpus;
    if (twice > kMostGpus)
        return;
    const Assessment then = v.withGpus(twice);
    const double more = then.money.runCost / v.now.money.runCost - 1;
    if (!(more < 0.15))
        return;
    list.push_back({more < 0 ? "sooner_less" : "sooner",
                    Severity::Warning,
                    {{twice, Unit::Gpus},
                     {then.work[0].time.base(), Unit::Days},
                     {then.money.runCost.base(), Unit::Dollar},
                     {std::abs(more), Unit::Percent}},
                    Finding::Cure{"cluster.count", twice}});
}

void year(const View& v, List& list)
{
    const auto usedBy = [&](const Plan& plan, Share inUse) {
        return usedOfYear(plan.money, inUse, v.now.decision.nodes);
    };
    const Share used = usedBy(v.plan, v.now.money.inUse);
    if (!(used > 1))
        return;
    Finding f{"year_too_short", Severity::Bad, {{used, Unit::Percent}}};
    // Hours in use grow linearly with the runs, on top of what fleets take regardless of runs.
    Plan half = v.plan;
    half.money.runs = v.plan.money.runs / 2;
    const double byRuns = 2 * (used - usedBy(half, assess(half, v.now.decision).money.inUse));
    // Slightly fewer, so that rounding does not make the year too short again.
    const double runs = v.plan.money.runs * (1 - (used - 1) / byRuns) * (1 - 1e-9);
    if (byRuns > 0 && runs >= findNumber(v.plan, "money.runs").row->least)
        f.cure = {"money.runs", runs / kYear.base()};
    list.push_back(std::move(f));
}

void nodes(const View& v, List& list)
{
    const double gpus = v.now.decision.gpus;
    const double whole = v.wholeNodes(gpus);
    if (!(gpus < whole))
        return;
    Finding f{"part_node",
              Severity::Warning,
              {{gpus, Unit::Gpus}, {v.plan.cluster.nodeSize, Unit::Gpus}, {whole, Unit::Gpus}}};
    if (v.isNoWorse(v.withGpus(whole)))
        f.cure = {"cluster.count", whole};
    list.push_back(std::move(f));
}

// With several workloads, each uses a limited number of GPUs, and fleets hold theirs for good.
void neverNeeded(const View& v, List& list)
{
    if (v.plan.work.size() < 2 || v.plan.cluster.countRule != CountRule::Given)
        return;
    double inTurns = 0, own = 0;
    for (const std::size_t w : v.plan.runIndices()) {
        const double used =
            v.work(w).goesByShare() ? trainingGpus(v.now.decision, w) : gpusUsed(v, w);
        if (ownGpus(v.plan, v.work(w)) > 0)
            own += used;
        else
            inTurns = larger(inTurns, used);
    }
    const double gpus = v.now.decision.gpus, needed = v.now.decision.serving + own + inTurns;
    if (!(gpus - needed > kManyIdle * gpus)) // also if one is unknown
        return;
    Finding f{"gpus_never_needed",
              Severity::Warning,
              {{gpus - needed, Unit::Count}, {gpus, Unit::Gpus}, {needed, Unit::Gpus}}};
    if (const double whole = v.wholeNodes(needed); whole < gpus)
        f.cure = {"cluster.count", whole};
    list.push_back(std::move(f));
}

void runFindings(const View& v, std::size_t w, List& list)
{
    misfit(v, w, list);
    lateness(v, w, list);
    sharing(v, w, list);
    fabric(v, w, list);
    trainingFindings(v, w, list);
    if (v.work(w).reinforces())
        reinforceFindings(v, w, list);
    runRiskFindings(v, w, list);
}

void tableFindings(const View& v, std::size_t w, List& list)
{
    recommendFindings(v, w, list);
    lateness(v, w, list);
    runRiskFindings(v, w, list);
}

constexpr ByKind<void (*)(const View&, std::size_t, List&)> kFindings{.train = runFindings,
                                                                      .tune = runFindings,
                                                                      .sweep = runFindings,
                                                                      .reinforce = runFindings,
                                                                      .recommend = tableFindings,
                                                                      .batch = batchFindings,
                                                                      .serve = servingFindings};

void workFindings(const View& v, std::size_t w, List& list)
{
    const std::size_t before = list.size();
    kFindings[v.work(w).kind](v, w, list);
    for (std::size_t i = before; i < list.size(); ++i)
        list[i].work = w;
}

// Every model fits and every fleet carries its load.
bool doesItsWork(const Plan& plan, const Assessment& a)
{
    for (std::size_t w = 0; w < plan.work.size(); ++w)
        if (a.work[w].fit == Fit::DoesNot ||
            a.work[w].gpusPerReplica > trainingGpus(a.decision, w) ||
            (plan.work[w].serves() && a.serving[w].load > 1))
            return false;
    return true;
}

} // namespace

std::vector<Finding> findings(const Plan& given, const Assessment& a, const Decision& smallest,
                              const Catalog& catalog)
{
    const ResolvedPlan plan(given);
    const View view{given, plan, a, smallest, catalog};
    List list;
    gpuTypeFindings(view, list);
    for (std::size_t w = 0; w < plan.work.size(); ++w)
        workFindings(view, w, list);
    if (doesItsWork(plan, a)) { // otherwise it has no price to compare
        tenureFindings(view, list);
        sooner(view, list);
        year(view, list);
    }
    if (plan.runs()) // replicas are rented individually
        nodes(view, list);
    neverNeeded(view, list);
    moneyFindings(view, list);
    siteFindings(view, list);
    riskFindings(view, list);
    priceAge(plan, catalog, list);
    for (Finding& f : list) // a value outside the input's range is no remedy
        if (f.cure && f.cure->choice.empty() && !turned(given, f.cure->path, f.cure->value))
            f.cure.reset();
    std::ranges::stable_sort(list, {}, &Finding::severity);
    return list;
}

} // namespace engine

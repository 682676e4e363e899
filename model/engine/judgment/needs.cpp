#include "model/engine/judgment/needs.h"

#include "model/engine/training/confidence.h"
#include "model/engine/training/fromplan.h"
#include "model/engine/training/run.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr double kHair = 1e-9; // tolerance for rounding at a threshold

// Adapters and generation are available as hosted services; training a full model is not.
bool never(const Workload&)
{
    return false;
}

bool always(const Workload&)
{
    return true;
}

bool answersHosted(const Workload& work)
{
    return work.serve.rule != ServeRule::ByUnit;
}

Held heldByFleet(const Plan&, const Assessment& a, std::size_t w)
{
    const ServingMemory& m = a.serving[w].memory;
    return {m.weights + m.buffers + m.sequence, m.seen, m.fits() && m.batch >= 1};
}

Held heldByTraining(const Plan& plan, const Assessment& a, std::size_t w)
{
    const TrainAnswer& t = a.work[w];
    if (!plan.work[w].isComputed())
        return {t.states, plan.cluster.memoryUsable * plan.cluster.gpu.memory,
                t.gpusPerReplica <= 1};
    return {t.memory.total() * std::exp(kP90 * t.confidence.memory), t.usable,
            t.fit == Fit::Fits && t.step.base() > 0};
}

Held heldByUnits(const Plan&, const Assessment& a, std::size_t w)
{
    const TrainAnswer& t = a.work[w];
    return {t.states, t.usable, t.gpusPerReplica <= 1};
}

Seconds careful(const Assessment& a, std::size_t w)
{
    return cautiousTime(a.work[w]);
}

// The latest run relative to its deadline.
std::size_t latestOf(const Plan& plan, const Assessment& a)
{
    std::size_t latest = 0;
    double most = -1;
    for (const std::size_t w : plan.runIndices()) {
        const double late = careful(a, w) / plan.work[w].train.deadline;
        if (!(late <= most))
            most = late, latest = w;
    }
    return latest;
}

// The peak that so many GPUs serve within the limits, as an input of the plan's load type.
Turn loadTurn(const Probe& p, double requests, bool above)
{
    const Serve& serve = p.plan.work[0].serve;
    const double requested = requests / larger(1 - serve.batch, kHair);
    if (serve.loadRule == LoadRule::Users)
        return {p.path(0, "serve.users"), std::floor(requested * kHour.base() / serve.perUser),
                Unit::Count, above};
    return {p.path(0, "serve.requests"), requested, Unit::EachSecond, above};
}

Criterion loadPace(const Probe& p, const Assessment& a)
{
    const ServeAnswer& s = a.serving[0];
    Criterion c{"load", Reply::Open, Unit::EachSecond};
    c.figure = s.planned.base();
    c.threshold = s.fleetRate.base() * p.plan.work[0].serve.load;
    c.reply = atMost(c.figure, c.threshold * (1 + kHair));
    c.work = 0;
    if (c.threshold > 0)
        c.turn = loadTurn(p, c.threshold, c.reply == Reply::Yes);
    return c;
}

// The input that sets the number of requests.
std::string loadPath(const Probe& p)
{
    return p.plan.work[0].serve.loadRule == LoadRule::Users ? p.path(0, "serve.users")
                                                            : p.path(0, "serve.requests");
}
Unit loadUnit(const Probe& p)
{
    return p.plan.work[0].serve.loadRule == LoadRule::Users ? Unit::Count : Unit::EachSecond;
}

// The load whose smallest fleet, including standby, just fits into a node, or just exceeds it.
std::optional<Turn> nodeLoad(const Probe& p, bool suitsNow)
{
    const auto load = nearestValue(
        p.plan, loadPath(p), suitsNow,
        [&](const Plan& plan) {
            const Decision d = smallest(plan);
            return (d.reachesDate && d.gpus <= plan.cluster.nodeSize) != suitsNow;
        },
        p.stop);
    return load ? std::optional(Turn{loadPath(p), *load, loadUnit(p), suitsNow}) : std::nullopt;
}

// Both sides pay for a run by its tokens.
Hosted hostedRun(const Plan& plan, const Assessment& a)
{
    return {a.money.runCost.base(), (tokensOf(plan.work[0]) * plan.money.apiPrice).base()};
}

std::optional<Turn> hostedRunTurn(const Probe& p, const Hosted& h, bool hostedNow)
{
    return Turn{"money.api_price", h.own / tokensOf(p.plan.work[0]).base(), Unit::DollarPerMtoken,
                hostedNow};
}

// The total yearly cost of serving on the smallest cluster, against a hosted model for the same
// tokens.
Hosted hostedFleet(const Plan&, const Assessment& a)
{
    const ServeAnswer& s = a.serving[0];
    const Tokens tokens = s.inputYear + s.outputYear;
    return {(a.money.runCost / tokens).base(), (s.apiCost * kYear / tokens).base()};
}

std::optional<Turn> hostedFleetTurn(const Probe& p, const Hosted&, bool hostedNow)
{
    const auto load = nearestValue(
        p.plan, loadPath(p), hostedNow,
        [&](const Plan& plan) {
            const Hosted h = hostedFleet(plan, assess(plan, smallest(plan)));
            return hostedNow ? h.own < h.api : h.api < h.own;
        },
        p.stop);
    return load ? std::optional(Turn{loadPath(p), *load, loadUnit(p), hostedNow}) : std::nullopt;
}

Criterion deadlinePace(const Probe& p, const Assessment& a)
{
    return deadlineOn(p, a, "deadline");
}

// The deadline that one node just meets.
std::optional<Turn> nodeDeadline(const Probe& p, bool)
{
    return deadlineOn(p, p.on(p.plan.cluster.nodeSize), "").turn;
}

MaybeCriterion waitsForRepair(const Probe&)
{
    return {};
}

MaybeCriterion standby(const Probe& p)
{
    const bool wanted = p.plan.work[0].serve.standby != StandbyRule::None;
    Criterion c{"failover", wanted ? Reply::Yes : Reply::No, Unit::Count};
    c.figure = wanted ? p.enough.fleets[0].standbyNeeded : 0;
    c.threshold = 1;
    c.work = 0;
    c.turn = Turn{p.path(0, "serve.standby")};
    c.turn->choice = wanted ? "none" : "one";
    return c;
}

constexpr Need kOwnModel{never,         heldByTraining, hostedRun,    Unit::Dollar,
                         hostedRunTurn, deadlinePace,   nodeDeadline, waitsForRepair};

constexpr Need ofRun(bool (*mayBeHosted)(const Workload&),
                     Held (*held)(const Plan&, const Assessment&, std::size_t))
{
    Need need = kOwnModel;
    need.mayBeHosted = mayBeHosted, need.held = held;
    return need;
}

constexpr ByKind<Need> kNeeds{.train = kOwnModel,
                              .tune = ofRun(always, heldByTraining),
                              .sweep = kOwnModel,
                              .reinforce = kOwnModel,
                              .recommend = ofRun(never, heldByUnits),
                              .batch = ofRun(never, heldByUnits),
                              .serve = Need{answersHosted, heldByFleet, hostedFleet,
                                            Unit::DollarPerMtoken, hostedFleetTurn, loadPace,
                                            nodeLoad, standby}};

} // namespace

const Need& needOf(const Workload& work)
{
    return kNeeds[work.kind];
}

Criterion deadlineOn(const Probe& p, const Assessment& a, const char* id)
{
    const std::size_t w = latestOf(p.plan, a);
    const Seconds time = careful(a, w);
    Criterion c{id, makesDates(p.plan, a) ? Reply::Yes : Reply::No, Unit::Days};
    c.figure = time.base();
    c.threshold = p.plan.work[w].train.deadline.base();
    c.work = w;
    if (std::isfinite(time.base()) && holdsAll(p.plan, a))
        c.turn = Turn{p.path(w, "deadline"), time.base(), Unit::Days, c.reply == Reply::No};
    return c;
}

} // namespace engine

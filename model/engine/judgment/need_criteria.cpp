#include "model/engine/judgment/criteria.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/training/confidence.h"
#include "model/engine/training/from_plan.h"
#include "model/engine/training/run.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr double kHair = 1e-9; // what rounding adds to a threshold is no trespass

// Adapters and answers can be had from a hosted model; a model of one's own can not.
bool mayBeHosted(const Plan& plan)
{
    return plan.work.size() == 1 &&
           (plan.work[0].serves() ? plan.work[0].serve.rule != ServeRule::ByUnit
                                  : plan.work[0].kind == WorkloadKind::Tune);
}

// A fleet beside other work has no GPU for itself alone.
bool maySuitOneGpu(const Plan& plan)
{
    return plan.work.size() == 1 || !plan.serves();
}

// Of replicas, those of a single GPU; what is chosen for a fleet may be larger for its cost alone.
Plan onOneGpu(Plan plan)
{
    for (const std::size_t w : plan.fleetIndices()) {
        Serve& serve = plan.work[w].serve;
        serve.layout = {1, 1, 1, 1};
        serve.split = false;
        serve.standby = StandbyRule::None;
    }
    return plan;
}

Assessment oneGpu(const Plan& plan)
{
    const Plan one = onOneGpu(plan);
    return assess(one, given(one, 1));
}

struct Held {
    Bytes needed{kUnknown}, usable{kUnknown};
    bool fits = false;
};

// What one GPU would hold of a workload, at the cautious end of the estimate.
Held heldBy(const Plan& plan, const Assessment& a, std::size_t w)
{
    if (plan.work[w].serves()) {
        const ServingMemory& m = a.serving[w].memory;
        return {m.weights + m.buffers + m.sequence, m.seen, m.fits() && m.batch >= 1};
    }
    const TrainAnswer& t = a.work[w];
    if (!plan.work[w].isComputed())
        return {t.states,
                !plan.work[w].trains() ? t.usable
                                       : plan.cluster.memoryUsable * plan.cluster.gpu.memory,
                t.copyGpus <= 1};
    return {t.memory.total() * std::exp(kP90 * t.confidence.memory), t.usable,
            t.fit == Fit::Fits && t.step.base() > 0};
}

// The workload for which one GPU is most too small.
std::size_t largestOf(const Plan& plan, const Assessment& a)
{
    std::size_t largest = 0;
    double most = 0;
    for (std::size_t w = 0; w < plan.work.size(); ++w) {
        const Held held = heldBy(plan, a, w);
        const double ratio = held.needed / held.usable;
        if (!(ratio <= most)) // unknown, too
            most = ratio, largest = w;
    }
    return largest;
}

Seconds careful(const Assessment& a, std::size_t w)
{
    return cautiousTime(a.work[w]);
}

// The run that is latest against its deadline.
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

// The peak that so many GPUs carry within the limits, as an input of the plan's kind of load.
Turn loadTurn(const Probe& p, double requests, bool above)
{
    const Serve& serve = p.plan.work[0].serve;
    const double requested = requests / larger(1 - serve.batch, kHair);
    if (serve.loadRule == LoadRule::Users)
        return {p.path(0, "serve.users"), std::floor(requested * kHour.base() / serve.perUser),
                Unit::Count, above};
    return {p.path(0, "serve.requests"), requested, Unit::EachSecond, above};
}

Criterion loadOn(const Probe& p, const Assessment& a, const char* id)
{
    const ServeAnswer& s = a.serving[0];
    Criterion c{id, Reply::Open, Unit::EachSecond};
    c.figure = s.planned.base();
    c.threshold = s.fleetRate.base() * p.plan.work[0].serve.load;
    c.reply = atMost(c.figure, c.threshold * (1 + kHair));
    c.work = 0;
    if (c.threshold > 0)
        c.turn = loadTurn(p, c.threshold, c.reply == Reply::Yes);
    return c;
}

// The input that says how many come.
std::string loadPath(const Probe& p)
{
    return p.plan.work[0].serve.loadRule == LoadRule::Users ? p.path(0, "serve.users")
                                                            : p.path(0, "serve.requests");
}
Unit loadUnit(const Probe& p)
{
    return p.plan.work[0].serve.loadRule == LoadRule::Users ? Unit::Count : Unit::EachSecond;
}

// The load whose smallest fleet, standby included, is just within a node, or just beyond it.
std::optional<Turn> suitsNode(const Probe& p, bool suitsNow)
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

struct Hosted {
    double own = kUnknown, api = kUnknown; // base units
};

// Everything that a year of answers or a run costs on the smallest cluster, against the same tokens
// from a hosted model.
Hosted hostedOf(const Plan& plan, const Assessment& a)
{
    if (plan.work[0].serves()) {
        const ServeAnswer& s = a.serving[0];
        const Tokens tokens = s.inputYear + s.outputYear;
        return {(a.money.runCost / tokens).base(), (s.apiCost * kYear / tokens).base()};
    }
    return {a.money.runCost.base(), (tokensOf(plan.work[0]) * plan.money.apiPrice).base()};
}

Hosted hostedOnSmallest(const Plan& plan)
{
    return hostedOf(plan, assess(plan, smallest(plan)));
}

std::optional<Turn> cheaperFrom(const Probe& p, bool hostedNow)
{
    const auto load = nearestValue(
        p.plan, loadPath(p), hostedNow,
        [&](const Plan& plan) {
            const Hosted h = hostedOnSmallest(plan);
            return hostedNow ? h.own < h.api : h.api < h.own;
        },
        p.stop);
    return load ? std::optional(Turn{loadPath(p), *load, loadUnit(p), hostedNow}) : std::nullopt;
}

} // namespace

Reply atLeast(double figure, double threshold)
{
    if (std::isnan(figure) || std::isnan(threshold))
        return Reply::Open;
    return figure >= threshold ? Reply::Yes : Reply::No;
}

Reply atMost(double figure, double threshold)
{
    return atLeast(threshold, figure);
}

MaybeCriterion privacy(const Probe& p)
{
    if (!mayBeHosted(p.plan))
        return {};
    const DataRule rule = p.plan.advice.data;
    Criterion c{"privacy", rule == DataRule::Unstated   ? Reply::Open
                           : rule == DataRule::Anywhere ? Reply::Yes
                                                        : Reply::No};
    c.turn = Turn{"advice.data"};
    c.turn->choice = rule == DataRule::Anywhere ? "own_tenancy" : "anywhere";
    return c;
}

MaybeCriterion tokenPrice(const Probe& p)
{
    if (!mayBeHosted(p.plan))
        return {};
    const bool serves = p.plan.serves();
    const Hosted h = hostedOf(p.plan, assess(p.plan, p.enough));
    Criterion c{"token_price", Reply::Open, serves ? Unit::DollarPerMtoken : Unit::Dollar};
    c.figure = h.api, c.threshold = h.own;
    c.reply = p.enough.reachesDate ? atMost(h.api, h.own) : Reply::Open;
    c.work = 0;
    if (c.reply == Reply::Open)
        return c;
    if (serves)
        c.turn = cheaperFrom(p, c.reply == Reply::Yes);
    else // a run is paid by its tokens in both
        c.turn = Turn{"money.api_price", h.own / tokensOf(p.plan.work[0]).base(),
                      Unit::DollarPerMtoken, c.reply == Reply::Yes};
    return c;
}

MaybeCriterion memoryOfOne(const Probe& p)
{
    if (!maySuitOneGpu(p.plan))
        return {};
    const Assessment a = oneGpu(p.plan);
    const std::size_t w = largestOf(p.plan, a);
    const Held held = heldBy(p.plan, a, w);
    Criterion c{"memory", held.fits ? Reply::Yes : Reply::No, Unit::GiB};
    c.figure = held.needed.base(), c.threshold = held.usable.base();
    c.work = w;
    if (std::isnan(c.figure) || std::isnan(c.threshold)) {
        c.reply = held.fits ? Reply::Yes : Reply::Open;
        return c;
    }
    const auto fitsOne = [w](const Plan& plan) { return heldBy(plan, oneGpu(plan), w).fits; };
    const bool grows = held.fits;
    const auto params = nearestValue(
        p.plan, p.path(w, "params"), grows,
        [&](const Plan& plan) { return fitsOne(plan) != grows; }, p.stop);
    if (params)
        c.turn = Turn{p.path(w, "params"), *params, Unit::Parameters, grows};
    return c;
}

MaybeCriterion paceOfOne(const Probe& p)
{
    if (!maySuitOneGpu(p.plan))
        return {};
    const Assessment a = oneGpu(p.plan);
    return p.plan.serves() ? loadOn(p, a, "load") : deadlineOn(p, a, "deadline");
}

MaybeCriterion failover(const Probe& p)
{
    if (!p.plan.serves() || !maySuitOneGpu(p.plan))
        return {};
    const bool wanted = p.plan.work[0].serve.standby != StandbyRule::None;
    Criterion c{"failover", wanted ? Reply::Yes : Reply::No, Unit::Count};
    c.figure = wanted ? p.enough.fleets[0].standbyNeeded : 0;
    c.threshold = 1;
    c.work = 0;
    c.turn = Turn{p.path(0, "serve.standby")};
    c.turn->choice = wanted ? "none" : "one";
    return c;
}

MaybeCriterion oneNode(const Probe& p)
{
    const double size = p.plan.cluster.nodeSize;
    Criterion c{"one_node", Reply::No, Unit::Gpus};
    c.figure = p.enough.reachesDate ? p.enough.gpus : kUnknown;
    c.threshold = size;
    if (p.enough.reachesDate)
        c.reply = atMost(p.enough.gpus, size);
    if (p.plan.work.size() > 1)
        return c;
    if (p.plan.serves())
        c.turn = suitsNode(p, c.reply == Reply::Yes);
    else
        c.turn = deadlineOn(p, p.on(size), "").turn;
    return c;
}

// The deadline from which some cluster makes it.
std::optional<Turn> reachableFrom(const Probe& p, std::size_t w)
{
    const auto deadline = nearestValue(
        p.plan, p.path(w, "deadline"), true,
        [](const Plan& plan) { return smallest(plan).reachesDate; }, p.stop);
    return deadline ? std::optional(Turn{p.path(w, "deadline"), *deadline, Unit::Days})
                    : std::nullopt;
}

MaybeCriterion possible(const Probe& p)
{
    const Assessment a = assess(p.plan, p.enough);
    const Reply reply = p.enough.reachesDate ? Reply::Yes : Reply::No;
    if (p.plan.runs()) {
        Criterion c = deadlineOn(p, a, "possible");
        c.reply = reply;
        c.turn = reply == Reply::No ? reachableFrom(p, *c.work) : std::nullopt;
        return c;
    }
    const std::size_t fleet = *p.plan.first(&Workload::serves);
    const ServeAnswer& s = a.serving[fleet];
    Criterion c{"possible_load", reply, Unit::EachSecond};
    c.figure = s.fleetRate.base(), c.threshold = s.planned.base();
    c.work = fleet;
    return c;
}

} // namespace engine

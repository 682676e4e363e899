#include "model/engine/judgment/needs.h"
#include "model/engine/knobs/knob.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

const Need& needOf(const Plan& plan)
{
    return needOf(plan.work.front());
}

bool mayBeHosted(const Plan& plan)
{
    return plan.work.size() == 1 && needOf(plan).mayBeHosted(plan.work.front());
}

// A fleet alongside other work has no GPU to itself.
bool maySuitOneGpu(const Plan& plan)
{
    return plan.work.size() == 1 || !plan.serves();
}

// Forces single-GPU replicas; the fleet's own choice may be larger only to save cost.
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

// The workload that exceeds one GPU the most.
std::size_t largestOf(const Plan& plan, const Assessment& a)
{
    std::size_t largest = 0;
    double most = 0;
    for (std::size_t w = 0; w < plan.work.size(); ++w) {
        const Held held = needOf(plan.work[w]).held(plan, a, w);
        const double ratio = held.needed / held.usable;
        if (!(ratio <= most)) // also if unknown
            most = ratio, largest = w;
    }
    return largest;
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
    const Need& need = needOf(p.plan);
    const Hosted h = need.hosted(p.plan, assess(p.plan, p.enough));
    Criterion c{"token_price", Reply::Open, need.hostedUnit};
    c.figure = h.api, c.threshold = h.own;
    c.reply = p.enough.reachesDate ? atMost(h.api, h.own) : Reply::Open;
    c.work = 0;
    if (c.reply != Reply::Open)
        c.turn = need.hostedTurn(p, h, c.reply == Reply::Yes);
    return c;
}

MaybeCriterion memoryOfOne(const Probe& p)
{
    if (!maySuitOneGpu(p.plan))
        return {};
    const Assessment a = oneGpu(p.plan);
    const std::size_t w = largestOf(p.plan, a);
    const Need& need = needOf(p.plan.work[w]);
    const Held held = need.held(p.plan, a, w);
    Criterion c{"memory", held.fits ? Reply::Yes : Reply::No, Unit::GiB};
    c.figure = held.needed.base(), c.threshold = held.usable.base();
    c.work = w;
    if (std::isnan(c.figure) || std::isnan(c.threshold)) {
        c.reply = held.fits ? Reply::Yes : Reply::Open;
        return c;
    }
    const auto fitsOne = [&](const Plan& plan) { return need.held(plan, oneGpu(plan), w).fits; };
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
    return needOf(p.plan).pace(p, oneGpu(p.plan));
}

MaybeCriterion failover(const Probe& p)
{
    if (!maySuitOneGpu(p.plan))
        return {};
    return needOf(p.plan).failover(p);
}

MaybeCriterion oneNode(const Probe& p)
{
    const double size = p.plan.cluster.nodeSize;
    Criterion c{"one_node", Reply::No, Unit::Gpus};
    c.figure = p.enough.reachesDate ? p.enough.gpus : kUnknown;
    c.threshold = size;
    if (p.enough.reachesDate)
        c.reply = atMost(p.enough.gpus, size);
    if (p.plan.work.size() == 1)
        c.turn = needOf(p.plan).nodeTurn(p, c.reply == Reply::Yes);
    return c;
}

// The shortest deadline that some cluster meets.
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

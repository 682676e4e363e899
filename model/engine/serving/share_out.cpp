#include "model/engine/serving/assess_serve.h"
#include "model/engine/serving/fleet.h"

#include <cmath>

namespace engine {
namespace {

// Between the power of a GPU's part of a node that waits and of one that works.
double drawOf(const Plan& plan, double busy)
{
    const Node& node = plan.cluster.node;
    return (node.idle + busy * (node.mean - node.idle)).base();
}

void costs(ServeAnswer& a, const Serve& serve)
{
    const double in = a.mean * a.prompt.base(), out = a.mean * a.answer.base(); // a second
    const double second = a.cost.base();
    a.costInput = UsdPerToken(a.promptTime * second / in);
    a.costOutput = UsdPerToken((1 - a.promptTime) * second / out);
    a.costBoth = UsdPerToken(second / (in + out));
    a.costAnswer = answerCost(a.cost, a.mean, a.answer);
    const double api = in * serve.apiInput.base() + out * serve.apiOutput.base();
    a.apiCost = UsdRate(api);
    a.evenTokens = a.cost.base() / (api / (in + out)) * kDay.base();
}

} // namespace

UsdRate fleetCost(const Plan& plan, const Assessment& a, double gpus, Share on)
{
    const MoneyAnswer& m = a.money;
    if (plan.money.tenure == Tenure::Rent) {
        const bool reserved = m.committedYear.base() > 0; // paid for all hours
        return (reserved ? 1.0 : on * m.paidTime) * gpus * plan.money.price * m.paidShare;
    }
    return m.ownTotal / plan.money.years * (gpus / a.decision.gpus);
}

double neededOf(const Serve& serve, const ServeAnswer& a)
{
    if (a.choice.prompters > 0)
        return a.choice.carryingNeeded + a.choice.standbyNeeded;
    const FleetRules rules{serve.load, a.choice.standbyNeeded};
    return fleetFor(a.planned, a.rate, 1, rules).replicas();
}

UsdPerToken answerCost(UsdRate cost, double requests, Tokens answer)
{
    return UsdPerToken(cost.base() / (requests * answer.base()));
}

void shareOut(Assessment& a, const Plan& plan)
{
    double all = trainingGpus(a.decision) * drawOf(plan, 1);
    for (const ServeAnswer& fleet : a.serving)
        all += fleet.choice.gpus() * drawOf(plan, fleet.busy);
    for (std::size_t w = 0; w < plan.work.size(); ++w) {
        if (!plan.work[w].serves())
            continue;
        ServeAnswer& fleet = a.serving[w];
        const double gpus = fleet.choice.gpus();
        fleet.cost = fleetCost(plan, a, gpus, fleet.on);
        costs(fleet, plan.work[w].serve);
        fleet.power = gpus * drawOf(plan, fleet.busy) / all * a.site.mean.total();
        // On for some of the hours, and then at that power.
        fleet.outputEnergy =
            Joules(fleet.on * fleet.power.base() / (fleet.mean * fleet.answer.base()));
    }
}

} // namespace engine

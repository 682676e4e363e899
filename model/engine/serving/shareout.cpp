#include "model/engine/serving/assessserve.h"
#include "model/engine/serving/fleet.h"

#include <cmath>

namespace engine {
namespace {

// Between the idle and the working power of a GPU's share of its node.
double drawOf(const ResolvedPlan& plan, double busy)
{
    const Node& node = plan.cluster.node;
    return (node.idle + busy * (node.mean - node.idle)).base();
}

void costs(ServeAnswer& a, const Serve& serve)
{
    // Based on answered requests: the rest costs nothing.
    const TokenRate in = a.answered * a.prompt, out = a.answered * a.answer;
    if (serve.rule == ServeRule::ByUnit) { // images have no tokens
        a.costInput = a.costOutput = a.costBoth = a.costAnswer = UsdPerToken(kUnknown);
        a.apiCost = UsdRate(kUnknown);
        a.evenTokens = kUnknown;
        return;
    }
    a.costInput = a.promptTime * a.cost / in;
    a.costOutput = (1 - a.promptTime) * a.cost / out;
    a.costBoth = a.cost / (in + out);
    a.costAnswer = answerCost(a.cost, a.answered, a.answer);
    const UsdPerToken promptPrice = serve.apiPrompt(a.hit);
    a.apiCost = in * promptPrice + out * serve.apiOutput;
    const Usd api = a.prompt * promptPrice + a.answer * serve.apiOutput; // per request
    a.evenTokens = (a.cost / api * (a.prompt + a.answer) * kDay).base();
}

// GPUs of a second tier are rented for the hours they run and draw power elsewhere, at the same
// PUE. Returns their average power over all hours.
double withTier(ServeAnswer& fleet, ServeAnswer& tier, const ServeTier& gpus, const Site& site)
{
    const Watts each = gpus.idle + tier.busy * (gpus.mean - gpus.idle);
    tier.power = tier.ownPower = site.pue * (tier.choice.gpus() * each);
    const UsdRate both = fleet.cost + tier.cost;
    fleet.promptTime = (fleet.promptTime * fleet.cost + tier.promptTime * tier.cost) / both;
    fleet.cost = both, fleet.power = fleet.power + tier.power;
    return tier.on * tier.power.base();
}

} // namespace

UsdRate fleetCost(const ResolvedPlan& plan, const Assessment& a, double gpus, Share on)
{
    const MoneyAnswer& m = a.money;
    if (plan.money.tenure == Tenure::Rent) {
        const bool reserved = m.committedYear.base() > 0; // paid for all hours
        return (reserved ? 1.0 : on * m.paidTime) * gpus * plan.money.price * m.paidShare;
    }
    return ((m.ownTotal - m.tierRentTotal) / plan.money.years) * (gpus / a.decision.gpus);
}

double neededOf(const Serve& serve, const ServeAnswer& a)
{
    if (a.choice.prompters > 0)
        return a.choice.carryingNeeded + a.choice.standbyNeeded;
    const FleetRules rules{serve.load, a.choice.standbyNeeded};
    return fleetFor(a.ownPlanned, a.rate, 1, rules).replicas();
}

UsdPerToken answerCost(UsdRate cost, Rate requests, Tokens answer)
{
    return cost / (requests * answer);
}

void shareOut(Assessment& a, const ResolvedPlan& plan)
{
    double all = trainingGpus(a.decision) * drawOf(plan, 1);
    for (const ServeAnswer& fleet : a.serving)
        all += fleet.choice.gpus() * drawOf(plan, fleet.busy);
    for (const std::size_t w : plan.fleetIndices()) {
        ServeAnswer& fleet = a.serving[w];
        const double gpus = fleet.choice.gpus();
        fleet.ownCost = fleetCost(plan, a, gpus, fleet.on);
        fleet.ownPower = gpus * drawOf(plan, fleet.busy) / all * a.site.mean.total();
        fleet.cost = fleet.ownCost, fleet.power = fleet.ownPower;
        // On for a share of the hours, at that power.
        double spent = fleet.on * fleet.ownPower.base();
        for (ServeAnswer& tier : fleet.tier)
            spent += withTier(fleet, tier, plan.work[w].serve.tier, plan.site);
        costs(fleet, plan.work[w].serve);
        fleet.outputEnergy = Watts(spent) / (fleet.answered * fleet.answer.base());
    }
}

} // namespace engine

#include "model/engine/serving/choosefleet.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

// Only one GPU type is considered, so its price does not affect the ranking.
constexpr UsdRate kAnyPrice{1};

ServeQuestion questionOf(const ServePlan& p)
{
    ServeQuestion q;
    q.job = p.job;
    q.formats = {p.serve.weights};
    q.layouts = p.layouts();
    q.accelerator = p.gpu;
    q.nodeGpus = p.nodeSize;
    q.between = p.between();
    q.requests = p.traffic.planned;
    q.limits = p.limits();
    q.rules = {p.serve.load, p.serve.standby == StandbyRule::None ? 0.0 : 1.0};
    q.price = kAnyPrice;
    return q;
}

// If none meets the limits: the fastest that fits the model, otherwise the one with the most
// memory.
ServingLayout nearest(const ServePlan& p)
{
    const auto layouts = p.layouts();
    const auto worth = [&](const ServingLayout& l) {
        const ServingSizes sizes = p.sizes(l);
        if (!(servingMemory(sizes, p.constants()).batch >= 1))
            return Rate(l.replicaGpus() * 1e-12);
        return 1 / steadyWith(sizes, 1, p.constants()).token;
    };
    return *std::ranges::max_element(layouts, {}, worth);
}

ServingLayout searched(const ServePlan& p)
{
    const ServeSearch found = searchServing(questionOf(p), p.constants());
    if (!found.any())
        return nearest(p);
    const std::size_t goal = p.serve.goal == ServeGoal::Cheapest  ? found.cheapest
                             : p.serve.goal == ServeGoal::Fastest ? found.fastest
                                                                  : found.leastPower;
    return found.options[goal].layout;
}

// For disaggregated prefill, the layout with the fewest GPUs; the search above only knows unified
// replicas.
ServingLayout searchedApart(const ServePlan& p)
{
    ServingLayout best = nearest(p);
    Rate most{};
    for (const ServingLayout& layout : p.layouts()) {
        const Rate each = replicaOf(p, layout).does.requests / layout.replicaGpus();
        if (each > most)
            most = each, best = layout;
    }
    return best;
}

ServingLayout layoutOf(const ServePlan& p)
{
    ServingLayout layout;
    if (!p.possible) {
        const ServeWish& wish = p.serve.layout;
        if (p.serve.rule != ServeRule::ByUnit)
            layout = {larger(wish.tensor, 1.0), larger(wish.pipeline, 1.0),
                      larger(wish.expert, 1.0), larger(wish.attention, 1.0)};
    } else {
        layout = p.serve.isDisaggregated() ? searchedApart(p) : searched(p);
    }
    layout.replicas = 1;
    return layout;
}

// What the cluster's part of the load needs with that layout.
FleetNeed needWith(const ServePlan& p, const ServingLayout& layout)
{
    FleetNeed need;
    need.all.layout = layout;
    const double each = need.all.layout.replicaGpus();
    const ReplicaDoes does = replicaOf(p, need.all.layout).does;
    need.requests = does.requests, need.prompts = does.prompts, need.answers = does.answers;
    if (!p.tier()) // retrieval always runs on the cluster
        need.all.retrieval = retrievalGpus(p.serve, trafficOf(p.serve).planned, p.reached());
    const FleetRules rules{p.serve.load, 0};
    const Rate planned = p.traffic.planned;
    need.all.carryingNeeded = fleetFor(planned, does.requests, each, rules).carrying;
    if (does.prompts.base() > 0 && does.answers.base() > 0) { // whole replicas on both sides
        need.all.prompters = fleetFor(planned, does.prompts, each, rules).carrying;
        need.all.carryingNeeded =
            need.all.prompters + fleetFor(planned, does.answers, each, rules).carrying;
    }
    need.all.carriesLoad = need.all.carryingNeeded >= 0;
    need.all.carrying = need.all.carriesLoad ? need.all.carryingNeeded : 1;
    need.all.standbyNeeded = standbyFor(p, need.all.carrying, each);
    need.all.spares = need.all.standbyNeeded;
    return need;
}

// Requests per second that a fleet's active replicas serve within the limits.
Rate servedBy(const FleetNeed& need, const ServeChoice& choice)
{
    if (!(need.prompts.base() > 0))
        return choice.carrying * need.requests;
    return smaller(choice.prompters * need.prompts,
                   (choice.carrying - choice.prompters) * need.answers);
}

} // namespace

double promptersOf(const FleetNeed& need, double carrying)
{
    if (!(need.prompts.base() > 0) || carrying < 2)
        return 0;
    const double part = need.answers / (need.prompts + need.answers);
    return std::clamp(std::round(carrying * part), 1.0, carrying - 1);
}

FleetNeed needOf(const ServePlan& p)
{
    FleetNeed need = needWith(p, layoutOf(p));
    if (p.serve.tier.used() && !p.tier()) {
        need.all.tier.push_back(needOf(ServePlan(p.plan, p.work, TrafficPart::Tier)).all);
        need.all.carriesLoad = need.all.carriesLoad && need.all.tier.front().carriesLoad;
    }
    return need;
}

ServeChoice fleetOn(const FleetNeed& need, double gpus)
{
    ServeChoice choice = need.all;
    choice.retrieval = std::min(need.all.retrieval, std::max(0.0, gpus));
    const double each = choice.layout.replicaGpus();
    const double held = std::floor(std::max(0.0, gpus - choice.retrieval) / each + 1e-9);
    const double wanted = choice.carryingNeeded >= 0 ? choice.carryingNeeded : held;
    choice.spares = std::clamp(held - wanted, 0.0, choice.standbyNeeded);
    choice.carrying = held - choice.spares;
    choice.carriesLoad =
        choice.carriesLoad && choice.carrying >= wanted && choice.retrieval >= need.all.retrieval;
    choice.prompters = promptersOf(need, choice.carrying);
    return choice;
}

ServeChoice mostOn(const ServePlan& p, const FleetNeed& need, double gpus)
{
    ServeChoice best = fleetOn(need, gpus);
    const bool carried = need.all.carryingNeeded >= 0 && best.carrying >= need.all.carryingNeeded;
    if (carried || !p.possible)
        return best;
    Rate most = servedBy(need, best);
    for (const ServingLayout& layout : p.layouts()) {
        FleetNeed other = needWith(p, layout);
        other.all.tier = need.all.tier;
        other.all.carriesLoad =
            other.all.carriesLoad && (other.all.tier.empty() || other.all.tier[0].carriesLoad);
        const ServeChoice choice = fleetOn(other, gpus);
        const Rate served = servedBy(other, choice);
        // If there is room for no replica at all, the smallest one says what is needed.
        const bool takesFewer = !(most.base() > 0) && other.requests.base() > 0 &&
                                layout.replicaGpus() < best.layout.replicaGpus();
        if (served > most || takesFewer)
            most = served, best = choice;
    }
    return best;
}

} // namespace engine

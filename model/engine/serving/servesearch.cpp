#include "model/engine/serving/servesearch.h"

#include "model/engine/serving/keptcontexts.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr double kFewExperts = 31; // number of experts above which ranks may divide requests
constexpr double kMostStages = 2;  // nodes per replica

bool divides(double ranks, const Model& model)
{
    return model.heads > 0 && std::fmod(model.heads, ranks) == 0;
}

// On an idle replica: what makes even a single request miss its limits.
void loseAlone(ServeOption& option, const ServingSizes& s, const LatencyLimits& limits,
               const ServingConstants& c)
{
    option.loss = ServeLoss::Memory;
    option.first95 = option.token50 = Seconds(kUnknown);
    if (!(servingMemory(s, c).batch >= 1))
        return;
    const Steady one = steadyWith(s, 1, c);
    option.first95 = s.first + one.prompt, option.token50 = one.token;
    option.loss = option.first95 > limits.first ? ServeLoss::First : ServeLoss::Token;
}

ServeOption optionOf(const ServeQuestion& q, WeightFormat format, const ServingLayout& layout,
                     const ServingConstants& c)
{
    ServeOption option;
    option.format = format, option.layout = layout;
    ServingJob job = q.job;
    job.weights = format;
    const ServingMachine machine =
        servingMachine(q.accelerator, q.nodeGpus, layout.tensor, q.between);
    ServingSizes sizes = sizesOf(job, machine, layout, c);
    option.rate =
        servingMemory(sizes, c).batch >= 1 ? largestRate(sizes, q.limits, c) : ReplicaRate{};
    if (!(option.rate.requests.base() > 0)) {
        loseAlone(option, sizes, q.limits, c);
        return option;
    }
    option.fleet = fleetFor(q.requests, option.rate.requests, layout.replicaGpus(), q.rules);
    option.layout.replicas = option.fleet.replicas();
    option.cost = option.fleet.gpus * q.price;
    option.power = option.fleet.gpus * q.accelerator.power;
    const Rate each = q.requests / option.fleet.carrying;
    keepContextsAt(sizes, each, c);
    const OpenLoop real = OpenReplica(sizes, c).at(each);
    option.first95 = real.first95, option.token50 = real.token50;
    if (option.fleet.gpus > q.mostGpus)
        option.loss = ServeLoss::Gpus;
    return option;
}

// Time of a whole request: TTFT and its output tokens, at the actual load.
Seconds whole(const ServeOption& option, const ServeQuestion& q)
{
    return option.first95 + (q.job.answer.base() - 1) * option.token50;
}

bool dominates(const ServeOption& a, const ServeOption& b, const ServeQuestion& q)
{
    const bool none = a.cost > b.cost || a.power > b.power || whole(a, q) > whole(b, q);
    const bool some = a.cost < b.cost || a.power < b.power || whole(a, q) < whole(b, q);
    return !none && some;
}

bool isUsable(const ServeOption& o)
{
    return o.loss == ServeLoss::None || o.loss == ServeLoss::Dominated;
}

template <class Key> std::size_t least(const std::vector<ServeOption>& options, Key key)
{
    std::size_t best = options.size();
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (!isUsable(options[i]))
            continue;
        if (best == options.size() || key(options[i]) < key(options[best]))
            best = i;
    }
    return best;
}

// A dominated option names the cheapest Pareto-optimal one that beats it; there always is one, as
// dominance is transitive.
void findFrontier(ServeSearch& search, const ServeQuestion& q)
{
    auto& options = search.options;
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (options[i].loss != ServeLoss::None)
            continue;
        if (std::ranges::any_of(options, [&](const ServeOption& other) {
                return isUsable(other) && dominates(other, options[i], q);
            }))
            options[i].loss = ServeLoss::Dominated;
        else
            search.frontier.push_back(i);
    }
    std::ranges::sort(search.frontier, {}, [&](std::size_t i) { return options[i].cost; });
    for (ServeOption& option : options)
        if (option.loss == ServeLoss::Dominated)
            option.betterBy = *std::ranges::find_if(
                search.frontier, [&](std::size_t i) { return dominates(options[i], option, q); });
}

} // namespace

std::vector<ServingLayout> servingLayouts(const ServingJob& job, double nodeGpus)
{
    std::vector<ServingLayout> layouts;
    const Model& model = job.model;
    if (job.engine == ServingEngine::LlamaCpp) { // divides layers only, on the GPUs of one node
        for (double stages = 1; stages <= smaller(nodeGpus, model.layers); ++stages)
            layouts.push_back({.pipeline = stages});
        return layouts;
    }
    const bool fine = model.experts > kFewExperts;
    for (double ranks = 1; ranks <= nodeGpus; ranks *= 2) {
        if (divides(ranks, model) || ranks == 1)
            for (double stages = 1; stages <= kMostStages; ++stages)
                layouts.push_back({.tensor = ranks, .pipeline = stages});
        if (fine && ranks > 1)
            layouts.push_back({.expert = ranks, .attention = ranks});
    }
    return layouts;
}

ServeSearch searchServing(const ServeQuestion& q, const ServingConstants& c)
{
    ServeSearch search;
    for (const WeightFormat format : q.formats)
        for (const ServingLayout& layout :
             q.layouts.empty() ? servingLayouts(q.job, q.nodeGpus) : q.layouts)
            search.options.push_back(optionOf(q, format, layout, c));
    findFrontier(search, q);
    search.cheapest = least(search.options, [](const ServeOption& o) { return o.cost; });
    search.leastPower = least(search.options, [](const ServeOption& o) { return o.power; });
    search.fastest = least(search.options, [&](const ServeOption& o) { return whole(o, q); });
    return search;
}

} // namespace engine

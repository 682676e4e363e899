#include "model/engine/tiers/tiersearch.h"

#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/knobs/adopt.h"
#include "model/engine/serving/choosefleet.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr std::size_t kKinds = 3; // GPU types that are evaluated in detail
constexpr std::array<Share, 3> kShares{0.25, 0.5, 0.75};

struct Routed {
    TierRule rule;
    Share share;
};

// The rules that suit the traffic: Peak only if there is one, a class only if it exists.
std::vector<Routed> rulesOf(const Serve& serve)
{
    std::vector<Routed> rules;
    for (const Share share : kShares) {
        rules.push_back({TierRule::Part, share});
        if (serve.profile == ProfileRule::Daily)
            rules.push_back({TierRule::Peak, share});
    }
    if (serve.second.share > 0)
        rules.push_back({TierRule::Second, serve.second.share});
    if (serve.third.share > 0)
        rules.push_back({TierRule::Third, serve.third.share});
    return rules;
}

struct Kind {
    const Accelerator* gpu = nullptr;
    ResolvedPlan plan;  // with it as the second tier
    Usd rent{kUnknown}; // per request
};

// By the cost of a request on it, whatever its share of them.
Kind kindOf(const ResolvedPlan& plan, const Catalog& catalog, const Accelerator& gpu)
{
    Kind kind{&gpu, plan};
    Workload& work = kind.plan.work.front();
    work.serve.tier.rule = TierRule::Part;
    adoptTier(kind.plan, work, catalog, gpu);
    const ServePlan p(kind.plan, work, TrafficPart::Tier);
    if (!p.possible || !(work.serve.tier.price.base() > 0))
        return kind;
    const FleetNeed need = needOf(p);
    const UsdRate replica = need.all.layout.replicaGpus() * work.serve.tier.price;
    if (need.requests.base() > 0)
        kind.rent = replica / need.requests;
    return kind;
}

std::vector<Kind> cheapestKinds(const ResolvedPlan& plan, const Catalog& catalog)
{
    std::vector<Kind> kinds;
    for (const Accelerator& gpu : catalog.accelerators)
        if (Kind kind = kindOf(plan, catalog, gpu); std::isfinite(kind.rent.base()))
            kinds.push_back(std::move(kind));
    std::ranges::stable_sort(kinds, {}, &Kind::rent);
    return kinds;
}

TierOption optionOf(const Kind& kind, const Routed& rule, UsdRate alone)
{
    ResolvedPlan plan = kind.plan;
    plan.work.front().serve.tier.rule = rule.rule;
    plan.work.front().serve.tier.share = rule.share;
    const Assessment a = assess(plan, smallest(plan));
    const ServeAnswer& s = a.serving.front();
    TierOption option{rule.rule, rule.share, kind.gpu->id, kind.gpu->name};
    option.clusterGpus = s.choice.gpus(), option.tierGpus = s.tier.front().choice.gpus();
    option.cost = a.decision.reachesDate ? s.cost : UsdRate(kUnknown);
    option.power = s.power;
    option.saved = 1 - option.cost / alone;
    return option;
}

} // namespace

TierSearch searchTiers(const ResolvedPlan& whole, std::size_t work, const Catalog& catalog,
                       std::stop_token stop)
{
    TierSearch search;
    ResolvedPlan plan = whole;
    plan.work = {whole.work[work]};
    plan.work.front().serve.tier = {};
    plan.cluster.countRule = CountRule::Smallest;
    if (!plan.work.front().serves() || !ServePlan(plan, plan.work.front()).possible)
        return search;
    const Assessment alone = assess(plan, smallest(plan));
    if (!alone.decision.reachesDate)
        return search;
    search.alone = alone.serving.front().cost;
    auto kinds = cheapestKinds(plan, catalog);
    search.gpus = static_cast<double>(kinds.size());
    if (kinds.size() > kKinds)
        kinds.erase(kinds.begin() + kKinds, kinds.end());
    for (const Kind& kind : kinds)
        for (const Routed& rule : rulesOf(plan.work.front().serve)) {
            if (stop.stop_requested())
                return search;
            if (TierOption o = optionOf(kind, rule, search.alone); std::isfinite(o.cost.base()))
                search.options.push_back(std::move(o));
        }
    std::ranges::stable_sort(search.options, {}, &TierOption::cost);
    return search;
}

} // namespace engine

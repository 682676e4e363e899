#include "model/engine/options/options.h"

#include "model/engine/assess.h"
#include "model/engine/gpushares.h"
#include "model/engine/knobs/conditions.h"
#include "model/engine/money/budget.h"
#include "model/engine/money/market.h"
#include "model/engine/money/rent.h"
#include "model/engine/options/limits.h"
#include "model/engine/options/sizes.h"
#include "model/engine/options/ways.h"
#include "model/engine/training/run.h"
#include "model/engine/training/sharework.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace engine {
namespace {

std::shared_ptr<const Plan> shared(Plan plan)
{
    return std::make_shared<const Plan>(std::move(plan));
}

// By an upper bound on work per dollar: the plan's own GPU first, then the likely cheapest. What
// was measured on one type says nothing about others.
std::vector<const Accelerator*> inOrder(const Plan& plan, const Catalog& catalog)
{
    std::vector<std::pair<double, const Accelerator*>> worth;
    const bool every = comparesTypes(plan);
    for (const Accelerator& gpu : catalog.accelerators) {
        if (!every && gpu.id != plan.cluster.gpu.id)
            continue;
        const UsualRent rent = usualRent(catalog, gpu);
        const double peak = std::max({gpu.peakBf16.base(), gpu.peakFp16.base(), 0.0});
        const bool own = gpu.id == plan.cluster.gpu.id;
        worth.emplace_back(own ? INFINITY : rent ? peak / rent.price.base() : 0, &gpu);
    }
    std::ranges::stable_sort(worth, std::ranges::greater(), [](const auto& w) { return w.first; });
    std::vector<const Accelerator*> gpus;
    for (const auto& [value, gpu] : worth)
        gpus.push_back(gpu);
    return gpus;
}

// Whether spot may meet the deadlines at any size: more nodes are preempted more often, and twice
// the GPUs are hardly ever more than twice as fast. Avoids hopeless searches.
bool mayReachOnSpot(const Plan& plan, const Decision& usual)
{
    constexpr double kMostGain = 1.5, kMostTimes = 64;
    const Assessment a = assess(hadBy(plan, {}), usual);
    double late = 0;
    for (const std::size_t w : plan.runIndices())
        late = std::max(late, cautiousTime(a.work[w]) / plan.work[w].train.deadline);
    for (double times = 1; times <= kMostTimes; times *= 2)
        if (late * slowdown(onSpot(plan.money.rent, times * usual.nodes)) <= times * kMostGain)
            return true;
    return false;
}

// How many GPUs a machine on sale has. Cards go into any server one by one; what shares a faster
// link is a board or a rack, and is sold whole.
double soldBy(const Cluster& cluster)
{
    return cluster.gpu.inside == cluster.gpu.pcie ? 1 : cluster.nodeSize;
}

// All ways of getting one GPU type.
class OneType {
public:
    OneType(const Plan& plan, const Catalog& catalog, const Accelerator& gpu,
            std::span<const OptionSize> known)
        : catalog_(catalog)
        , base_(onGpu(plan, catalog, gpu))
        , onDemand_(shared(hadBy(base_, {})))
        , sizes_(known)
    {
    }
    // All its ways are evaluated after this one, and most share its size.
    bool isKnown() const { return sizes_.knows(*onDemand_); }

    void answer(const std::stop_token& stop)
    {
        const Decision usual = sizes_.smallest(onDemand_, stop);
        for (const SupplyWay& way : waysToHave(base_, catalog_)) {
            if (stop.stop_requested())
                return;
            options_.push_back(had(way, usual, stop));
            if (options_.back().misses(OptionLimit::Memory)) // with any way of getting them
                return;
        }
    }
    std::vector<PlanOption>& options() { return options_; }
    std::vector<OptionSize> sizes() { return std::move(sizes_).take(); }

private:
    Decision decisionFor(const Plan& plan, const SupplyWay& way, const Decision& usual,
                         const std::stop_token& stop)
    {
        const bool buys = way.tenure == Tenure::Buy;
        const bool spot = !buys && way.term == Term::Spot;
        const auto priced = buys || spot ? shared(afterDelivery(plan)) : onDemand_;
        Decision d = usual;
        if (usual.reachesDate && (buys || (spot && mayReachOnSpot(plan, usual))))
            d = sizes_.smallest(priced, stop);
        const double each = way.offer ? way.offer->gpus : buys ? soldBy(plan.cluster) : 1;
        if (each > 1 && std::fmod(d.gpus, each) != 0)
            d = sizes_.given(priced, std::ceil(d.gpus / each) * each);
        return forTheYear(plan, priced, std::move(d), larger(each, plan.cluster.nodeSize), stop);
    }
    // Large enough for the runs of a year, not only for each one's deadline.
    Decision forTheYear(const Plan& plan, const std::shared_ptr<const Plan>& priced, Decision d,
                        double each, const std::stop_token& stop)
    {
        constexpr int kTries = 4;
        for (int i = 0; i < kTries && d.reachesDate && !stop.stop_requested(); ++i) {
            const auto usedBy = [&](const Decision& by) {
                return usedOfYear(plan.money, assess(plan, by).money.inUse, by.nodes);
            };
            const Share use = usedBy(d);
            if (!(use > 1))
                break;
            Decision next = sizes_.given(priced, std::ceil(d.gpus * use / each) * each);
            if (!(usedBy(next) < use))
                break;
            d = std::move(next);
        }
        return d;
    }
    PlanOption had(const SupplyWay& way, const Decision& usual, const std::stop_token& stop)
    {
        Plan plan = hadBy(base_, way);
        const Decision decision = decisionFor(plan, way, usual, stop);
        plan.cluster.countRule = CountRule::Given;
        plan.cluster.count = decision.gpus;
        PlanOption o;
        o.assessment = assess(plan, decision);
        o.plan = shared(std::move(plan));
        if (way.offer)
            o.offer = way.offer->id, o.seller = way.offer->provider, o.region = way.offer->region;
        figures(o);
        return o;
    }
    static void figures(PlanOption& o)
    {
        const MoneyAnswer& money = o.assessment.money;
        o.cost = budgetCost(*o.plan, o.assessment);
        o.total = paidTotal(*o.plan, o.assessment);
        o.hour = o.buys() ? money.ownHour : money.rentHour;
        o.ready = deliveryOf(*o.plan);
        for (const std::size_t w : o.plan->fleetIndices())
            o.capacity += o.assessment.serving[w].fleetRate;
        o.ready += timeOfAll(*o.plan, o.assessment);
        o.missed = missedLimits(o);
    }

    const Catalog& catalog_;
    Plan base_;
    std::shared_ptr<const Plan> onDemand_;
    OptionSizes sizes_;
    std::vector<PlanOption> options_;
};

auto rankOf(const PlanOption& o)
{
    const double cost = o.cost.base();
    const bool known = !std::isnan(cost);
    return std::tuple(o.misses(OptionLimit::Memory), o.missed.size(), !known, known ? cost : 0,
                      std::isnan(o.ready.base()) ? INFINITY : o.ready.base());
}

// With equally many limits met: the one that is cheaper and ready sooner, or carries more.
bool beats(const PlanOption& a, const PlanOption& b)
{
    const bool trains = a.plan->runs();
    const double mine = trains ? -a.ready.base() : a.capacity.base();
    const double other = trains ? -b.ready.base() : b.capacity.base();
    return a.cost <= b.cost && mine >= other && (a.cost < b.cost || mine > other);
}

// Pareto-optimal options among those that meet every limit; if none does, among all that do the
// work.
void markUnbeaten(std::vector<PlanOption>& rows)
{
    const bool anyKeeps = std::ranges::any_of(rows, &PlanOption::keeps);
    const auto counts = [&](const PlanOption& o) {
        const bool does = !o.misses(OptionLimit::Memory) && !o.misses(OptionLimit::Load);
        return !std::isnan(o.cost.base()) && (anyKeeps ? o.keeps() : does);
    };
    for (PlanOption& row : rows)
        row.unbeaten = counts(row) && std::ranges::none_of(rows, [&](const PlanOption& other) {
                           return counts(other) && beats(other, row);
                       });
}

std::span<const OptionSize> sizesOf(const OptionTable* table)
{
    return table ? std::span<const OptionSize>(table->sizes) : std::span<const OptionSize>();
}

} // namespace

bool comparesTypes(const Plan& plan)
{
    return std::ranges::none_of(plan.work, [](const Workload& work) {
        return kTypedUnits(work) || (work.serves() && work.serve.rule != ServeRule::Computed);
    });
}

std::shared_ptr<const OptionTable> optionsOf(std::shared_ptr<const Plan> plan,
                                             std::shared_ptr<const Catalog> catalog,
                                             const OptionTable* before, std::size_t searches,
                                             std::stop_token stop)
{
    auto table = std::make_shared<OptionTable>();
    std::vector<std::unique_ptr<OneType>> types;
    for (const Accelerator* gpu : inOrder(*plan, *catalog)) {
        auto type = std::make_unique<OneType>(*plan, *catalog, *gpu, sizesOf(before));
        ++table->types;
        const bool known = type->isKnown();
        if (!known && searches == 0)
            continue;
        searches -= known ? 0 : 1;
        types.push_back(std::move(type));
    }
    table->looked = types.size();
    shareWork(types.size(), false, [&](int, std::size_t i) { types[i]->answer(stop); });
    if (stop.stop_requested())
        return nullptr;
    for (const auto& type : types) {
        std::ranges::move(type->options(), std::back_inserter(table->rows));
        std::ranges::move(type->sizes(), std::back_inserter(table->sizes));
    }
    std::ranges::stable_sort(table->rows, {}, rankOf);
    markUnbeaten(table->rows);
    table->plan = std::move(plan);
    table->catalog = std::move(catalog);
    return table;
}

} // namespace engine

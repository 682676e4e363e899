#include "model/engine/knobs/citing.h"
#include "model/engine/money/budget.h"
#include "model/engine/options/limits.h"
#include "model/engine/options/options.h"
#include "model/engine/training/share_work.h"
#include "model/engine/uncertainty/moving_plan.h"
#include "model/engine/uncertainty/strata.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>
#include <mutex>

namespace engine {
namespace {

constexpr std::size_t kMostDrawn = 96; // rows; those ranked lower are far from the cheapest
constexpr std::uint64_t kStart = 1;
constexpr Share kSure = 0.9; // P10 of the difference is above zero

// Normal deviates by name: the same name always gets the same draws.
class Deviations {
public:
    explicit Deviations(std::size_t draws) : strata_(normalStrata(draws)) {}
    const std::vector<double>& of(const std::string& name)
    {
        const std::lock_guard lock(guard_);
        auto [it, isNew] = known_.try_emplace(name);
        if (isNew)
            for (const auto place : shuffled(strata_.size(), Chance(kStart, name)))
                it->second.push_back(strata_[place]);
        return it->second;
    }

private:
    std::vector<double> strata_;
    std::map<std::string, std::vector<double>> known_; // references stay valid
    std::mutex guard_;
};

// The owner of an uncertain input: a GPU or its seller. Empty: shared by all options.
std::string ownerOf(const std::string& path, const PlanOption& o)
{
    const std::string& gpu = o.plan->cluster.gpu.id;
    if (path == "money.price")
        return gpu + "/" + o.seller;
    const bool ofGpu = path.starts_with("cluster.") || path == "money.capital" ||
                       path.ends_with(".pace") || path.ends_with(".memory");
    return ofGpu ? gpu : std::string();
}

// One option's results in every draw.
struct Drawn {
    std::vector<double> cost;
    double inTime = 0, inBudget = 0;
};

// An input varies with a component shared by all and one of its owner's, with `shared` as the
// shared part of the variance.
Drawn drawsOf(const PlanOption& o, Deviations& deviations, std::size_t draws, double shared,
              const std::stop_token& stop)
{
    const auto inputs = uncertainInputs(*o.plan, o.assessment);
    struct Source {
        const std::vector<double>*everybody, *owner, *prices;
    };
    std::vector<Source> sources;
    for (const UncertainInput& input : inputs) {
        const std::string path = input.path(*o.plan), owner = ownerOf(path, o);
        std::string owned = path;
        owned.append("@").append(owner);
        sources.push_back({&deviations.of(path), owner.empty() ? nullptr : &deviations.of(owned),
                           input.common > 0 ? &deviations.of(std::string(kPrices)) : nullptr});
    }
    MovingPlan moving(*o.plan, o.assessment.decision);
    std::vector<double> factors(inputs.size());
    Drawn result;
    for (std::size_t draw = 0; draw < draws && !stop.stop_requested(); ++draw) {
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            const auto& [everybody, owner, prices] = sources[i];
            double z = (*everybody)[draw];
            if (prices)
                z = mingled((*prices)[draw], z, inputs[i].common);
            factors[i] = inputs[i].factor(owner ? mingled(z, (*owner)[draw], shared) : z);
        }
        const Assessment& a = moving.moved(inputs, factors);
        result.cost.push_back(budgetCost(moving.plan(), a).base());
        result.inTime += isInTime(moving.plan(), a) ? 1 : 0;
        result.inBudget += result.cost.back() <= o.plan->money.budget.base() ? 1 : 0;
    }
    return result;
}

// How often each option that meets all limits is the cheapest, and which ones the best does not
// beat with certainty.
void compare(std::vector<PlanOption>& rows, const std::vector<Drawn>& drawn, std::size_t draws)
{
    const auto competes = [&](std::size_t i) {
        return rows[i].keeps() && !std::isnan(rows[i].cost.base());
    };
    if (drawn.empty() || !competes(0))
        return;
    std::vector<double> wins(drawn.size()), dearer(drawn.size());
    for (std::size_t draw = 0; draw < draws; ++draw) {
        std::size_t best = 0;
        for (std::size_t i = 0; i < drawn.size() && competes(i); ++i) {
            if (drawn[i].cost[draw] < drawn[best].cost[draw])
                best = i;
            dearer[i] += drawn[i].cost[draw] > drawn[0].cost[draw] ? 1 : 0;
        }
        ++wins[best];
    }
    const auto all = static_cast<double>(draws);
    for (std::size_t i = 0; i < drawn.size() && competes(i); ++i) {
        rows[i].cheapest = wins[i] / all;
        rows[i].tied = i > 0 && dearer[i] / all < kSure;
        rows[0].tied = rows[0].tied || rows[i].tied;
    }
}

} // namespace

std::shared_ptr<const OptionTable> drawn(const OptionTable& table, std::size_t draws,
                                         std::stop_token stop)
{
    auto next = std::make_shared<OptionTable>(table);
    next->drawn = std::min(next->rows.size(), kMostDrawn);
    const double shared = std::clamp(ruleOr(*table.catalog, "options.shared", 1), 0.0, 1.0);
    Deviations deviations(draws);
    std::vector<Drawn> all(next->drawn);
    shareWork(all.size(), false, [&](int, std::size_t i) {
        all[i] = drawsOf(next->rows[i], deviations, draws, shared, stop);
    });
    if (stop.stop_requested())
        return nullptr;
    const auto count = static_cast<double>(draws);
    for (std::size_t i = 0; i < all.size(); ++i) {
        PlanOption& row = next->rows[i];
        const bool timed = row.plan->runs() && !std::isnan(row.ready.base());
        const bool priced = row.plan->money.budget.base() > 0 && !std::isnan(row.cost.base());
        row.chanceDate = timed ? all[i].inTime / count : kUnknown;
        row.chanceBudget = priced ? all[i].inBudget / count : kUnknown;
    }
    compare(next->rows, all, draws);
    next->draws = draws;
    return next;
}

} // namespace engine

#include "model/engine/asksthesame.h"
#include "model/engine/knobs/citing.h"
#include "model/engine/money/budget.h"
#include "model/engine/options/limits.h"
#include "model/engine/options/options.h"
#include "model/engine/resolvedplan.h"
#include "model/engine/training/sharework.h"
#include "model/engine/uncertainty/movingplan.h"
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

// An option whose inputs vary with a component shared by all and one of their owner's, with
// `shared` as the shared part of the variance.
class MovingOption {
public:
    MovingOption(const PlanOption& o, Deviations& deviations, double shared)
        : shared_(shared)
        , inputs_(uncertainInputs(*o.plan, o.assessment))
        , factors_(inputs_.size())
        , moving_(*o.plan, o.assessment.decision)
    {
        for (const UncertainInput& input : inputs_) {
            const std::string path = input.path(*o.plan), owner = ownerOf(path, o);
            std::string owned = path;
            owned.append("@").append(owner);
            if (input.movesWork(*o.plan))
                work_.emplace_back(owned, input.spread);
            sources_.push_back({&deviations.of(path),
                                owner.empty() ? nullptr : &deviations.of(owned),
                                input.common > 0 ? &deviations.of(std::string(kPrices)) : nullptr});
        }
    }
    // In one draw, where another option may have done the same work.
    const Assessment& at(std::size_t draw, const MovingOption* other)
    {
        for (std::size_t i = 0; i < inputs_.size(); ++i) {
            const auto& [everybody, owner, prices] = sources_[i];
            double z = (*everybody)[draw];
            if (prices)
                z = mingled((*prices)[draw], z, inputs_[i].common);
            factors_[i] = inputs_[i].factor(owner ? mingled(z, (*owner)[draw], shared_) : z);
        }
        return other && other->work_ == work_
                   ? moving_.moved(inputs_, factors_, other->moving_.work())
                   : moving_.moved(inputs_, factors_);
    }
    const ResolvedPlan& plan() const { return moving_.plan(); }

private:
    struct Source {
        const std::vector<double>*everybody, *owner, *prices;
    };
    double shared_;
    std::vector<UncertainInput> inputs_;
    std::vector<Source> sources_;
    std::vector<std::pair<std::string, Spread>> work_; // inputs that move it, by name and owner
    std::vector<double> factors_;
    MovingPlan moving_;
};

bool decidesTheSame(const Decision& a, const Decision& b)
{
    const auto sameLayouts = [](const auto& x, const auto& y) {
        return std::ranges::equal(x, y, {}, &RankedLayout::layout, &RankedLayout::layout);
    };
    return a.gpus == b.gpus && a.spares == b.spares && a.parts == b.parts && a.fleets == b.fleets &&
           sameLayouts(a.layouts, b.layouts) && sameLayouts(a.alone, b.alone);
}

// The same GPUs doing the same work, had from another seller or in another way.
bool doesTheSame(const PlanOption& a, const PlanOption& b)
{
    return a.plan->cluster.gpu.id == b.plan->cluster.gpu.id &&
           decidesTheSame(a.assessment.decision, b.assessment.decision) &&
           asksTheSame(*a.plan, *b.plan, true);
}

using Alike = std::vector<std::size_t>;

// Options that do the same work, which is computed once for all of them.
std::vector<Alike> alikeOf(std::span<const PlanOption> rows)
{
    std::vector<Alike> groups;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto same = std::ranges::find_if(
            groups, [&](const Alike& group) { return doesTheSame(rows[group.front()], rows[i]); });
        if (same == groups.end())
            groups.push_back({i});
        else
            same->push_back(i);
    }
    return groups;
}

// Their results in each draw.
std::vector<Drawn> drawsOf(std::span<const PlanOption> rows, const Alike& group,
                           Deviations& deviations, std::size_t draws, double shared,
                           const std::stop_token& stop)
{
    std::vector<MovingOption> options;
    options.reserve(group.size());
    for (const std::size_t row : group)
        options.emplace_back(rows[row], deviations, shared);
    std::vector<Drawn> results(group.size());
    for (std::size_t draw = 0; draw < draws && !stop.stop_requested(); ++draw)
        for (std::size_t i = 0; i < group.size(); ++i) {
            const Assessment& a = options[i].at(draw, i > 0 ? &options.front() : nullptr);
            const ResolvedPlan& plan = options[i].plan();
            Drawn& result = results[i];
            result.cost.push_back(budgetCost(plan, a).base());
            result.inTime += isInTime(plan, a) ? 1 : 0;
            result.inBudget += result.cost.back() <= rows[group[i]].plan->money.budget.base();
        }
    return results;
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
    const std::span<const PlanOption> rows(next->rows.data(), next->drawn);
    const std::vector<Alike> groups = alikeOf(rows);
    shareWork(groups.size(), false, [&](int, std::size_t g) {
        auto results = drawsOf(rows, groups[g], deviations, draws, shared, stop);
        for (std::size_t i = 0; i < results.size(); ++i)
            all[groups[g][i]] = std::move(results[i]);
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

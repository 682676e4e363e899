#include "model/engine/judgment/afford.h"

#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/dials/dial.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/resolvedplan.h"

#include <cmath>
#include <functional>
#include <map>
#include <optional>

namespace engine {
namespace {

constexpr int kSteps = 64; // per octave: amounts are found to within a percent
constexpr int kOctaves = 40;

void takeWay(Plan& plan, std::string_view way)
{
    plan.money.tenure = way == "own" ? Tenure::Buy : Tenure::Rent;
    plan.money.rent.term = way == "reserved_1y"   ? Term::Reserved1y
                           : way == "reserved_3y" ? Term::Reserved3y
                           : way == "spot"        ? Term::Spot
                                                  : Term::OnDemand;
}

// A plan with its work scaled by a factor.
using Scaled = std::function<std::optional<Plan>(double factor)>;

// The cost of a scaled plan, for each way of getting GPUs: its cluster is searched only once.
class Prices {
public:
    Prices(Scaled scaled, Usd budget, std::stop_token stop)
        : scaled_(std::move(scaled))
        , budget_(budget)
        , stop_(std::move(stop))
    {
    }

    // The largest step within the budget, and its costs; nothing if none is affordable.
    std::optional<std::pair<int, Affordable>> most(std::string_view way)
    {
        int low = 0;
        while (!paid(way, low)) {
            low -= kSteps;
            if (low < -kOctaves * kSteps || stop_.stop_requested())
                return std::nullopt;
        }
        int high = low + kSteps;
        while (paid(way, high)) {
            low = high;
            high += kSteps;
            if (high > kOctaves * kSteps || stop_.stop_requested())
                break;
        }
        while (high - low > 1 && !stop_.stop_requested()) {
            const int middle = (low + high) / 2;
            (paid(way, middle) ? low : high) = middle;
        }
        Affordable best = costs(way, low);
        best.limited = std::isnan(costs(way, low + 1).total.base());
        return std::pair{low, best};
    }
    static double factor(int step) { return std::exp2(static_cast<double>(step) / kSteps); }

private:
    bool paid(std::string_view way, int step) { return costs(way, step).total <= budget_; }

    const Decision& cluster(const Plan& plan, bool spot, int step)
    {
        const auto [it, isNew] = clusters_.try_emplace({spot, step});
        if (isNew)
            it->second = smallest(plan, stop_);
        return it->second;
    }
    // Unknown if no cluster meets the deadline, or if a year is too short for the work.
    Affordable costs(std::string_view way, int step)
    {
        auto plan = scaled_(factor(step));
        if (!plan || stop_.stop_requested())
            return {};
        takeWay(*plan, way);
        const Decision& d = cluster(*plan, way == "spot", step);
        if (!d.reachesDate)
            return {};
        const MoneyAnswer m = assess(*plan, d).money;
        const bool own = way == "own";
        if (own && m.inUse > 1)
            return {};
        return {factor(step), d.gpus, own ? m.ownTotal : m.rentTotal};
    }

    Scaled scaled_;
    Usd budget_;
    std::stop_token stop_;
    std::map<std::pair<bool, int>, Decision> clusters_;
};

std::optional<Plan> valueOr(Result<Plan> plan)
{
    return plan ? std::optional(std::move(*plan)) : std::nullopt;
}

std::string pathOf(const Plan& plan, std::string_view leaf)
{
    return "work." + plan.work.front().id + "." + std::string(leaf);
}

// The compute-optimal number of tokens for a model of that size.
Tokens suitedTokens(const Plan& plan)
{
    return Tokens(read(plan, Assessment{}, findDial(plan, pathOf(plan, "chinchilla_tokens"))));
}

std::optional<Plan> largerModel(const Plan& plan, double factor)
{
    const std::string path = pathOf(plan, "params");
    auto sized = turned(plan, path, factor * read(plan, findNumber(plan, path)));
    if (!sized)
        return std::nullopt;
    return valueOr(turned(*sized, pathOf(plan, "tokens"), suitedTokens(*sized).base()));
}

// Work time on the plan's own cluster, at the plan's utilization; unknown if the budget does not
// cover its purchase.
Seconds longestOn(Plan plan, std::string_view way, Usd budget)
{
    takeWay(plan, way);
    const Assessment a = assess(plan, decide(plan));
    const bool own = way == "own";
    if (own && a.money.ownFirst > budget)
        return Seconds(kUnknown);
    const UsdRate hour = own ? a.money.ownHour : a.money.rentHour;
    return budget / (hour * a.decision.gpus);
}

} // namespace

std::vector<AffordedWay> afford(const Plan& given, Usd budget, std::stop_token stop)
{
    const ResolvedPlan plan(given);
    const std::string path = amountPath(plan.work.front());
    const double now = read(plan, findNumber(plan, path));
    Prices work([&](double factor) { return valueOr(turned(plan, path, factor * now)); }, budget,
                stop);
    Prices models([&](double factor) { return largerModel(plan, factor); }, budget, stop);
    const double params = plan.work.front().train.model.params.base();

    std::vector<AffordedWay> ways;
    for (const std::string_view way : kWays) {
        AffordedWay& found = ways.emplace_back();
        found.way = way;
        if (const auto most = work.most(way)) {
            found.most = most->second;
            found.most.amount = Prices::factor(most->first) * now;
        }
        if (plan.work.front().kind == WorkloadKind::Train) {
            if (const auto largest = models.most(way)) {
                found.largest = largest->second;
                found.largest.amount = Prices::factor(largest->first) * params;
                found.suited = suitedTokens(*largerModel(plan, Prices::factor(largest->first)));
            }
        }
        found.longest = longestOn(plan, way, budget);
    }
    return ways;
}

} // namespace engine

#include "model/engine/uncertainty/simulate.h"

#include "model/engine/money/budget.h"
#include "model/engine/resolvedplan.h"
#include "model/engine/training/sharework.h"
#include "model/engine/uncertainty/movingplan.h"
#include "model/engine/uncertainty/strata.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cmath>
#include <memory>
#include <span>

namespace engine {
namespace {

constexpr std::size_t kBlock = 250; // draws a thread takes at a time

// The factors of every input, one row per draw.
class Factors {
public:
    Factors(const Plan& plan, const std::vector<UncertainInput>& inputs, std::size_t draws,
            std::uint64_t start)
        : inputs_(inputs.size())
        , all_(inputs.size() * draws)
    {
        const std::vector<double> strata = normalStrata(draws);
        const auto prices = shuffled(draws, Chance(start, kPrices));
        for (std::size_t i = 0; i < inputs_; ++i) {
            auto order = shuffled(draws, Chance(start, inputs[i].path(plan)));
            if (inputs[i].common > 0)
                order = together(strata, prices, order, inputs[i].common);
            for (std::size_t draw = 0; draw < draws; ++draw)
                all_[draw * inputs_ + i] = inputs[i].factor(strata[order[draw]]);
        }
    }
    std::span<const double> of(std::size_t draw) const
    {
        assert((draw + 1) * inputs_ <= all_.size());
        return std::span(all_).subspan(draw * inputs_, inputs_);
    }

private:
    // An input's own percentiles are met as before (Iman and Conover 1982): only the pairing of its
    // strata with those of other inputs changes.
    static std::vector<std::uint32_t> together(const std::vector<double>& strata,
                                               const std::vector<std::uint32_t>& common,
                                               const std::vector<std::uint32_t>& own, Share share)
    {
        std::vector<double> column(own.size());
        for (std::size_t draw = 0; draw < column.size(); ++draw)
            column[draw] = mingled(strata[common[draw]], strata[own[draw]], share);
        return ranksOf(column);
    }

    std::size_t inputs_;
    std::vector<double> all_;
};

bool isDone(const Plan& plan, const Assessment& a, std::size_t w)
{
    return a.work[w].time <= plan.work[w].train.deadline;
}

bool isHeld(const Plan& plan, const Assessment& a, std::size_t w)
{
    const TrainAnswer& work = a.work[w];
    return plan.work[w].isComputed() ? work.memory.total() <= work.usable
                                     : work.gpusPerReplica <= trainingGpus(a.decision, w);
}

bool isWithinLimits(const Assessment& a, std::size_t w)
{
    const ServeAnswer& fleet = a.serving[w];
    return fleet.load <= 1 && fleet.meetsFirst && fleet.meetsToken;
}

// All dials of all draws, one column per dial, and the number of draws that meet each limit. Most
// of the time for filling a column with zeros first would go into getting its memory.
struct Table {
    Table(const DialList& list, std::size_t works, std::size_t draws)
        : dials(list.dials)
        , inTime(works)
        , inMemory(works)
        , inLimits(works)
        , all(static_cast<double>(draws))
        , draws_(draws)
        , cells_(std::make_unique_for_overwrite<double[]>(dials.size() * draws))
    {
    }
    std::span<double> column(std::size_t d) const
    {
        assert(d < dials.size());
        return {cells_.get() + d * draws_, draws_};
    }
    void take(std::size_t draw, const ResolvedPlan& plan, const Assessment& a)
    {
        for (std::size_t d = 0; d < dials.size(); ++d)
            column(d)[draw] = read(plan, a, dials[d]);
        for (std::size_t w = 0; w < inTime.size(); ++w) {
            inTime[w] += isDone(plan, a, w) ? 1 : 0;
            inMemory[w] += isHeld(plan, a, w) ? 1 : 0;
            inLimits[w] += plan.work[w].serves() && isWithinLimits(a, w) ? 1 : 0;
        }
        inBudget += budgetCost(plan, a) <= plan.money.budget ? 1 : 0;
    }
    double share(std::size_t count, bool requested) const
    {
        return requested ? static_cast<double>(count) / all : kUnknown;
    }

    using Count = std::atomic<std::size_t>;
    const std::vector<Bound<Dial>>& dials;
    std::vector<Count> inTime, inMemory, inLimits;
    Count inBudget = 0;
    double all;

private:
    std::size_t draws_;
    std::unique_ptr<double[]> cells_;
};

void sumUp(Simulation& s, Table& table, const std::vector<double>& plain, const DrawWants& wants)
{
    const auto isRequested = [&](std::size_t d) {
        return std::ranges::find(wants.samples, s.paths[d]) != wants.samples.end();
    };
    assert(s.paths.size() == table.dials.size() && s.paths.size() == plain.size());
    for (std::size_t d = 0; d < s.paths.size(); ++d)
        if (isRequested(d))
            s.samples.push_back(samplesOf(s.paths[d], table.column(d)));
    s.dials.resize(s.paths.size());
    shareWork(s.paths.size(), wants.alone,
              [&](int, std::size_t d) { s.dials[d] = summaryOf(table.column(d), plain[d]); });
}

void sumUp(Simulation& s, const Table& table, const Plan& plan, const Assessment& a)
{
    assert(table.inTime.size() == plan.work.size() && a.work.size() == plan.work.size());
    for (std::size_t w = 0; w < plan.work.size(); ++w) {
        const bool known = plan.work[w].runs() && !std::isnan(a.work[w].time.base());
        const bool serves = plan.work[w].serves() && !std::isnan(a.serving[w].load);
        s.work.push_back({table.share(table.inTime[w], known),
                          table.share(table.inMemory[w], known),
                          table.share(table.inLimits[w], serves)});
    }
    const bool known =
        !std::isnan(plan.money.budget.base()) && !std::isnan(budgetCost(plan, a).base());
    s.budget = table.share(table.inBudget, known);
}

} // namespace

const DialDraws* Simulation::find(std::string_view path) const
{
    const auto it = std::ranges::find(paths, path);
    return it == paths.end() ? nullptr : &dials[static_cast<std::size_t>(it - paths.begin())];
}

std::optional<Simulation> simulate(const Plan& plan, const Assessment& assessment,
                                   const DrawWants& wants, std::stop_token stop)
{
    const std::size_t draws = std::clamp<std::size_t>(wants.draws, 1, DrawWants::kMost);
    const DialList list(plan, wants.samples);
    const auto inputs = uncertainInputs(plan, assessment);
    const Factors factors(plan, inputs, draws, wants.start);
    Table table(list, plan.work.size(), draws);
    std::vector<MovingPlan> moving(kWorkers, MovingPlan(plan, assessment.decision));
    shareWork((draws + kBlock - 1) / kBlock, wants.alone, [&](int worker, std::size_t block) {
        MovingPlan& mine = moving[static_cast<std::size_t>(worker)];
        const std::size_t end = std::min(draws, (block + 1) * kBlock);
        for (std::size_t draw = block * kBlock; draw < end && !stop.stop_requested(); ++draw) {
            const Assessment& a = mine.moved(inputs, factors.of(draw));
            table.take(draw, mine.plan(), a);
        }
    });
    if (stop.stop_requested())
        return {};
    Simulation s{draws, wants.start, list.paths, {}, {}, 0, {}};
    sumUp(s, table, list.read(ResolvedPlan(plan), assessment), wants);
    sumUp(s, table, plan, assessment);
    return s;
}

} // namespace engine

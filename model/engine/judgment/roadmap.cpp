#include "model/engine/judgment/roadmap.h"

#include "model/engine/money/budget.h"
#include "model/engine/serving/servingdetail.h"
#include "model/engine/training/run.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr double kTrialSteps = 1000;     // enough to check throughput, loss and a checkpoint
constexpr double kSeveral = 4;           // times the baseline, to check scaling
constexpr std::size_t kStageMonths = 12; // one year of growth per stage
constexpr Seconds kMonth{kYear.base() / 12};

// The whole cluster as the plan pays for it; a few nodes for a trial are rented by the hour.
UsdRate costOf(const Plan& plan, const Assessment& a, StageKind kind, double gpus)
{
    return kind == StageKind::Whole ? paidTotal(plan, a) / plan.money.years
                                    : gpus * plan.money.price * a.money.paidShare;
}

// What a user sees as one step: of reinforcement learning, with the answers it generates.
Seconds stepOf(const TrainAnswer& t)
{
    return std::isfinite(t.rl.step.base()) ? t.rl.step : t.step;
}

// Whole nodes, or the exact number of GPUs for a run that fits on part of one.
RoadmapStage stageOf(const Probe& p, std::size_t w, StageKind kind, double gpus,
                     const Assessment& a)
{
    const TrainAnswer& t = a.work[w];
    RoadmapStage stage{.kind = kind, .gpus = gpus};
    stage.step = stepOf(t);
    stage.longest = stage.step * (cautiousTime(t) / t.time);
    stage.cost = costOf(p.plan, a, kind, gpus);
    if (kind == StageKind::Whole)
        return stage;
    stage.lasts = kTrialSteps * stage.step;
    stage.trial = stage.cost * stage.lasts;
    return stage;
}

std::vector<RoadmapStage> toTheRun(const Probe& p, std::size_t w)
{
    const double node = p.plan.cluster.nodeSize, all = p.now.decision.gpus;
    std::vector<RoadmapStage> stages;
    for (double gpus = node; gpus < all && stages.empty() && !p.stop.stop_requested(); gpus *= 2)
        if (const Assessment a = p.on(gpus); holdsAll(p.plan, a))
            stages.push_back(stageOf(p, w, StageKind::Baseline, gpus, a));
    if (!stages.empty() && stages.front().gpus * kSeveral < all)
        if (const Assessment a = p.on(stages.front().gpus * kSeveral); holdsAll(p.plan, a))
            stages.push_back(stageOf(p, w, StageKind::Scaling, stages.front().gpus * kSeveral, a));
    if (holdsAll(p.plan, p.now))
        stages.push_back(stageOf(p, w, StageKind::Whole, all, p.now));
    Seconds from{};
    for (RoadmapStage& stage : stages) {
        stage.from = from;
        if (std::isfinite(stage.lasts.base()))
            from += stage.lasts;
    }
    if (p.plan.money.tenure == Tenure::Buy && !stages.empty())
        stages.back().order = stages.back().from - p.plan.money.leadTime;
    return stages;
}

// Each stage carries the load until the next one starts, and is ordered a lead time earlier.
Roadmap ofTheFleet(const Probe& p, std::size_t w)
{
    const std::vector<GrowthMonth> months = growthOf(p.plan, p.now, w);
    if (months.empty() || !(months.front().gpus > 0))
        return {};
    const double growth = 1 + p.plan.work[w].serve.growth;
    const Seconds lead = p.plan.money.tenure == Tenure::Buy ? p.plan.money.leadTime : Seconds{};
    Roadmap roadmap;
    for (std::size_t m = 0; m < months.size(); m += kStageMonths) {
        const std::size_t end =
            std::min(m + kStageMonths, months.size() - 1); // the next one starts
        if (!roadmap.stages.empty() && months[end].gpus <= roadmap.stages.back().gpus)
            continue;
        RoadmapStage stage{.kind = StageKind::Load, .gpus = months[end].gpus};
        stage.from = static_cast<double>(m) * kMonth;
        stage.order = stage.from - lead;
        stage.requests =
            months.front().requests * std::pow(growth, larger(0.0, stage.order / kMonth));
        stage.cost = months[end].cost;
        roadmap.stages.push_back(stage);
    }
    for (std::size_t i = 0; i + 1 < roadmap.stages.size(); ++i) {
        const RoadmapStage& stage = roadmap.stages[i];
        roadmap.saved +=
            (roadmap.stages.back().cost - stage.cost) * (roadmap.stages[i + 1].from - stage.from);
    }
    return roadmap;
}

} // namespace

Roadmap roadmapOf(const Probe& p)
{
    if (const auto run = p.plan.first(&Workload::isComputed))
        return {toTheRun(p, *run)};
    if (const auto fleet = p.plan.first(&Workload::serves))
        return ofTheFleet(p, *fleet);
    return {};
}

} // namespace engine

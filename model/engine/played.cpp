#include "model/engine/played.h"

#include "model/engine/play/playstep.h"
#include "model/engine/serving/fromserve.h"
#include "model/engine/text.h"
#include "model/engine/training/fromplan.h"

#include <cmath>

namespace engine {
namespace {

// The request stream to one of the active replicas, in the simulation's terms.
play::RequestStream streamOf(const ServePlan& p, Rate rate)
{
    play::RequestStream stream;
    stream.rate = rate;
    const auto classes = classesOf(p.serve, p.part);
    for (std::size_t k = 0; k < classes.size(); ++k)
        stream.kinds[k] = {classes[k].share, classes[k].prompt, classes[k].answer};
    stream.spread = p.serve.makes() ? 0 : p.serve.spread;
    stream.prefix = p.job.prefixHit;
    if (!p.serve.inSessions())
        return stream;
    stream.session = p.serve.session;
    // Retrieved text in the first call is not part of the shared prefix.
    const Tokens beginning = stream.session.beginning();
    stream.session.first += p.job.prompt - p.serve.session.meanPrompt(p.serve.answer);
    stream.session.common = beginning / stream.session.first;
    return stream;
}

std::string_view servingRefused(const Workload& work, const ServePlan& p, const ServeAnswer& a)
{
    if (work.serve.rule != ServeRule::Computed)
        return L("PlayedServing", "The rate of a replica is taken from a measurement, so its steps "
                                  "are unknown.");
    if (!p.possible || !(a.memory.batch >= 1) || !(a.choice.carrying >= 1))
        return L("PlayedServing", "No layout was found for this number of GPUs.");
    if (a.choice.prompters > 0)
        return L("PlayedServing", "Prefill and decode run on replicas of their own, which are not "
                                  "played yet.");
    return {};
}

// For serving workloads; null for others.
const ServeAnswer* fleetOf(const Plan& plan, const Assessment& a, std::size_t w)
{
    return w < a.serving.size() && plan.work[w].serves() ? &a.serving[w] : nullptr;
}

} // namespace

play::PlayedServing playedServing(const ResolvedPlan& plan, const Assessment& assessment,
                                  std::size_t w, bool tier, const play::ServingOptions& options,
                                  std::stop_token stop)
{
    play::PlayedServing played;
    const Workload& work = plan.work[w];
    const ServeAnswer* fleet = fleetOf(plan, assessment, w);
    if (!fleet || !plan.serving) {
        played.refused = L("PlayedServing", "Only serving workloads have requests.");
        return played;
    }
    const ServeAnswer& a = tier && !fleet->tier.empty() ? fleet->tier.front() : *fleet;
    const ServePlan p(plan, work, tier ? TrafficPart::Tier : TrafficPart::Cluster);
    played.refused = servingRefused(work, p, a);
    if (!played.refused.empty())
        return played;
    const ServingSizes sizes = p.sizes(a.choice.layout);
    return play::playServing(sizes, p.constants(), streamOf(p, a.each), options, std::move(stop));
}

std::optional<play::PlayedWeek> playedWeek(const ResolvedPlan& plan, const Assessment& a,
                                           std::size_t w)
{
    constexpr int kMinutes = 7 * 24 * 60;
    const ServeAnswer* fleet = fleetOf(plan, a, w);
    const Serve& s = plan.work[w].serve;
    if (!fleet || !s.autoscaling || !(fleet->choice.carrying >= 1) ||
        !(fleet->fleetRate.base() > 0))
        return {};
    const ServeTraffic traffic = trafficOf(s, TrafficPart::Cluster);
    play::ScalingRules rules;
    rules.carries = s.load * fleet->fleetRate / fleet->choice.carrying;
    rules.spares = fleet->choice.spares, rules.least = s.leastReplicas;
    rules.coldStart = s.coldStart, rules.coolDown = s.coolDown;
    auto rates = ratesOf(traffic.profile, rules.slot, kMinutes);
    for (Rate& rate : rates) // deferrable requests come when there is room
        rate = larger(rate * (1 - s.batch), smaller(rate, fleet->planned));
    return play::playWeek(rates, rules);
}

play::PlayedYear playedYear(const ResolvedPlan& plan, const Assessment& a, std::size_t w,
                            Seconds time, std::stop_token stop)
{
    constexpr std::uint64_t kSeed = 1;
    constexpr double kMostCheckpoints = 300'000;
    play::PlayedYear year;
    if (w >= a.work.size() || !plan.work[w].runs()) {
        year.refused = L("PlayedYear", "Only runs are played; a serving fleet goes on with the "
                                       "replicas that are left.");
        return year;
    }
    const RunRisk& r = a.work[w].risk;
    const FaultSum& faults = a.risk.faults;
    if (!(r.between.base() > 0) || !(r.interval.base() > 0) || !std::isfinite(r.down.base())) {
        year.refused = L("PlayedYear", "How often this run is interrupted is unknown.");
        return year;
    }
    play::FailingRun run;
    run.between = r.between;
    run.takesNode = faults.hardware / faults.all;
    run.repair = plan.risk.repair;
    const double others = r.nodesDown / run.repair.base() - run.takesNode / r.between.base();
    constexpr double kOwnOnly = 1e-9; // relative tolerance for rounding
    if (others * run.repair.base() > kOwnOnly * r.nodesDown)
        run.betweenOthers = Seconds(1 / others);
    run.standbyNodes = r.standbyNodes, run.goesOn = r.goesOn, run.lostByOne = r.lostByOne;
    run.down = r.down, run.interval = r.interval;
    run.stall = r.checkpointTime.stall, run.drain = r.checkpointTime.drain;
    return play::playYear(run, smaller(time, kMostCheckpoints * run.interval), kSeed,
                          std::move(stop));
}

play::PlayedStep playedStep(const ResolvedPlan& plan, const Assessment& a, std::size_t w,
                            std::stop_token stop)
{
    play::PlayedStep step;
    const Workload& work = plan.work[w];
    if (work.recommends())
        step.refused = L("PlayedStep", "Steps of recommendation models are not simulated: they "
                                       "have no pipeline stages that wait for each other.");
    else if (!work.trains())
        step.refused = L("PlayedStep", "This workload has no training steps.");
    else if (plan.cluster.topology == FabricTopology::Torus)
        step.refused = L("PlayedStep", "Steps on a torus are not simulated: the simulation has "
                                       "NICs that reach every node alike.");
    else if (!work.isComputed())
        step.refused = L("PlayedStep", "The MFU is taken from a measurement, so the parts of the "
                                       "step are unknown.");
    else if (!plan.training || w >= a.decision.layouts.size() ||
             std::isnan(a.decision.layouts[w].step.base()))
        step.refused = L("PlayedStep", "No layout was found for this number of GPUs.");
    if (!step.refused.empty())
        return step;
    const Layout& layout = a.decision.layouts[w].layout;
    const TrainingConstants constants = constantsOf(plan);
    const TrainingJob job = jobOf(plan, work);
    const Machine machine = machineOf(plan.cluster, layout.gpus(), constants);
    step = play::playStep(PreparedJob{job, machine, constants}, layout, {}, stop);
    const double tuning = a.work[w].tuning;
    step.total = tuning * step.total;
    step.straggling = tuning * step.straggling;
    for (Seconds& part : step.parts)
        part = tuning * part;
    step.until = tuning * step.until;
    for (auto& stage : step.ofStage)
        for (Seconds& part : stage)
            part = tuning * part;
    for (play::Bar& bar : step.bars)
        bar.start *= tuning, bar.end *= tuning;
    return step;
}

} // namespace engine

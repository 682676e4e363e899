#include "model/engine/knobs/adopt.h"
#include "model/engine/knobs/choicerow.h"
#include "model/engine/knobs/conditions.h"
#include "model/engine/knobs/riskparts.h"

#include <cmath>

namespace engine {
namespace {

using enum Unit;
using enum Scale;

constexpr Number kRiskNumbers[] = {
    number<&Reliability::rates, &FaultRates::gpu>("risk.rate.gpu", EachYear)
        .slider(0, 0.5)
        .limits(0, 1000)
        .on(Section::Failures, 90)
        .folded()
        .label(L("Knobs", "GPU failure rate"))
        .tip(L("Knobs", "Interruptions per GPU and year.")),
    number<&Reliability::rates, &FaultRates::memory>("risk.rate.memory", EachYear)
        .slider(0, 0.5)
        .limits(0, 1000)
        .on(Section::Failures, 100)
        .folded()
        .label(L("Knobs", "GPU memory failure rate"))
        .tip(L("Knobs", "Interruptions per GPU and year.")),
    number<&Reliability::rates, &FaultRates::network>("risk.rate.network", EachYear)
        .slider(0, 0.5)
        .limits(0, 1000)
        .on(Section::Failures, 110)
        .folded()
        .label(L("Knobs", "Network failure rate"))
        .tip(L("Knobs", "Switches, cables and NICs: interruptions per GPU and year.")),
    number<&Reliability::rates, &FaultRates::host>("risk.rate.host", EachYear)
        .slider(0, 0.5)
        .limits(0, 1000)
        .on(Section::Failures, 120)
        .folded()
        .label(L("Knobs", "Host failure rate"))
        .tip(L("Knobs", "CPUs, memory and boards of a node: interruptions per GPU and year.")),
    number<&Reliability::rates, &FaultRates::power>("risk.rate.power", EachYear)
        .slider(0, 0.5)
        .limits(0, 1000)
        .on(Section::Failures, 130)
        .folded()
        .label(L("Knobs", "Power failure rate"))
        .tip(L("Knobs", "Interruptions per GPU and year.")),
    number<&Reliability::rates, &FaultRates::storage>("risk.rate.storage", EachYear)
        .slider(0, 0.5)
        .limits(0, 1000)
        .on(Section::Failures, 140)
        .folded()
        .label(L("Knobs", "Storage failure rate"))
        .tip(L("Knobs", "Interruptions per GPU and year.")),
    number<&Reliability::rates, &FaultRates::software>("risk.rate.software", EachYear)
        .slider(0, 0.5)
        .limits(0, 1000)
        .on(Section::Failures, 150)
        .folded()
        .label(L("Knobs", "Software failure rate"))
        .tip(L("Knobs", "Interruptions per GPU and year. They do not take a node out for repair.")),
    number<&Reliability::rates, &FaultRates::other>("risk.rate.other", EachYear)
        .slider(0, 0.5)
        .limits(0, 1000)
        .on(Section::Failures, 160)
        .folded()
        .label(L("Knobs", "Other failure rate"))
        .tip(L("Knobs",
               "Causes that the source does not separate: interruptions per GPU and year.")),
    number<&Reliability::multiplier>("risk.multiplier", None)
        .slider(0.1, 10, Log)
        .limits(0.01, 100)
        .on(Section::Failures, 20)
        .folded()
        .label(L("Knobs", "Failure-rate multiplier"))
        .tip(L("Knobs",
               "Your interruptions relative to those of the source; 1 means as published.")),
    number<&Reliability::burnIn>("risk.burn_in", None)
        .slider(1, 5)
        .limits(1, 100)
        .on(Section::Failures, 40)
        .folded()
        .label(L("Knobs", "Burn-in of hardware"))
        .tip(L("Knobs", "Hardware failures relative to those of hardware that has run for weeks: "
                        "two to three times as many in the first week.")),
    number<&Reliability::together>("risk.together", Percent)
        .slider(0, 90)
        .limits(0, 95)
        .on(Section::Failures, 50)
        .folded()
        .label(L("Knobs", "Correlated failures"))
        .tip(L("Knobs", "Share of failures that follow from another failure.")),
    number<&Reliability::networkCover>("risk.network_cover", Percent)
        .slider(0, 100)
        .when([](const Plan& p) { return p.risk.network == Network::Redundant; })
        .on(Section::Redundancy, 30)
        .folded()
        .label(L("Knobs", "Faults masked by redundancy"))
        .tip(L("Knobs",
               "Share of network failures that no run notices because a second path takes over.")),
    number<&Reliability::feedCover>("risk.feed_cover", Percent)
        .slider(0, 100)
        .when([](const Plan& p) { return p.risk.feeds == Feeds::Dual; })
        .on(Section::Redundancy, 40)
        .folded()
        .label(L("Knobs", "Faults masked by A/B feeds"))
        .tip(L("Knobs",
               "Share of power failures that no run notices because a second feed takes over.")),
    number<&Reliability::smallJobs>("risk.small_jobs", None)
        .slider(1, 10)
        .limits(1, 100)
        .on(Section::Failures, 70)
        .folded()
        .label(L("Knobs", "Small-job failure factor"))
        .tip(L("Knobs", "How much more often small jobs were interrupted than their nodes fail: "
                        "their own software and their users stop them.")),
    number<&Reliability::smallJobsBelow>("risk.small_jobs_below", Gpus)
        .slider(64, 65536, Log)
        .limits(1, 1e7)
        .wholeNumbers()
        .on(Section::Failures, 80)
        .folded()
        .label(L("Knobs", "Small-job threshold"))
        .tip(L("Knobs", "A job with fewer GPUs than this counts as small.")),
    number<&Reliability::checkpoint, &Checkpoints::interval>("risk.checkpoint.interval", Second)
        .slider(10, 86400, Log)
        .limits(0.1, 1e8)
        .when([](const Plan& p) {
            return kAnyCheckpoints(p) && p.risk.checkpoint.rule == IntervalRule::Typed;
        })
        .on(Section::Checkpoints, 20)
        .label(L("Knobs", "Checkpoint interval"))
        .tip(L("Knobs", "Working time between two checkpoints.")),
    number<&Reliability::checkpoint, &Checkpoints::storage>("risk.checkpoint.storage", GBPerSecond)
        .slider(0.1, 1000, Log)
        .limits(1e-3, 1e6)
        .when(kAnyCheckpoints)
        .on(Section::Checkpoints, 30)
        .label(L("Knobs", "Checkpoint bandwidth"))
        .tip(L("Knobs", "Aggregate rate at which all nodes write and read checkpoints.")),
    number<&Reliability::checkpoint, &Checkpoints::bytes>("risk.checkpoint.bytes",
                                                          BytesPerParameter)
        .slider(0, 20)
        .limits(0, 1000)
        .when(kAnyCheckpoints)
        .on(Section::Checkpoints, 50)
        .folded()
        .label(L("Knobs", "Checkpoint bytes per parameter"))
        .tip(L("Knobs", "0 means the optimizer decides; with Adam 14 bytes: weights 2, master "
                        "weights 4, moments 8.")),
    number<&Reliability::detect>("risk.detect", Second)
        .slider(1, 3600, Log)
        .limits(0, 1e6)
        .when(kAnyRuns)
        .on(Section::Repair, 40)
        .folded()
        .label(L("Knobs", "Detection time"))
        .tip(L("Knobs", "Time from a failure until the run is stopped.")),
    number<&Reliability::restart>("risk.restart", Second)
        .slider(1, 3600, Log)
        .limits(0, 1e6)
        .when(kAnyRuns)
        .on(Section::Repair, 50)
        .folded()
        .label(L("Knobs", "Restart time"))
        .tip(L("Knobs",
               "Time until the run is up again, not counting the reading of its checkpoint.")),
    number<&Reliability::warmUp>("risk.warm_up", Second)
        .slider(1, 3600, Log)
        .limits(0, 1e6)
        .when(kAnyRuns)
        .on(Section::Repair, 60)
        .folded()
        .label(L("Knobs", "Warm-up time"))
        .tip(L("Knobs", "Time lost to slow steps after a restart.")),
    number<&Reliability::repair>("risk.repair", Hours)
        .slider(0.25, 336, Log)
        .limits(0, 1e5)
        .turns([](Plan& p, Workload&, double base) {
            if (base != p.risk.repair.base())
                p.risk.staffing = RepairCrew::Typed;
            p.risk.repair = Seconds(base);
        })
        .on(Section::Repair, 30)
        .folded()
        .label(L("Knobs", "Repair time"))
        .tip(L("Knobs", "Time until a failed node is back or another one replaces it.")),
    number<&Reliability::spares>("risk.spares", Nodes)
        .slider(0, 64)
        .limits(0, 1e5)
        .wholeNumbers()
        .when([](const Plan& p) { return p.risk.sparesRule == SparesRule::Typed; })
        .on(Section::Spares, 20)
        .label(L("Knobs", "Number of spare nodes"))
        .tip(L("Knobs", "Purchased and powered in addition to the active nodes.")),
    number<&Reliability::sparesTarget>("risk.spares_target", Percent)
        .slider(90, 99.9)
        .limits(1, 99.9999)
        .on(Section::Spares, 30)
        .label(L("Knobs", "Spare availability target"))
        .tip(L("Knobs", "Share of time in which no node is missing.")),
    number<&Reliability::nodesPerSpare>("risk.nodes_per_spare", Nodes)
        .slider(1, 64)
        .limits(1, 1e5)
        .wholeNumbers()
        .on(Section::Spares, 40)
        .folded()
        .label(L("Knobs", "Nodes per spare"))
        .tip(L("Knobs", "Rule of thumb from articles, shown for comparison with the number that "
                        "the failure rates call for.")),
};

constexpr Named<GoodputRule> kGoodputs[] = {
    {GoodputRule::Computed, "computed", L("Choices", "Computed")},
    {GoodputRule::Typed, "typed", L("Choices", "Custom")}};
constexpr Named<Network> kNetworks[] = {{Network::Single, "single", L("Choices", "Single path")},
                                        {Network::Redundant, "redundant", L("Choices", "N+1")}};
constexpr Named<Feeds> kFeeds[] = {{Feeds::Single, "single", L("Choices", "Single feed")},
                                   {Feeds::Dual, "dual", L("Choices", "A/B feeds")}};
constexpr Named<CheckpointMode> kModes[] = {
    {CheckpointMode::Asynchronous, "asynchronous", L("Choices", "Async (via host memory)")},
    {CheckpointMode::Synchronous, "synchronous", L("Choices", "Sync (to storage)")}};
constexpr Named<IntervalRule> kIntervals[] = {
    {IntervalRule::Daly, "daly", L("Choices", "Daly")},
    {IntervalRule::Young, "young", L("Choices", "Young")},
    {IntervalRule::Available, "available", L("Choices", "Maximum availability")},
    {IntervalRule::Typed, "typed", L("Choices", "Custom")}};
constexpr Named<Recovery> kRecoveries[] = {
    {Recovery::Elastic, "elastic", L("Choices", "Elastic (fewer replicas)")},
    {Recovery::Restart, "restart", L("Choices", "Wait for the node")}};
constexpr Named<SmallJobs> kSmallJobs[] = {
    {SmallJobs::Warned, "warned", L("Choices", "Node failure rate")},
    {SmallJobs::Counted, "counted", L("Choices", "Measured")}};
constexpr Named<SparesRule> kSpares[] = {
    {SparesRule::None, "none", L("Choices", "None")},
    {SparesRule::Target, "target", L("Choices", "To meet target")},
    {SparesRule::Typed, "typed", L("Choices", "Custom")}};

// Options that need failure rates are not available if the rates are unknown.
bool knowsRates(const Plan& p)
{
    double sum = 0;
#define HEADROOM_ADD(part) sum += p.risk.rates.part.base();
    HEADROOM_FAULT_PARTS(HEADROOM_ADD)
#undef HEADROOM_ADD
    return !std::isnan(sum);
}

constexpr Choice kRiskChoices[] = {
    choice("risk.fleet")
        .ofCatalog()
        .offers([](const Plan&, const Workload&, const Catalog& catalog) {
            return optionsOf(catalog.fleets);
        })
        .reads([](const Plan& p, const Workload&) { return p.risk.fleetId; })
        .picks([](Plan& p, Workload&, const Catalog& catalog, std::string_view id) {
            if (const Fleet* fleet = catalog.fleet(id))
                adopt(p, catalog, *fleet);
        })
        .on(Section::Failures, 10)
        .fromList()
        .label(L("Knobs", "Failure-rate source"))
        .tip(L("Knobs", "A published fleet whose interruptions are assumed for this cluster.")),
    choice<kGoodputs, &Reliability::goodputRule>("risk.goodput_rule")
        .offers([](const Plan& p, const Workload&, const Catalog&) {
            return optionsOf(kGoodputs, [&](GoodputRule rule) {
                return rule != GoodputRule::Computed || knowsRates(p);
            });
        })
        .when(kAnyRuns)
        .on(Section::Failures, 30)
        .folded()
        .label(L("Knobs", "Goodput basis"))
        .tip(L("Knobs", "Computed from interruptions and checkpoints, or entered by you.")),
    choice<kSmallJobs, &Reliability::smallRule>("risk.small_rule")
        .on(Section::Failures, 60)
        .folded()
        .label(L("Knobs", "Small-job failures"))
        .tip(L("Knobs", "Small jobs fail as often as their nodes do, with a warning, or as often "
                        "as small jobs were measured to stop.")),
    choice<kNetworks, &Reliability::network>("risk.network")
        .on(Section::Redundancy, 10)
        .label(L("Knobs", "Network redundancy"))
        .tip(L("Knobs", "One path, or a second path that takes over.")),
    choice<kFeeds, &Reliability::feeds>("risk.feeds")
        .on(Section::Redundancy, 20)
        .label(L("Knobs", "Power feeds"))
        .tip(L("Knobs", "One feed, or a second feed that takes over.")),
    choice<kModes, &Reliability::checkpoint, &Checkpoints::mode>("risk.checkpoint.mode")
        .when(kAnyCheckpoints)
        .on(Section::Checkpoints, 40)
        .folded()
        .label(L("Knobs", "Checkpoint mode"))
        .tip(L("Knobs", "The run waits until the checkpoint is copied to host memory, or until all "
                        "of it is on storage.")),
    choice<kIntervals, &Reliability::checkpoint, &Checkpoints::rule>("risk.checkpoint.rule")
        .when(kAnyCheckpoints)
        .on(Section::Checkpoints, 10)
        .fromList()
        .label(L("Knobs", "Interval rule"))
        .tip(L("Knobs", "Formula that determines the checkpoint interval.")),
    choice<kRecoveries, &Reliability::recovery>("risk.recovery")
        .when(kAnyTrains)
        .on(Section::Repair, 10)
        .label(L("Knobs", "Recovery strategy"))
        .tip(L("Knobs",
               "Continue with fewer model replicas until the node is back, or wait for it.")),
    choice<kStaffings, &Reliability::staffing>("risk.staffing")
        .picks([](Plan& p, Workload&, const Catalog& catalog, std::string_view id) {
            adopt(p, catalog, valueOf(kStaffings, id, p.risk.staffing));
        })
        .on(Section::Repair, 20)
        .fromList()
        .label(L("Knobs", "Repair staffing"))
        .tip(L("Knobs", "Determines the repair time of a node.")),
    choice<kSpares, &Reliability::sparesRule>("risk.spares_rule")
        .on(Section::Spares, 10)
        .label(L("Knobs", "Spare policy"))
        .tip(L("Knobs",
               "No spare nodes, as many as the availability target needs, or a number you enter.")),
};

} // namespace

std::span<const Number> riskNumbers()
{
    return kRiskNumbers;
}

std::span<const Choice> riskChoices()
{
    return kRiskChoices;
}

} // namespace engine

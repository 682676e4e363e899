#include "model/engine/dials/moneyrules.h"
#include "model/engine/dials/row.h"

namespace engine {
namespace {

using enum Unit;

// Formulas in prose that several figures share.
constexpr const char* kCheckpointPause =
    L("Formulas", "Checkpoint size divided by the bandwidth of the links to host memory or, if "
                  "the run waits for the write, by storage bandwidth.");
constexpr const char* kSparesAndIdle =
    L("Formulas", "The spare nodes, plus cluster nodes that take no part in the run.");
constexpr const char* kGoodputRule =
    L("Formulas", "Computed from interruptions and checkpoints, or as entered.");

// For a run with computed steps: known if it has a layout.
bool hasRun(const ResolvedPlan& p, const Assessment& a, std::size_t w)
{
    return !p.work[w].isComputed() || !std::isnan(a.work[w].step.base());
}
template <auto... Members> constexpr DialRow ofRun(std::string_view path, Unit unit)
{
    return rowOf(path, unit, Room::Risk,
                 [](const ResolvedPlan& p, const Assessment& a, std::size_t w) {
                     return hasRun(p, a, w) ? answered<&TrainAnswer::risk, Members...>(a, w)
                                            : kUnknown;
                 })
        .when(kSteps);
}
template <class Expression> constexpr DialRow ofRun(std::string_view path, Unit unit, Expression)
{
    return rowOf(path, unit, Room::Risk,
                 [](const ResolvedPlan& p, const Assessment& a, std::size_t w) {
                     return hasRun(p, a, w) ? evaluated<Expression>(p, a, w) : kUnknown;
                 })
        .when(kSteps);
}

// Time from one checkpoint to the next, relative to the time between two interruptions.
#define HEADROOM_PERIOD "((work.*.checkpoint_interval + work.*.checkpoint_stall) / work.*.between)"

constexpr Dial kGoodputDials[] = {
    ofRun<&RunRisk::between>("work.*.between", Hours)
        .formula(
            "1 / (ceil(work.*.layout_gpus / cluster.node_size) * cluster.node_size * risk.faults)")
        .formulaIf(kByShare, "1 / (cluster.nodes * cluster.node_size * risk.faults)")
        .formulaIf(kRecommends, "1 / (ceil(work.*.gpus / cluster.node_size) * cluster.node_size * "
                                "risk.faults)")
        .label(L("Dials", "Mean time between interruptions"))
        .tip(L("Dials", "Average time between interruptions, for the nodes at work in the run.")),
    ofRun(
        "work.*.interruptions", Count,
        [](const Assessment& a, std::size_t w) { return a.work[w].time / a.work[w].risk.between; })
        .formula("work.*.time / work.*.between")
        .keyFigure()
        .label(L("Dials", "Interruptions"))
        .tip(L("Dials", "Average number of interruptions per run.")),
    ofRun<&RunRisk::checkpoint>("work.*.checkpoint_size", TB)
        .formula(prose(L("Formulas",
                         "2 bytes of weights plus the optimizer state, or the bytes entered, per "
                         "trainable parameter."),
                       "work.*.params, "
                       "risk.checkpoint.bytes, " HEADROOM_OF_MODEL ", work.*.tune.rank"))
        .formulaIf(kRecommends, "1 * work.*.rec_tables")
        .formulaIf(kReinforces,
                   prose(L("Formulas", "2 bytes of weights plus the optimizer state, or the bytes "
                                       "entered, per trained parameter of the policy, and of a "
                                       "critic with PPO."),
                         "work.*.params, risk.checkpoint.bytes, " HEADROOM_OF_MODEL))
        .label(L("Dials", "Checkpoint size"))
        .tip(L("Dials", "Weights, master copy and optimizer state.")),
    ofRun<&RunRisk::checkpointTime, &CheckpointTime::stall>("work.*.checkpoint_stall", Second)
        .formula(prose(kCheckpointPause, "work.*.checkpoint_size, work.*.gpus, work.*.layout_gpus, "
                                         "risk.checkpoint.storage"))
        .formulaIf(kRecommends,
                   prose(kCheckpointPause,
                         "work.*.checkpoint_size, risk.checkpoint.storage, cluster.gpu.host_link"))
        .label(L("Dials", "Checkpoint stall"))
        .tip(L("Dials", "Time the run waits for the copy to host memory, or for storage.")),
    ofRun<&RunRisk::checkpointTime, &CheckpointTime::drain>("work.*.checkpoint_drain", Second)
        .formula(prose(L("Formulas", "Checkpoint size divided by storage bandwidth, if the run "
                                     "does not wait for the write."),
                       "work.*.checkpoint_size, risk.checkpoint.storage"))
        .label(L("Dials", "Checkpoint write (async)"))
        .tip(L("Dials", "Time to write to storage in the background; no checkpoint starts before "
                        "the previous one is stored.")),
    ofRun<&RunRisk::interval>("work.*.checkpoint_interval", Second)
        .formula(
            prose(L("Formulas",
                    "By the formula of Daly, of Young or for maximum availability, or as entered; "
                    "never shorter than the time a checkpoint takes to be written."),
                  "work.*.checkpoint_stall, "
                  "work.*.checkpoint_drain, work.*.between, work.*.down, risk.checkpoint.interval"))
        .label(L("Dials", "Checkpoint interval"))
        .tip(L("Dials", "Working time between two checkpoints.")),
    ofRun<&RunRisk::down>("work.*.down", Second)
        .formula("risk.detect + risk.restart + risk.warm_up + work.*.checkpoint_size / "
                 "risk.checkpoint.storage")
        .label(L("Dials", "Downtime per interruption"))
        .tip(L("Dials", "Time from a failure until work continues: detection, restart, reading the "
                        "checkpoint and warm-up.")),
    ofRun<&RunRisk::losses, &Losses::discarded>("work.*.lost_work", Percent)
        .formula(
            "min(1, (work.*.checkpoint_interval / 2 + work.*.checkpoint_drain) / work.*.between)")
        .label(L("Dials", "Lost to rework"))
        .tip(L("Dials", "Work since the last stored checkpoint that is done again, as a share of "
                        "the time between interruptions.")),
    ofRun<&RunRisk::losses, &Losses::down>("work.*.lost_restarts", Percent)
        .formula("min(1, work.*.down / work.*.between)")
        .label(L("Dials", "Lost to restarts"))
        .tip(L("Dials", "Downtime as a share of the time between interruptions.")),
    ofRun<&RunRisk::losses, &Losses::stalls>("work.*.lost_stalls", Percent)
        .formula("work.*.checkpoint_stall / (work.*.checkpoint_interval + work.*.checkpoint_stall)")
        .label(L("Dials", "Lost to checkpoints"))
        .tip(L("Dials", "Checkpoint stalls as a share of the working time.")),
    ofRun<&RunRisk::waits>("work.*.lost_waiting", Percent)
        .formula(prose(
            kShortOfNodes,
            "risk.faults_hardware, risk.repair, work.*.standby_nodes, work.*.layout_gpus, "
            "work.*.replicas, cluster.node_size, work.*.sweep_at_once, work.*.sweep.gpus_each"))
        .formulaIf(
            kRecommends,
            prose(kShortOfNodes,
                  "risk.faults_hardware, risk.repair, work.*.standby_nodes, cluster.node_size"))
        .label(L("Dials", "Lost to missing nodes"))
        .tip(L("Dials", "The run waits for repair, or continues without the missing nodes.")),
    ofRun<&RunRisk::standbyNodes>("work.*.standby_nodes", Nodes)
        .formula(
            prose(kSparesAndIdle,
                  "risk.spare_nodes, "
                  "cluster.nodes, work.*.layout_gpus, cluster.node_size, work.*.sweep_at_once, "
                  "work.*.sweep.gpus_each"))
        .formulaIf(kRecommends, prose(kSparesAndIdle, "risk.spare_nodes, "
                                                      "cluster.nodes, cluster.node_size"))
        .label(L("Dials", "Tolerated node losses"))
        .tip(L("Dials", "Nodes that can fail before a run that needs all of its nodes stops.")),
    ofRun<&RunRisk::maySpare>("work.*.may_spare", Nodes)
        .formula("work.*.standby_nodes + min(work.*.replicas, ceil(work.*.layout_gpus / "
                 "cluster.node_size)) - 1")
        .formulaIf(kRecommends, "1 * work.*.standby_nodes")
        .formulaIf([](const Workload& w) { return !w.isComputed(); },
                   "work.*.standby_nodes + min(work.*.replicas, ceil(work.*.gpus / "
                   "cluster.node_size)) - 1")
        .label(L("Dials", "Tolerated node losses (elastic)"))
        .tip(L("Dials", "Nodes that can fail before the last model replica stops, if each failure "
                        "hits another replica.")),
    ofRun<&RunRisk::computed>("work.*.goodput_computed", Percent)
        .formula(
            "max(0.001, (1 - work.*.lost_waiting) * (1 - work.*.lost_stalls) * exp(-((work.*.down "
            "+ work.*.checkpoint_drain) / work.*.between)) * " HEADROOM_PERIOD
            " / expm1" HEADROOM_PERIOD ")")
        .label(L("Dials", "Goodput, computed"))
        .tip(L("Dials", "Exact formula for interruptions at random times (Daly 2006).")),
    ofRun<&RunRisk::expected>("work.*.goodput_expected", Percent)
        .formula("max(0, (1 - work.*.lost_work - work.*.lost_restarts) / (1 + "
                 "work.*.checkpoint_stall / work.*.checkpoint_interval))")
        .label(L("Dials", "Goodput, first order"))
        .tip(L("Dials", "Meta’s estimate (HPCA 2025), without waiting for nodes; good while less "
                        "than a quarter is lost.")),
    ofRun<&RunRisk::goodput>("work.*.goodput_reached", Percent)
        .formula(prose(kGoodputRule, "work.*.goodput_computed, work.*.goodput"))
        .formulaIf(kBatches,
                   prose(kGoodputRule,
                         "risk.*, cluster.node_size, work.*.job_workers, "
                         "work.*.job_unit_gpus, work.*.job_unit_time, work.*.job_in_flight, "
                         "work.*.goodput, money.spot_slowdown"))
        .formulaIf(
            kRentsSpot,
            prose(kGoodputRule, "work.*.goodput_computed, work.*.goodput, money.spot_slowdown"))
        .when(kRuns)
        .keyFigure()
        .label(L("Dials", "Goodput"))
        .tip(L("Dials", "Share of the hours of a run that brings it forward; the rest goes to "
                        "interruptions and checkpoints.")),
};

} // namespace

std::span<const Dial> goodputDials()
{
    return kGoodputDials;
}

} // namespace engine

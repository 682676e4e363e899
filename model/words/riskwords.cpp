#include "model/words/riskwords.h"

namespace model::words {
namespace {

// Read by lupdate as QT_TRANSLATE_NOOP.
#define L(context, text) text

constexpr Entry kRiskDials[] = {
    {"risk.faults_gpu", L("Dials", "GPU failure rate"),
     L("Dials", "Failures of the GPU itself, per GPU per year.")},
    {"risk.faults_memory", L("Dials", "GPU memory failure rate"),
     L("Dials", "Failures of GPU memory, per GPU per year.")},
    {"risk.faults_network", L("Dials", "Network failure rate"),
     L("Dials", "Failures of switches, cables and NICs, per GPU per year.")},
    {"risk.faults_host", L("Dials", "Host failure rate"),
     L("Dials", "Failures of a node’s processors, memory and boards, per GPU per year.")},
    {"risk.faults_power", L("Dials", "Power failure rate"),
     L("Dials", "Failures of the power supply, per GPU per year.")},
    {"risk.faults_storage", L("Dials", "Storage failure rate"),
     L("Dials", "Failures of storage, per GPU per year.")},
    {"risk.faults_other", L("Dials", "Other failure rate"),
     L("Dials", "Failures that the record does not assign to a part, per GPU per year.")},
    {"risk.faults_software", L("Dials", "Software failure rate"),
     L("Dials", "Failures of software, per GPU per year.")},
    {"risk.faults_hardware", L("Dials", "Hardware failure rate"),
     L("Dials", "Failures per GPU per year; each takes a node out for repair.")},
    {"risk.faults", L("Dials", "Failure rate"),
     L("Dials", "Failures of all parts, per GPU per year.")},
    {"risk.stops_gpu", L("Dials", "Interruptions: GPU"),
     L("Dials", "Per year, caused by GPUs, for a run on all nodes.")},
    {"risk.stops_memory", L("Dials", "Interruptions: GPU memory"),
     L("Dials", "Per year, caused by GPU memory, for a run on all nodes.")},
    {"risk.stops_network", L("Dials", "Interruptions: network"),
     L("Dials", "Per year, caused by the network, for a run on all nodes.")},
    {"risk.stops_host", L("Dials", "Interruptions: host"),
     L("Dials", "Per year, caused by hosts, for a run on all nodes.")},
    {"risk.stops_power", L("Dials", "Interruptions: power"),
     L("Dials", "Per year, caused by the power supply, for a run on all nodes.")},
    {"risk.stops_storage", L("Dials", "Interruptions: storage"),
     L("Dials", "Per year, caused by storage, for a run on all nodes.")},
    {"risk.stops_software", L("Dials", "Interruptions: software"),
     L("Dials", "Per year, caused by software, for a run on all nodes.")},
    {"risk.stops_other", L("Dials", "Interruptions: other"),
     L("Dials", "Per year, without an assigned part, for a run on all nodes.")},
    {"risk.stops", L("Dials", "Interruptions"),
     L("Dials", "Per year, from all causes, for a run on all nodes.")},
    {"risk.stopped_hour", L("Dials", "Cost per hour of downtime"),
     L("Dials",
       "All GPUs at the rental price: what a missing node costs where a run needs all nodes.")},
    {"risk.software_share", L("Dials", "Software share of failures"),
     L("Dials", "Share of all failures that software causes.")},
    {"risk.between", L("Dials", "Mean time between interruptions"),
     L("Dials", "Average time between interruptions of a run on all nodes; it falls in inverse "
                "proportion to their number.")},
    {"risk.small_factor", L("Dials", "Small-job failure factor"),
     L("Dials", "Interruptions of this cluster’s runs per failure of one of its parts.")},
    {"risk.between_small", L("Dials", "Time between interruptions incl. small jobs"),
     L("Dials", "Below about 4,000 GPUs, software and users end more runs than hardware does.")},
    {"risk.down_nodes", L("Dials", "Nodes under repair"),
     L("Dials", "Average number at any time.")},
    {"risk.spares_advised", L("Dials", "Advised spare nodes"),
     L("Dials", "Smallest number that meets the spare availability target.")},
    {"risk.spares_articles", L("Dials", "Spare nodes, rule of thumb"),
     L("Dials", "One spare for a fixed number of nodes, whatever fails.")},
    {"risk.spare_nodes", L("Dials", "Spare nodes"),
     L("Dials", "Nodes kept ready to replace failed ones.")},
    {"risk.spare_gpus", L("Dials", "Spare GPUs"), L("Dials", "GPUs in the spare nodes.")},
    {"risk.spares_enough", L("Dials", "Spare availability"),
     L("Dials", "Share of the time in which the spare nodes suffice.")},
    {"risk.nodes_short", L("Dials", "Missing nodes"),
     L("Dials", "Average number of nodes missing beyond the spares.")},
    {"risk.waits_without", L("Dials", "Downtime without spares"),
     L("Dials", "Share of its time in which the work waits for nodes or continues without them, if "
                "there are no spare nodes.")},
    {"risk.waits", L("Dials", "Downtime"),
     L("Dials", "Share of its time in which the work waits for nodes or continues without them.")},
    {"risk.waits_advised", L("Dials", "Downtime with advised spares"),
     L("Dials", "Share of its time in which the work waits for nodes or continues without them, "
                "with the advised number of spare nodes.")},
    {"risk.spares_cost", L("Dials", "Capex of spares"), L("Dials", "Part of the purchase cost.")},
    {"risk.spares_power", L("Dials", "Idle power of spares"),
     L("Dials", "Power of the idle spare nodes alone, without network and cooling.")},
    {"risk.downtime_year", L("Dials", "Downtime cost avoided"),
     L("Dials", "Downtime that the advised spares avoid: GPU-hours per year at the rental price.")},
    {"risk.advised_year", L("Dials", "Cost of advised spares per year"),
     L("Dials", "Capex of the advised spares, spread over the period compared.")},
    {"risk.downtime_ratio", L("Dials", "Downtime cost vs. spares"),
     L("Dials", "Downtime cost that the advised spares avoid, divided by what they cost. Articles "
                "say ten times.")},
    {"work.*.between", L("Dials", "Mean time between interruptions"),
     L("Dials", "Average time between interruptions, for the nodes at work in the run.")},
    {"work.*.interruptions", L("Dials", "Interruptions"),
     L("Dials", "Average number of interruptions per run.")},
    {"work.*.checkpoint_size", L("Dials", "Checkpoint size"),
     L("Dials", "Weights, master copy and optimizer state.")},
    {"work.*.checkpoint_stall", L("Dials", "Checkpoint stall"),
     L("Dials", "Time the run waits for the copy to host memory, or for storage.")},
    {"work.*.checkpoint_drain", L("Dials", "Checkpoint write (async)"),
     L("Dials", "Time to write to storage in the background; no checkpoint starts before the "
                "previous one is stored.")},
    {"work.*.checkpoint_interval", L("Dials", "Checkpoint interval"),
     L("Dials", "Working time between two checkpoints.")},
    {"work.*.down", L("Dials", "Downtime per interruption"),
     L("Dials", "Time from a failure until work continues: detection, restart, reading the "
                "checkpoint and warm-up.")},
    {"work.*.lost_work", L("Dials", "Lost to rework"),
     L("Dials", "Work since the last stored checkpoint that is done again, as a share of the time "
                "between interruptions.")},
    {"work.*.lost_restarts", L("Dials", "Lost to restarts"),
     L("Dials", "Downtime as a share of the time between interruptions.")},
    {"work.*.lost_stalls", L("Dials", "Lost to checkpoints"),
     L("Dials", "Checkpoint stalls as a share of the working time.")},
    {"work.*.lost_waiting", L("Dials", "Lost to missing nodes"),
     L("Dials", "The run waits for repair, or continues without the missing nodes.")},
    {"work.*.stand_by", L("Dials", "Tolerated node losses"),
     L("Dials", "Nodes that can fail before a run that needs all of its nodes stops.")},
    {"work.*.may_spare", L("Dials", "Tolerated node losses (elastic)"),
     L("Dials", "Nodes that can fail before the last model replica stops, if each failure hits "
                "another replica.")},
    {"work.*.goodput_computed", L("Dials", "Goodput, computed"),
     L("Dials", "Exact formula for interruptions at random times (Daly 2006).")},
    {"work.*.goodput_expected", L("Dials", "Goodput, first order"),
     L("Dials", "Meta’s estimate (HPCA 2025), without waiting for nodes; good while less than a "
                "quarter is lost.")},
    {"work.*.chance_date", L("Dials", "Chance to meet deadline"),
     L("Dials", "Takes everything into account that is uncertain about the time to train.")},
    {"risk.chance_budget", L("Dials", "Chance within budget"),
     L("Dials", "Compares everything paid over the period with the budget, with all that is "
                "uncertain about it.")},
    {"work.*.goodput_reached", L("Dials", "Goodput"),
     L("Dials", "Share of the hours of a run that brings it forward; the rest goes to "
                "interruptions and checkpoints.")},
};

// The records of failures, and their figures.
constexpr Entry kFigures[] = {
    {"fleets.fleets", L("Catalog", "Failure records"),
     L("Catalog", "Published interruptions of training runs, by failed component.")},
    {"fleets.time", L("Catalog", "Period"),
     L("Catalog", "Period over which the interruptions were counted.")},
    {"fleets.all", L("Catalog", "Interruptions"), L("Catalog", "Interruptions from all causes.")},
    {"fleets.gpu", L("Catalog", "GPU"), L("Catalog", "Interruptions caused by the GPU itself.")},
    {"fleets.gpu_memory", L("Catalog", "GPU memory"),
     L("Catalog", "Interruptions caused by GPU memory.")},
    {"fleets.network", L("Catalog", "Network"),
     L("Catalog", "Interruptions caused by switches, cables and NICs.")},
    {"fleets.host", L("Catalog", "Host"),
     L("Catalog", "Interruptions caused by processors, memory and boards of a node.")},
    {"fleets.power_supply", L("Catalog", "Power supply"), nullptr},
    {"fleets.storage", L("Catalog", "Storage"), nullptr},
    {"fleets.software", L("Catalog", "Software"),
     L("Catalog", "Interruptions caused by software errors.")},
    {"fleets.rate", L("Catalog", "Per GPU and year"),
     L("Catalog", "Interruption rate, given if no counts are published.")},
};

} // namespace

std::span<const Entry> riskDials()
{
    return kRiskDials;
}

std::span<const Entry> riskFigures()
{
    return kFigures;
}

} // namespace model::words

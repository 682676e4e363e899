#include "model/words/riskwords.h"

namespace model::words {
namespace {

// Read by lupdate as QT_TRANSLATE_NOOP.
#define L(context, text) text

constexpr Entry kKnobs[] = {
    {"risk.fleet", L("Knobs", "Failure record"),
     L("Knobs", "A published fleet whose interruptions are taken for those of this one.")},
    {"risk.goodput_rule", L("Knobs", "Hours that count"),
     L("Knobs", "Computed from interruptions and checkpoints, or typed.")},
    {"risk.rate.gpu", L("Knobs", "Faults of the GPU"),
     L("Knobs", "Interruptions a year for one GPU.")},
    {"risk.rate.memory", L("Knobs", "Faults of GPU memory"),
     L("Knobs", "Interruptions a year for one GPU.")},
    {"risk.rate.network", L("Knobs", "Faults of the network"),
     L("Knobs", "Switches, cables and NICs: interruptions a year for one GPU.")},
    {"risk.rate.host", L("Knobs", "Faults of the host"),
     L("Knobs", "Processors, memory and boards of a node: interruptions a year for one GPU.")},
    {"risk.rate.power", L("Knobs", "Faults of the power"),
     L("Knobs", "Interruptions a year for one GPU.")},
    {"risk.rate.storage", L("Knobs", "Faults of storage"),
     L("Knobs", "Interruptions a year for one GPU.")},
    {"risk.rate.software", L("Knobs", "Faults of software"),
     L("Knobs", "Interruptions a year for one GPU. They take no node out for repair.")},
    {"risk.rate.other", L("Knobs", "Other faults"),
     L("Knobs", "What the record does not tell apart: interruptions a year for one GPU.")},
    {"risk.multiplier", L("Knobs", "Own faults"),
     L("Knobs", "Own interruptions against those of the record; 1 is as recorded.")},
    {"risk.burn_in", L("Knobs", "New hardware"),
     L("Knobs", "Faults of hardware against those of hardware that has run for weeks: two to three "
                "times as many in the first week.")},
    {"risk.together", L("Knobs", "Faults in bursts"),
     L("Knobs", "Part of the faults that follow from another one.")},
    {"risk.network", L("Knobs", "Network"),
     L("Knobs", "One path, or a second one that takes over.")},
    {"risk.network_cover", L("Knobs", "Hidden by a second path"),
     L("Knobs", "Part of the network's faults that no run notices.")},
    {"risk.feeds", L("Knobs", "Power feeds"),
     L("Knobs", "One feed, or a second one that takes over.")},
    {"risk.feed_cover", L("Knobs", "Hidden by a second feed"),
     L("Knobs", "Part of the power's faults that no run notices.")},
    {"risk.small_jobs", L("Knobs", "Small jobs"),
     L("Knobs",
       "How much more often small jobs were interrupted than their nodes fail: they die of "
       "their own software and of their users.")},
    {"risk.small_jobs_below", L("Knobs", "Small below"),
     L("Knobs", "GPUs below which a job is a small one.")},
    {"risk.checkpoint.mode", L("Knobs", "Checkpoints"),
     L("Knobs", "The run waits for the copy to the hosts' memory, or until all is on storage.")},
    {"risk.checkpoint.rule", L("Knobs", "Best interval"),
     L("Knobs", "Which formula finds the time between two checkpoints.")},
    {"risk.checkpoint.interval", L("Knobs", "Interval"),
     L("Knobs", "Time of work between two checkpoints.")},
    {"risk.checkpoint.storage", L("Knobs", "Storage for checkpoints"),
     L("Knobs", "Rate at which all nodes together write and read them.")},
    {"risk.checkpoint.bytes", L("Knobs", "Checkpoint of a parameter"),
     L("Knobs", "0: by the optimizer; with Adam 14 bytes: weights 2, master copy 4, moments 8.")},
    {"risk.detect", L("Knobs", "Time to notice"),
     L("Knobs", "From a fault until the run is stopped.")},
    {"risk.restart", L("Knobs", "Time to restart"),
     L("Knobs", "Until the run is up again, without reading its checkpoint.")},
    {"risk.warm_up", L("Knobs", "Warm-up"), L("Knobs", "Lost to slow steps after a restart.")},
    {"risk.recovery", L("Knobs", "After a fault"),
     L("Knobs", "Go on with fewer copies of the model until the node is back, or wait for it.")},
    {"risk.staffing", L("Knobs", "Who repairs"), L("Knobs", "Sets the time to repair a node.")},
    {"risk.repair", L("Knobs", "Time to repair"),
     L("Knobs", "Until a node is back, or another one is there.")},
    {"risk.spares_rule", L("Knobs", "Spare nodes"),
     L("Knobs", "None, as many as the target needs, or typed.")},
    {"risk.spares", L("Knobs", "Number of spare nodes"),
     L("Knobs", "Bought and powered beside the nodes at work.")},
    {"risk.spares_target", L("Knobs", "Spares are enough"),
     L("Knobs", "Part of the time that no node is missing.")},
    {"risk.nodes_per_spare", L("Knobs", "Nodes for each spare one"),
     L("Knobs", "The rule of articles, shown beside the number that faults ask for.")},
};

constexpr Entry kDials[] = {
    {"risk.faults_gpu", L("Dials", "Faults of the GPU"), L("Dials", "A year, for one GPU.")},
    {"risk.faults_memory", L("Dials", "Faults of GPU memory"), L("Dials", "A year, for one GPU.")},
    {"risk.faults_network", L("Dials", "Faults of the network"),
     L("Dials", "A year, for one GPU.")},
    {"risk.faults_host", L("Dials", "Faults of the host"), L("Dials", "A year, for one GPU.")},
    {"risk.faults_power", L("Dials", "Faults of the power"), L("Dials", "A year, for one GPU.")},
    {"risk.faults_storage", L("Dials", "Faults of storage"), L("Dials", "A year, for one GPU.")},
    {"risk.faults_other", L("Dials", "Other faults"), L("Dials", "A year, for one GPU.")},
    {"risk.faults_software", L("Dials", "Faults of software"), L("Dials", "A year, for one GPU.")},
    {"risk.faults_hardware", L("Dials", "Faults of hardware"),
     L("Dials", "A year, for one GPU; each takes a node out for repair.")},
    {"risk.faults", L("Dials", "Faults"), L("Dials", "A year, for one GPU, of all parts.")},
    {"risk.software_share", L("Dials", "Share of software"), L("Dials", "Of all faults.")},
    {"risk.between", L("Dials", "Between interruptions"),
     L("Dials", "Mean time of a run on all nodes: it falls as the inverse of their number.")},
    {"risk.between_small", L("Dials", "Between interruptions, as measured on small jobs"),
     L("Dials", "Below about 4,000 GPUs software and users end more runs than hardware does.")},
    {"risk.down_nodes", L("Dials", "Nodes under repair"), L("Dials", "On average.")},
    {"risk.spares_advised", L("Dials", "Spare nodes advised"),
     L("Dials", "The fewest that are enough for the share of the time asked for.")},
    {"risk.spares_articles", L("Dials", "Spare nodes by the articles' rule"),
     L("Dials", "One for so many nodes, whatever fails.")},
    {"risk.spare_nodes", L("Dials", "Spare nodes"), L("Dials", "That stand by.")},
    {"risk.spare_gpus", L("Dials", "GPUs of spare nodes"), L("Dials", "That stand by.")},
    {"risk.spares_enough", L("Dials", "Spares are enough"), L("Dials", "Of the time.")},
    {"risk.nodes_short", L("Dials", "Nodes missing"), L("Dials", "On average, beyond the spares.")},
    {"risk.waits_without", L("Dials", "Waiting without spares"),
     L("Dials", "Of its time, a run that needs all nodes waits for one.")},
    {"risk.waits", L("Dials", "Waiting"),
     L("Dials", "Of its time, a run that needs all nodes waits for one, with these spares.")},
    {"risk.waits_advised", L("Dials", "Waiting with the spares advised"),
     L("Dials", "Of its time, a run that needs all nodes waits for one.")},
    {"risk.spares_cost", L("Dials", "Spares, bought"), L("Dials", "Part of what is bought.")},
    {"risk.spares_power", L("Dials", "Spares, power"),
     L("Dials", "Of the waiting nodes alone, without network and cooling.")},
    {"risk.downtime_year", L("Dials", "Downtime saved by the spares advised"),
     L("Dials", "GPU-hours of a year at the rent, where a run needs all nodes.")},
    {"risk.advised_year", L("Dials", "Spares advised, a year"),
     L("Dials", "Their capital over the years compared.")},
    {"risk.downtime_ratio", L("Dials", "Downtime against spares"),
     L("Dials", "What the spares advised save over what they cost. Articles say ten times.")},
    {"work.*.between", L("Dials", "Between interruptions"),
     L("Dials", "Mean time, of the nodes at work in the run.")},
    {"work.*.interruptions", L("Dials", "Interruptions"), L("Dials", "Of a run, on average.")},
    {"work.*.checkpoint_size", L("Dials", "Checkpoint"),
     L("Dials", "Weights, master copy and what the optimizer keeps.")},
    {"work.*.checkpoint_stall", L("Dials", "Checkpoint, the run waits"),
     L("Dials", "For the copy to the hosts' memory, or for storage.")},
    {"work.*.checkpoint_drain", L("Dials", "Checkpoint, on its way"),
     L("Dials", "To storage, behind the run; no checkpoint starts before the last one is there.")},
    {"work.*.checkpoint_interval", L("Dials", "Between checkpoints"), L("Dials", "Time of work.")},
    {"work.*.down", L("Dials", "An interruption"),
     L("Dials", "From the fault until work goes on: noticed, restarted, read, warmed up.")},
    {"work.*.lost_work", L("Dials", "Lost: work done again"),
     L("Dials", "Since the last checkpoint on storage, of the time between interruptions.")},
    {"work.*.lost_restarts", L("Dials", "Lost: restarts"),
     L("Dials", "Of the time between interruptions.")},
    {"work.*.lost_stalls", L("Dials", "Lost: checkpoints"), L("Dials", "Of the time of work.")},
    {"work.*.lost_waiting", L("Dials", "Lost: missing nodes"),
     L("Dials", "Waiting for repair, or going on without them.")},
    {"work.*.stand_by", L("Dials", "Nodes that may be lost"),
     L("Dials", "Before a run that needs all of them stops.")},
    {"work.*.may_spare", L("Dials", "Nodes that may be lost, with fewer copies"),
     L("Dials", "Before the last copy of the model stops, each lost node in another one.")},
    {"work.*.goodput_computed", L("Dials", "Hours that count, computed"),
     L("Dials", "By the exact form for interruptions at random times (Daly 2006).")},
    {"work.*.goodput_expected", L("Dials", "Hours that count, first order"),
     L("Dials", "As Meta estimates them (HPCA 2025), without waiting for nodes; good while less "
                "than a quarter is lost.")},
    {"work.*.goodput_reached", L("Dials", "Hours that count"),
     L("Dials", "Of the hours of a run: the others go to interruptions and checkpoints.")},
};

// The records of failures, and their figures.
constexpr Entry kFigures[] = {
    {"fleets.fleets", L("Catalog", "Failure records"),
     L("Catalog", "Published interruptions of runs, by the part that failed.")},
    {"fleets.time", L("Catalog", "Time"), L("Catalog", "Over which interruptions were counted.")},
    {"fleets.all", L("Catalog", "Interruptions"), L("Catalog", "Of all parts together.")},
    {"fleets.gpu", L("Catalog", "GPU"), L("Catalog", "Interruptions by the GPU itself.")},
    {"fleets.gpu_memory", L("Catalog", "GPU memory"),
     L("Catalog", "Interruptions by the memory of a GPU.")},
    {"fleets.network", L("Catalog", "Network"),
     L("Catalog", "Interruptions by switches, cables and NICs.")},
    {"fleets.host", L("Catalog", "Host"),
     L("Catalog", "Interruptions by processors, memory and boards of a node.")},
    {"fleets.power_supply", L("Catalog", "Power supply"), nullptr},
    {"fleets.storage", L("Catalog", "Storage"), nullptr},
    {"fleets.software", L("Catalog", "Software"), L("Catalog", "Interruptions by faulty code.")},
    {"fleets.rate", L("Catalog", "For a GPU and year"),
     L("Catalog", "Interruptions, where no counts are published.")},
};

} // namespace

std::span<const Entry> riskKnobs()
{
    return kKnobs;
}

std::span<const Entry> riskDials()
{
    return kDials;
}

std::span<const Entry> riskFigures()
{
    return kFigures;
}

} // namespace model::words

#include "model/engine/dials/row.h"

namespace engine {
namespace {

using enum Unit;

// Interruptions of a run on all nodes, by failing part.

#define HEADROOM_WAITING                                                                           \
    "risk.down_nodes, risk.faults_hardware, risk.repair, cluster.nodes, work.*.layout_gpus, "      \
    "work.*.replicas, work.*.time"

constexpr Dial kRiskDials[] = {
    dial<&RiskAnswer::smallFactor>("risk.small_factor", None, Room::Risk)
        .formula(prose(
            L("Formulas",
              "Below the small-job threshold, the factor by which small jobs were measured to "
              "be interrupted more often; 1 from the threshold on."),
            "risk.small_jobs, "
            "risk.small_jobs_below, cluster.gpus"))
        .formulaIf([](const Plan& p) { return p.risk.smallRule == SmallJobs::Warned; },
                   prose(L("Formulas", "1: small jobs only trigger a warning."), "risk.small_jobs"))
        .label(L("Dials", "Small-job failure factor"))
        .tip(L("Dials", "Interruptions of this cluster’s runs per failure of one of its parts.")),
    dial<&RiskAnswer::rates, &FaultRates::gpu>("risk.faults_gpu", EachYear, Room::Risk)
        .formula("risk.multiplier * risk.burn_in / (1 - risk.together) * risk.rate.gpu")
        .label(L("Dials", "GPU failure rate"))
        .tip(L("Dials", "Failures of the GPU itself, per GPU per year.")),
    dial<&RiskAnswer::rates, &FaultRates::memory>("risk.faults_memory", EachYear, Room::Risk)
        .formula("risk.multiplier * risk.burn_in / (1 - risk.together) * risk.rate.memory")
        .label(L("Dials", "GPU memory failure rate"))
        .tip(L("Dials", "Failures of GPU memory, per GPU per year.")),
    dial<&RiskAnswer::rates, &FaultRates::network>("risk.faults_network", EachYear, Room::Risk)
        .formula(prose(
            L("Formulas", "Network failure rate, minus the failures masked by a redundant path."),
            "risk.rate.network, "
            "risk.multiplier, risk.burn_in, risk.together, risk.network_cover"))
        .label(L("Dials", "Network failure rate"))
        .tip(L("Dials", "Failures of switches, cables and NICs, per GPU per year.")),
    dial<&RiskAnswer::rates, &FaultRates::host>("risk.faults_host", EachYear, Room::Risk)
        .formula("risk.multiplier * risk.burn_in / (1 - risk.together) * risk.rate.host")
        .label(L("Dials", "Host failure rate"))
        .tip(L("Dials", "Failures of a node’s processors, memory and boards, per GPU per year.")),
    dial<&RiskAnswer::rates, &FaultRates::power>("risk.faults_power", EachYear, Room::Risk)
        .formula(
            prose(L("Formulas", "Power failure rate, minus the failures masked by a second feed."),
                  "risk.rate.power, risk.multiplier, risk.burn_in, risk.together, risk.feed_cover"))
        .label(L("Dials", "Power failure rate"))
        .tip(L("Dials", "Failures of the power supply, per GPU per year.")),
    dial<&RiskAnswer::rates, &FaultRates::storage>("risk.faults_storage", EachYear, Room::Risk)
        .formula("risk.multiplier * risk.burn_in / (1 - risk.together) * risk.rate.storage")
        .label(L("Dials", "Storage failure rate"))
        .tip(L("Dials", "Failures of storage, per GPU per year.")),
    dial<&RiskAnswer::rates, &FaultRates::other>("risk.faults_other", EachYear, Room::Risk)
        .formula("risk.multiplier * risk.burn_in / (1 - risk.together) * risk.rate.other")
        .label(L("Dials", "Other failure rate"))
        .tip(L("Dials", "Failures that the record does not assign to a part, per GPU per year.")),
    dial<&RiskAnswer::rates, &FaultRates::software>("risk.faults_software", EachYear, Room::Risk)
        .formula("risk.small_factor * risk.multiplier / (1 - risk.together) * risk.rate.software + "
                 "(risk.small_factor - 1) * risk.faults_hardware")
        .label(L("Dials", "Software failure rate"))
        .tip(L("Dials", "Failures of software, per GPU per year.")),
    dial<&RiskAnswer::faults, &FaultSum::hardware>("risk.faults_hardware", EachYear, Room::Risk)
        .formula("risk.faults_gpu + risk.faults_memory + risk.faults_network + risk.faults_host + "
                 "risk.faults_power + risk.faults_storage + risk.faults_other")
        .label(L("Dials", "Hardware failure rate"))
        .tip(L("Dials", "Failures per GPU per year; each takes a node out for repair.")),
    dial<&RiskAnswer::faults, &FaultSum::all>("risk.faults", EachYear, Room::Risk)
        .formula("risk.faults_hardware + risk.faults_software")
        .label(L("Dials", "Failure rate"))
        .tip(L("Dials", "Failures of all parts, per GPU per year.")),
    dial("risk.stops_gpu", EachYear, Room::Risk,
         [](const ResolvedPlan& p, const Assessment& a) {
             return a.decision.nodes * p.cluster.nodeSize * a.risk.rates.gpu;
         })
        .formula("cluster.nodes * cluster.node_size * risk.faults_gpu")
        .label(L("Dials", "Interruptions: GPU"))
        .tip(L("Dials", "Per year, caused by GPUs, for a run on all nodes.")),
    dial("risk.stops_memory", EachYear, Room::Risk,
         [](const ResolvedPlan& p, const Assessment& a) {
             return a.decision.nodes * p.cluster.nodeSize * a.risk.rates.memory;
         })
        .formula("cluster.nodes * cluster.node_size * risk.faults_memory")
        .label(L("Dials", "Interruptions: GPU memory"))
        .tip(L("Dials", "Per year, caused by GPU memory, for a run on all nodes.")),
    dial("risk.stops_network", EachYear, Room::Risk,
         [](const ResolvedPlan& p, const Assessment& a) {
             return a.decision.nodes * p.cluster.nodeSize * a.risk.rates.network;
         })
        .formula("cluster.nodes * cluster.node_size * risk.faults_network")
        .label(L("Dials", "Interruptions: network"))
        .tip(L("Dials", "Per year, caused by the network, for a run on all nodes.")),
    dial("risk.stops_host", EachYear, Room::Risk,
         [](const ResolvedPlan& p, const Assessment& a) {
             return a.decision.nodes * p.cluster.nodeSize * a.risk.rates.host;
         })
        .formula("cluster.nodes * cluster.node_size * risk.faults_host")
        .label(L("Dials", "Interruptions: host"))
        .tip(L("Dials", "Per year, caused by hosts, for a run on all nodes.")),
    dial("risk.stops_power", EachYear, Room::Risk,
         [](const ResolvedPlan& p, const Assessment& a) {
             return a.decision.nodes * p.cluster.nodeSize * a.risk.rates.power;
         })
        .formula("cluster.nodes * cluster.node_size * risk.faults_power")
        .label(L("Dials", "Interruptions: power"))
        .tip(L("Dials", "Per year, caused by the power supply, for a run on all nodes.")),
    dial("risk.stops_storage", EachYear, Room::Risk,
         [](const ResolvedPlan& p, const Assessment& a) {
             return a.decision.nodes * p.cluster.nodeSize * a.risk.rates.storage;
         })
        .formula("cluster.nodes * cluster.node_size * risk.faults_storage")
        .label(L("Dials", "Interruptions: storage"))
        .tip(L("Dials", "Per year, caused by storage, for a run on all nodes.")),
    dial("risk.stops_software", EachYear, Room::Risk,
         [](const ResolvedPlan& p, const Assessment& a) {
             return a.decision.nodes * p.cluster.nodeSize * a.risk.rates.software;
         })
        .formula("cluster.nodes * cluster.node_size * risk.faults_software")
        .label(L("Dials", "Interruptions: software"))
        .tip(L("Dials", "Per year, caused by software, for a run on all nodes.")),
    dial("risk.stops_other", EachYear, Room::Risk,
         [](const ResolvedPlan& p, const Assessment& a) {
             return a.decision.nodes * p.cluster.nodeSize * a.risk.rates.other;
         })
        .formula("cluster.nodes * cluster.node_size * risk.faults_other")
        .label(L("Dials", "Interruptions: other"))
        .tip(L("Dials", "Per year, without an assigned part, for a run on all nodes.")),
    dial("risk.stops", EachYear, Room::Risk,
         [](const ResolvedPlan& p, const Assessment& a) {
             return a.decision.nodes * p.cluster.nodeSize * a.risk.faults.all;
         })
        .formula("cluster.nodes * cluster.node_size * risk.faults")
        .label(L("Dials", "Interruptions"))
        .tip(L("Dials", "Per year, from all causes, for a run on all nodes.")),
    dial("risk.software_share", Percent, Room::Risk,
         [](const Assessment& a) {
             return a.risk.faults.all.base() > 0 ? a.risk.faults.software() : kUnknown;
         })
        .formula("max(0, 1 - risk.faults_hardware / positive(risk.faults))")
        .label(L("Dials", "Software share of failures"))
        .tip(L("Dials", "Share of all failures that software causes.")),
    dial<&RiskAnswer::between>("risk.between", Hours, Room::Risk)
        .formula("1 / (cluster.nodes * cluster.node_size * risk.faults)")
        .label(L("Dials", "Mean time between interruptions"))
        .tip(L("Dials", "Average time between interruptions of a run on all nodes; it falls in "
                        "inverse proportion to their number.")),
    dial<&RiskAnswer::betweenSmall>("risk.between_small", Hours, Room::Risk)
        .formula(
            prose(L("Formulas",
                    "MTBF of all nodes, shortened by as much as small jobs were measured to run "
                    "shorter than their nodes."),
                  "risk.between, risk.small_jobs, risk.small_jobs_below, cluster.gpus"))
        .label(L("Dials", "Time between interruptions incl. small jobs"))
        .tip(L("Dials",
               "Below about 4,000 GPUs, software and users end more runs than hardware does.")),
    dial<&RiskAnswer::nodesDown>("risk.down_nodes", Count, Room::Risk)
        .formula("cluster.nodes * cluster.node_size * risk.faults_hardware * risk.repair")
        .label(L("Dials", "Nodes under repair"))
        .tip(L("Dials", "Average number at any time.")),
    dial<&RiskAnswer::sparesAdvised>("risk.spares_advised", Nodes, Room::Risk)
        .formula(
            prose(L("Formulas",
                    "The smallest number of spares that meets the availability target if nodes "
                    "under repair follow a Poisson distribution."),
                  "risk.down_nodes, risk.spares_target"))
        .label(L("Dials", "Advised spare nodes"))
        .tip(L("Dials", "Smallest number that meets the spare availability target.")),
    dial<&RiskAnswer::sparesByRule>("risk.spares_articles", Nodes, Room::Risk)
        .formula("ceil(cluster.nodes / risk.nodes_per_spare)")
        .label(L("Dials", "Spare nodes, rule of thumb"))
        .tip(L("Dials", "One spare for a fixed number of nodes, whatever fails.")),
    dial<&RiskAnswer::spares>("risk.spare_nodes", Nodes, Room::Risk)
        .formula(prose(L("Formulas", "None, the advised number, or the number entered."),
                       "risk.spares_advised, risk.spares"))
        .keyFigure()
        .label(L("Dials", "Spare nodes"))
        .tip(L("Dials", "Nodes kept ready to replace failed ones.")),
    dial<&RiskAnswer::spareGpus>("risk.spare_gpus", Gpus, Room::Risk)
        .formula("risk.spare_nodes * cluster.node_size")
        .label(L("Dials", "Spare GPUs"))
        .tip(L("Dials", "GPUs in the spare nodes.")),
    dial<&RiskAnswer::enough>("risk.spares_enough", Percent, Room::Risk)
        .formula(
            prose(L("Formulas",
                    "Share of time in which no more nodes are under repair than there are spares, "
                    "by the Poisson distribution."),
                  "risk.down_nodes, risk.spare_nodes"))
        .label(L("Dials", "Spare availability"))
        .tip(L("Dials", "Share of the time in which the spare nodes suffice.")),
    dial<&RiskAnswer::nodesShort>("risk.nodes_short", Count, Room::Risk)
        .formula(
            prose(L("Formulas",
                    "Average number of nodes under repair in excess of the spares, by the Poisson "
                    "distribution."),
                  "risk.down_nodes, risk.spare_nodes"))
        .label(L("Dials", "Missing nodes"))
        .tip(L("Dials", "Average number of nodes missing beyond the spares.")),
    dial<&RiskAnswer::waitsWithout>("risk.waits_without", Percent, Room::Risk)
        .formula(prose(kShortOfNodes, HEADROOM_WAITING))
        .label(L("Dials", "Downtime without spares"))
        .tip(L("Dials", "Share of its time in which the work waits for nodes or continues without "
                        "them, if there are no spare nodes.")),
    dial<&RiskAnswer::waits>("risk.waits", Percent, Room::Risk)
        .formula(prose(kShortOfNodes, HEADROOM_WAITING ", risk.spare_nodes"))
        .label(L("Dials", "Downtime"))
        .tip(L("Dials",
               "Share of its time in which the work waits for nodes or continues without them.")),
    dial<&RiskAnswer::waitsAdvised>("risk.waits_advised", Percent, Room::Risk)
        .formula(prose(kShortOfNodes, HEADROOM_WAITING ", risk.spares_advised"))
        .label(L("Dials", "Downtime with advised spares"))
        .tip(L("Dials", "Share of its time in which the work waits for nodes or continues without "
                        "them, with the advised number of spare nodes.")),
    dial<&RiskAnswer::sparesCost>("risk.spares_cost", Dollar, Room::Risk)
        .formula("risk.spare_gpus * money.capital_gpu")
        .ifBought()
        .label(L("Dials", "Capex of spares"))
        .tip(L("Dials", "Part of the purchase cost.")),
    dial<&RiskAnswer::sparesPower>("risk.spares_power", Kilowatt, Room::Risk)
        .formula("risk.spare_nodes * cluster.node.idle")
        .label(L("Dials", "Idle power of spares"))
        .tip(L("Dials", "Power of the idle spare nodes alone, without network and cooling.")),
    dial("risk.stopped_hour", DollarPerHour, Room::Risk,
         [](const ResolvedPlan& p, const Assessment& a) { return a.decision.gpus * p.money.price; })
        .formula("cluster.gpus * money.price")
        .label(L("Dials", "Cost per hour of downtime"))
        .tip(L("Dials", "All GPUs at the rental price: what a missing node costs where a run needs "
                        "all nodes.")),
    dial<&RiskAnswer::downtimeYear>("risk.downtime_year", DollarPerYear, Room::Risk)
        .formula(
            "money.in_use * (risk.waits_without - risk.waits_advised) * cluster.gpus * money.price")
        .label(L("Dials", "Avoidable downtime cost"))
        .tip(L("Dials",
               "Downtime that the advised spares would avoid, whether the plan has them or "
               "not: GPU-hours per year at the rental price.")),
    dial<&RiskAnswer::advisedYear>("risk.advised_year", DollarPerYear, Room::Risk)
        .formula("risk.spares_advised * cluster.node_size * money.capital_gpu / money.years")
        .formulaIf([](const Plan& p) { return p.money.tenure == Tenure::Rent; },
                   "risk.spares_advised * cluster.node_size * money.paid_use * money.paid_share * "
                   "money.price")
        .label(L("Dials", "Cost of advised spares per year"))
        .tip(L("Dials", "Rent of the advised spares, or their capex spread over the period "
                        "compared.")),
    dial("risk.downtime_ratio", None, Room::Risk,
         [](const Assessment& a) {
             return a.risk.advisedYear.base() > 0 ? a.risk.downtimeYear / a.risk.advisedYear
                                                  : kUnknown;
         })
        .formula("risk.downtime_year / positive(risk.advised_year)")
        .label(L("Dials", "Downtime cost vs. spares"))
        .tip(L("Dials", "Downtime cost that the advised spares avoid, divided by what they cost. "
                        "Articles say ten times.")),
};

} // namespace

std::span<const Dial> riskDials()
{
    return kRiskDials;
}

} // namespace engine

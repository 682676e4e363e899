#include "model/engine/dials/row.h"

#include <array>

namespace engine {
namespace {

using enum Unit;

#define HEADROOM_RISK_DIAL(path, unit, formula, expr)                                              \
    Dial                                                                                           \
    {                                                                                              \
        "risk." path, unit, Room::Risk, formula, HEADROOM_DIAL(expr)                               \
    }
#define HEADROOM_HARDWARE(part)                                                                    \
    HEADROOM_RISK_DIAL("faults_" #part, EachYear,                                                  \
                       "risk.multiplier * risk.burn_in / (1 - risk.together) * risk.rate." #part,  \
                       a.risk.rates.part)

// Interruptions of a run on all nodes, by the part that fails.
#define HEADROOM_STOPS(part)                                                                       \
    HEADROOM_RISK_DIAL("stops_" #part, EachYear,                                                   \
                       "cluster.nodes * cluster.node_size * risk.faults_" #part,                   \
                       a.decision.nodes* p.cluster.nodeSize* a.risk.rates.part)

#define HEADROOM_WAITING(spares)                                                                   \
    "table of Erlang and Poisson: waiting for nodes, or going on without them, with " spares       \
    "; risk.down_nodes, risk.faults_hardware, risk.repair, cluster.nodes, work.*.layout_gpus, "    \
    "work.*.replicas, work.*.time"

constexpr std::array kRiskDials{
    byRule(HEADROOM_RULED(p.risk.smallRule == SmallJobs::Warned,
                          "table: 1, as small jobs are only warned of; risk.small_jobs"),
           HEADROOM_RISK_DIAL("small_factor", None,
                              "table: how much more often small jobs were measured to stop; "
                              "risk.small_jobs, risk.small_jobs_below, cluster.gpus",
                              a.risk.smallFactor)),
    HEADROOM_HARDWARE(gpu),
    HEADROOM_HARDWARE(memory),
    HEADROOM_RISK_DIAL("faults_network", EachYear,
                       "table: faults of the network, less those that a second path hides; "
                       "risk.rate.network, risk.multiplier, risk.burn_in, risk.together, "
                       "risk.network_cover",
                       a.risk.rates.network),
    HEADROOM_HARDWARE(host),
    HEADROOM_RISK_DIAL("faults_power", EachYear,
                       "table: faults of the power, less those that a second feed hides; "
                       "risk.rate.power, risk.multiplier, risk.burn_in, risk.together, "
                       "risk.feed_cover",
                       a.risk.rates.power),
    HEADROOM_HARDWARE(storage),
    HEADROOM_HARDWARE(other),
    HEADROOM_RISK_DIAL("faults_software", EachYear,
                       "risk.small_factor * risk.multiplier / (1 - risk.together)"
                       " * risk.rate.software + (risk.small_factor - 1) * risk.faults_hardware",
                       a.risk.rates.software),
    HEADROOM_RISK_DIAL("faults_hardware", EachYear,
                       "risk.faults_gpu + risk.faults_memory + risk.faults_network"
                       " + risk.faults_host + risk.faults_power + risk.faults_storage"
                       " + risk.faults_other",
                       a.risk.faults.hardware),
    HEADROOM_RISK_DIAL("faults", EachYear, "risk.faults_hardware + risk.faults_software",
                       a.risk.faults.all),
    HEADROOM_STOPS(gpu),
    HEADROOM_STOPS(memory),
    HEADROOM_STOPS(network),
    HEADROOM_STOPS(host),
    HEADROOM_STOPS(power),
    HEADROOM_STOPS(storage),
    HEADROOM_STOPS(software),
    HEADROOM_STOPS(other),
    HEADROOM_RISK_DIAL("stops", EachYear, "cluster.nodes * cluster.node_size * risk.faults",
                       a.decision.nodes* p.cluster.nodeSize* a.risk.faults.all),
    HEADROOM_RISK_DIAL("software_share", Percent,
                       "max(0, 1 - risk.faults_hardware / positive(risk.faults))",
                       a.risk.faults.all.base() > 0 ? a.risk.faults.software() : kUnknown),
    HEADROOM_RISK_DIAL("between", Hours, "1 / (cluster.nodes * cluster.node_size * risk.faults)",
                       a.risk.between),
    HEADROOM_RISK_DIAL("between_small", Hours,
                       "table: as inverse scaling has it, and so much shorter as small jobs were "
                       "measured; risk.between, risk.small_jobs, risk.small_jobs_below, "
                       "cluster.gpus",
                       a.risk.betweenSmall),
    HEADROOM_RISK_DIAL("down_nodes", Count,
                       "cluster.nodes * cluster.node_size * risk.faults_hardware * risk.repair",
                       a.risk.nodesDown),
    HEADROOM_RISK_DIAL("spares_advised", Nodes,
                       "table of Poisson: the fewest that are enough for the share of the time; "
                       "risk.down_nodes, risk.spares_target",
                       a.risk.sparesAdvised),
    HEADROOM_RISK_DIAL("spares_articles", Nodes, "ceil(cluster.nodes / risk.nodes_per_spare)",
                       a.risk.sparesByRule),
    HEADROOM_RISK_DIAL("spare_nodes", Nodes,
                       "table: the nodes that stand by: none, those advised "
                       "or those typed; risk.spares_advised, risk.spares",
                       a.risk.spares),
    HEADROOM_RISK_DIAL("spare_gpus", Gpus, "risk.spare_nodes * cluster.node_size",
                       a.risk.spareGpus),
    HEADROOM_RISK_DIAL("spares_enough", Percent,
                       "table of Poisson: the share of the time that the spares are enough; "
                       "risk.down_nodes, risk.spare_nodes",
                       a.risk.enough),
    HEADROOM_RISK_DIAL("nodes_short", Count,
                       "table of Poisson: the mean number of nodes missing beyond the spares; "
                       "risk.down_nodes, risk.spare_nodes",
                       a.risk.nodesShort),
    HEADROOM_RISK_DIAL("waits_without", Percent, HEADROOM_WAITING("none standing by"),
                       a.risk.waitsWithout),
    HEADROOM_RISK_DIAL("waits", Percent, HEADROOM_WAITING("these spares") ", risk.spare_nodes",
                       a.risk.waits),
    HEADROOM_RISK_DIAL("waits_advised", Percent,
                       HEADROOM_WAITING("the spares advised") ", risk.spares_advised",
                       a.risk.waitsAdvised),
    HEADROOM_RISK_DIAL("spares_cost", Dollar, "risk.spare_gpus * money.capital_gpu",
                       a.risk.sparesCost),
    HEADROOM_RISK_DIAL("spares_power", Kilowatt, "risk.spare_nodes * cluster.node.idle",
                       a.risk.sparesPower),
    HEADROOM_RISK_DIAL("stopped_hour", DollarPerHour, "cluster.gpus * money.price",
                       a.decision.gpus* p.money.price),
    HEADROOM_RISK_DIAL("downtime_year", DollarPerYear,
                       "money.in_use * (risk.waits_without - risk.waits_advised) * cluster.gpus"
                       " * money.price",
                       a.risk.downtimeYear),
    HEADROOM_RISK_DIAL("advised_year", DollarPerYear,
                       "risk.spares_advised * cluster.node_size * money.capital_gpu / money.years",
                       a.risk.advisedYear),
    HEADROOM_RISK_DIAL("downtime_ratio", None, "risk.downtime_year / positive(risk.advised_year)",
                       a.risk.advisedYear.base() > 0 ? a.risk.downtimeYear / a.risk.advisedYear
                                                     : kUnknown),
};

} // namespace

std::span<const Dial> riskDials()
{
    return kRiskDials;
}

} // namespace engine

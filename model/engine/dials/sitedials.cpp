#include "model/engine/dials/moneyrules.h"
#include "model/engine/dials/row.h"
#include "model/engine/training/fromplan.h"
#include "model/engine/training/torus.h"

#include <cmath>

namespace engine {
namespace {

using enum Unit;

// Formulas in prose that several figures share.
constexpr const char* kOverTheRun =
    L("Formulas", "Power, or the share of hardware lifetime used, over the run time including "
                  "work repeated on spot.");

// Power of a GPU in each state: nameplate, or between idle and full.
#define HEADROOM_GPU_FULL "cluster.gpu.power"
#define HEADROOM_GPU_WAITS "site.idle_draw * cluster.gpu.power"
#define HEADROOM_GPU_WORKS "cluster.gpu.power * (site.idle_draw + (1 - site.idle_draw) * site.busy)"
#define HEADROOM_GPU_RESTS "min(" HEADROOM_GPU_WAITS ", cluster.node.idle / cluster.node_size)"

// Serving fleets draw power according to their load.

// The machines' power in a state, and seven rows for each state: the total and its six parts, with
// spares separate.
#define HEADROOM_NODES(name) "(site." #name "_gpus + site." #name "_hosts)"
#define HEADROOM_MACHINES(name)                                                                    \
    "(site." #name "_gpus + site." #name "_hosts + site." #name "_network + site." #name "_storag" \
    "e)"

Machine wholeCluster(const ResolvedPlan& p, const Assessment& a)
{
    return machineOf(p.cluster, a.decision.gpus, {});
}

constexpr Dial kSiteDials[] = {
    dial("site.mean", Kilowatt, Room::Site, [](const Assessment& a) { return a.site.mean.total(); })
        .formula(HEADROOM_MACHINES(mean) " + site.mean_losses + site.mean_cooling")
        .keyFigure()
        .label(L("Dials", "Average power"))
        .tip(L("Dials", "Facility power at the meter while the planned work runs, with cooling and "
                        "losses.")),
    dial<&SiteAnswer::mean, &PowerParts::gpus>("site.mean_gpus", Kilowatt, Room::Site)
        .formula("cluster.gpus * site.mean_gpu + risk.spare_gpus * " HEADROOM_GPU_RESTS)
        .label(L("Dials", "Average power: GPUs"))
        .tip(L("Dials", "Part of the average power that the GPUs draw.")),
    dial<&SiteAnswer::mean, &PowerParts::hosts>("site.mean_hosts", Kilowatt, Room::Site)
        .formula(
            "cluster.nodes * max(0, site.mean_node - cluster.node_size * site.mean_gpu) + "
            "risk.spare_nodes * max(0, cluster.node.idle - cluster.node_size * " HEADROOM_GPU_RESTS
            ")")
        .label(L("Dials", "Average power: hosts"))
        .tip(L("Dials", "Part of the average power that the nodes draw without their GPUs.")),
    dial<&SiteAnswer::mean, &PowerParts::network>("site.mean_network", Kilowatt, Room::Site)
        .formula("site.network_counted + site.network_share * " HEADROOM_NODES(mean))
        .label(L("Dials", "Average power: network"))
        .tip(L("Dials", "Part of the average power that switches and optics draw.")),
    dial<&SiteAnswer::mean, &PowerParts::storage>("site.mean_storage", Kilowatt, Room::Site)
        .formula("site.storage_counted + site.storage_share * " HEADROOM_NODES(mean))
        .label(L("Dials", "Average power: storage"))
        .tip(L("Dials", "Part of the average power that the storage draws.")),
    dial<&SiteAnswer::mean, &PowerParts::losses>("site.mean_losses", Kilowatt, Room::Site)
        .formula("min(site.losses, site.pue - 1) * " HEADROOM_MACHINES(mean))
        .label(L("Dials", "Average power: losses"))
        .tip(L("Dials", "Part of the average power lost between the meter and the hardware.")),
    dial<&SiteAnswer::mean, &PowerParts::cooling>("site.mean_cooling", Kilowatt, Room::Site)
        .formula("(site.pue - 1) * " HEADROOM_MACHINES(mean) " - site.mean_losses")
        .label(L("Dials", "Average power: cooling"))
        .tip(L("Dials",
               "Part of the average power that the PUE leaves for cooling after the losses.")),
    dial("site.peak", Kilowatt, Room::Site, [](const Assessment& a) { return a.site.peak.total(); })
        .formula(HEADROOM_MACHINES(peak) " + site.peak_losses + site.peak_cooling")
        .keyFigure()
        .label(L("Dials", "Peak power"))
        .tip(L("Dials", "Highest facility power at the meter, with all GPUs at full load, cooling "
                        "and losses.")),
    dial<&SiteAnswer::peak, &PowerParts::gpus>("site.peak_gpus", Kilowatt, Room::Site)
        .formula("cluster.gpus * " HEADROOM_GPU_FULL " + risk.spare_gpus * " HEADROOM_GPU_RESTS)
        .label(L("Dials", "Peak power: GPUs"))
        .tip(L("Dials", "Part of the peak power that the GPUs draw.")),
    dial<&SiteAnswer::peak, &PowerParts::hosts>("site.peak_hosts", Kilowatt, Room::Site)
        .formula("cluster.nodes * max(0, cluster.node.peak - cluster.node_size * " HEADROOM_GPU_FULL
                 ") + risk.spare_nodes * max(0, cluster.node.idle - cluster.node_size "
                 "* " HEADROOM_GPU_RESTS ")")
        .label(L("Dials", "Peak power: hosts"))
        .tip(L("Dials", "Part of the peak power that the nodes draw without their GPUs.")),
    dial<&SiteAnswer::peak, &PowerParts::network>("site.peak_network", Kilowatt, Room::Site)
        .formula("site.network_counted + site.network_share * " HEADROOM_NODES(peak))
        .label(L("Dials", "Peak power: network"))
        .tip(L("Dials", "Part of the peak power that switches and optics draw.")),
    dial<&SiteAnswer::peak, &PowerParts::storage>("site.peak_storage", Kilowatt, Room::Site)
        .formula("site.storage_counted + site.storage_share * " HEADROOM_NODES(peak))
        .label(L("Dials", "Peak power: storage"))
        .tip(L("Dials", "Part of the peak power that the storage draws.")),
    dial<&SiteAnswer::peak, &PowerParts::losses>("site.peak_losses", Kilowatt, Room::Site)
        .formula("min(site.losses, site.pue - 1) * " HEADROOM_MACHINES(peak))
        .label(L("Dials", "Peak power: losses"))
        .tip(L("Dials", "Part of the peak power lost between the meter and the hardware.")),
    dial<&SiteAnswer::peak, &PowerParts::cooling>("site.peak_cooling", Kilowatt, Room::Site)
        .formula("(site.pue - 1) * " HEADROOM_MACHINES(peak) " - site.peak_losses")
        .label(L("Dials", "Peak power: cooling"))
        .tip(
            L("Dials", "Part of the peak power that the PUE leaves for cooling after the losses.")),
    dial("site.rated", Kilowatt, Room::Site,
         [](const Assessment& a) { return a.site.rated.total(); })
        .formula(HEADROOM_MACHINES(rated) " + site.rated_losses + site.rated_cooling")
        .keyFigure()
        .label(L("Dials", "Nameplate power"))
        .tip(L("Dials", "Facility power if all equipment drew what its nameplate allows, with "
                        "cooling and losses. Feeds are sized for it.")),
    dial<&SiteAnswer::rated, &PowerParts::gpus>("site.rated_gpus", Kilowatt, Room::Site)
        .formula("cluster.gpus * " HEADROOM_GPU_FULL " + risk.spare_gpus * " HEADROOM_GPU_FULL)
        .label(L("Dials", "Nameplate power: GPUs"))
        .tip(L("Dials", "Part of the nameplate power that the GPUs draw.")),
    dial<&SiteAnswer::rated, &PowerParts::hosts>("site.rated_hosts", Kilowatt, Room::Site)
        .formula(
            "cluster.nodes * max(0, cluster.node.rated - cluster.node_size * " HEADROOM_GPU_FULL
            ") + risk.spare_nodes * max(0, cluster.node.rated - cluster.node_size "
            "* " HEADROOM_GPU_FULL ")")
        .label(L("Dials", "Nameplate power: hosts"))
        .tip(L("Dials", "Part of the nameplate power that the nodes draw without their GPUs.")),
    dial<&SiteAnswer::rated, &PowerParts::network>("site.rated_network", Kilowatt, Room::Site)
        .formula("site.network_counted + site.network_share * " HEADROOM_NODES(rated))
        .label(L("Dials", "Nameplate power: network"))
        .tip(L("Dials", "Part of the nameplate power that switches and optics draw.")),
    dial<&SiteAnswer::rated, &PowerParts::storage>("site.rated_storage", Kilowatt, Room::Site)
        .formula("site.storage_counted + site.storage_share * " HEADROOM_NODES(rated))
        .label(L("Dials", "Nameplate power: storage"))
        .tip(L("Dials", "Part of the nameplate power that the storage draws.")),
    dial<&SiteAnswer::rated, &PowerParts::losses>("site.rated_losses", Kilowatt, Room::Site)
        .formula("min(site.losses, site.pue - 1) * " HEADROOM_MACHINES(rated))
        .label(L("Dials", "Nameplate power: losses"))
        .tip(L("Dials", "Part of the nameplate power lost between the meter and the hardware.")),
    dial<&SiteAnswer::rated, &PowerParts::cooling>("site.rated_cooling", Kilowatt, Room::Site)
        .formula("(site.pue - 1) * " HEADROOM_MACHINES(rated) " - site.rated_losses")
        .label(L("Dials", "Nameplate power: cooling"))
        .tip(L("Dials",
               "Part of the nameplate power that the PUE leaves for cooling after the losses.")),
    dial("site.idle", Kilowatt, Room::Site, [](const Assessment& a) { return a.site.idle.total(); })
        .formula(HEADROOM_MACHINES(idle) " + site.idle_losses + site.idle_cooling")
        .label(L("Dials", "Idle power"))
        .tip(L("Dials", "Facility power at the meter, cooling and losses included.")),
    dial<&SiteAnswer::idle, &PowerParts::gpus>("site.idle_gpus", Kilowatt, Room::Site)
        .formula("cluster.gpus * " HEADROOM_GPU_RESTS " + risk.spare_gpus * " HEADROOM_GPU_RESTS)
        .label(L("Dials", "Idle power: GPUs"))
        .tip(L("Dials", "Part of the idle power that the GPUs draw.")),
    dial<&SiteAnswer::idle, &PowerParts::hosts>("site.idle_hosts", Kilowatt, Room::Site)
        .formula(
            "cluster.nodes * max(0, cluster.node.idle - cluster.node_size * " HEADROOM_GPU_RESTS
            ") + risk.spare_nodes * max(0, cluster.node.idle - cluster.node_size "
            "* " HEADROOM_GPU_RESTS ")")
        .label(L("Dials", "Idle power: hosts"))
        .tip(L("Dials", "Part of the idle power that the nodes draw without their GPUs.")),
    dial<&SiteAnswer::idle, &PowerParts::network>("site.idle_network", Kilowatt, Room::Site)
        .formula("site.network_counted + site.network_share * " HEADROOM_NODES(idle))
        .label(L("Dials", "Idle power: network"))
        .tip(L("Dials", "Part of the idle power that switches and optics draw.")),
    dial<&SiteAnswer::idle, &PowerParts::storage>("site.idle_storage", Kilowatt, Room::Site)
        .formula("site.storage_counted + site.storage_share * " HEADROOM_NODES(idle))
        .label(L("Dials", "Idle power: storage"))
        .tip(L("Dials", "Part of the idle power that the storage draws.")),
    dial<&SiteAnswer::idle, &PowerParts::losses>("site.idle_losses", Kilowatt, Room::Site)
        .formula("min(site.losses, site.pue - 1) * " HEADROOM_MACHINES(idle))
        .label(L("Dials", "Idle power: losses"))
        .tip(L("Dials", "Part of the idle power lost between the meter and the hardware.")),
    dial<&SiteAnswer::idle, &PowerParts::cooling>("site.idle_cooling", Kilowatt, Room::Site)
        .formula("(site.pue - 1) * " HEADROOM_MACHINES(idle) " - site.idle_losses")
        .label(L("Dials", "Idle power: cooling"))
        .tip(
            L("Dials", "Part of the idle power that the PUE leaves for cooling after the losses.")),
    dial("site.clock", Percent, Room::Site,
         [](const Plan& p, const Assessment&) { return p.cluster.clock; })
        .formula(
            prose(L("Formulas",
                    "Power goes with the clock and the square of the voltage, which follows the "
                    "clock; a tenth of the rated power stays at any clock."),
                  "cluster.power_cap, cluster.static_draw, "
                  "site.busy, site.idle_draw"))
        .label(L("Dials", "GPU clock"))
        .tip(L("Dials", "Clock of a GPU at work under the power cap, against its clock without "
                        "one.")),
    dial<&SiteAnswer::meanGpu>("site.mean_gpu", Watt, Room::Site)
        .formula(HEADROOM_GPU_WORKS)
        .formulaIf(kAnyServes,
                   prose(L("Formulas", "Between idle and full power, by the share of full work "
                                       "that the serving fleets do."),
                         "cluster.gpu.power, site.idle_draw, "
                         "site.busy, cluster.gpus, cluster.gpus_serving, work.*.serve_busy"))
        .label(L("Dials", "Average power per GPU"))
        .tip(L("Dials", "What one GPU at work draws on average.")),
    dial<&SiteAnswer::meanNode>("site.mean_node", Watt, Room::Site)
        .formula("1 * cluster.node.mean")
        .formulaIf(
            kAnyServes,
            prose(L("Formulas",
                    "Between idle and average operating power, by the share of full work that the "
                    "serving fleets do."),
                  "cluster.node.idle, cluster.node.mean, "
                  "cluster.gpus, cluster.gpus_serving, work.*.serve_busy"))
        .label(L("Dials", "Average power per node"))
        .tip(L("Dials", "What one node at work draws on average.")),
    dial<&SiteAnswer::energyRun>("site.energy_run", MegawattHour, Room::Site)
        .formula("site.mean * money.run_time")
        .formulaIf(kRentsSpot, prose(kOverTheRun, "site.mean, money.run_time, money.spot_slowdown"))
        .formulaIf(
            kSideBySide,
            prose(L("Formulas",
                    "The average draw for the time in which GPUs work, and the idle draw for the "
                    "time in which they wait for other workloads."),
                  "site.mean, site.idle, money.run_time, work.*.time, "
                  "work.*.gpus"))
        .label(L("Dials", "Energy per run"))
        .tip(L("Dials", "Facility energy at the meter.")),
    dial<&SiteAnswer::energyYear>("site.energy_year", MegawattHour, Room::Site)
        .formula("(site.idle + money.in_use * (site.mean - site.idle)) * year")
        .formulaIf(kRentsSpot, "(site.idle + money.in_use * money.spot_slowdown * (site.mean - "
                               "site.idle)) * year")
        .formulaIf(kBuys, "(site.idle + min(1, money.in_use) * (site.mean - site.idle)) * year")
        .keyFigure()
        .label(L("Dials", "Energy per year"))
        .tip(L("Dials", "Facility energy at the meter, idle hours included.")),
    dial<&SiteAnswer::network, &Auxiliary::share>("site.network_share", Percent, Room::Site)
        .formula(
            prose(L("Formulas", "The share entered, or none if switches and optics are counted."),
                  "site.network_counted"))
        .formulaIf([](const Plan& p) { return p.site.networkRule == PowerRule::ByShare; },
                   "1 * site.network_power")
        .label(L("Dials", "Network power, by share"))
        .tip(L("Dials", "Share of the node power; none where switches are counted.")),
    dial<&SiteAnswer::network, &Auxiliary::counted>("site.network_counted", Kilowatt, Room::Site)
        .formula(prose(L("Formulas", "Switches and optical cables of the fabric times the power of "
                                     "each, or none if network "
                                     "power is a share. NIC power is part of node power."),
                       "site.network_share"))
        .formulaIf([](const Plan& p) { return p.site.networkRule == PowerRule::ByCount; },
                   "priced(site.switches, cluster.between_link.switch_power) + "
                   "priced(site.optics / 2, cluster.between_link.cable_power)")
        .label(L("Dials", "Network power, counted"))
        .tip(L("Dials",
               "Power of switches and optics; none where the network is taken as a share.")),
    dial<&SiteAnswer::storage, &Auxiliary::share>("site.storage_share", Percent, Room::Site)
        .formula(prose(L("Formulas", "The share entered, or none if storage power is counted."),
                       "site.storage_counted"))
        .formulaIf([](const Plan& p) { return p.site.storageRule == PowerRule::ByShare; },
                   "1 * site.storage_power")
        .label(L("Dials", "Storage power, by share"))
        .tip(L("Dials", "Share of the node power; none where the storage is counted.")),
    dial<&SiteAnswer::storage, &Auxiliary::counted>("site.storage_counted", Kilowatt, Room::Site)
        .formula(
            prose(L("Formulas",
                    "Storage per GPU × GPUs × power per TB, or none if storage power is a share."),
                  "site.storage_share"))
        .formulaIf([](const Plan& p) { return p.site.storageRule == PowerRule::ByCount; },
                   "cluster.gpus * site.storage_per_gpu * site.storage_draw")
        .label(L("Dials", "Storage power, counted"))
        .tip(L("Dials", "Power of the storage by its size; none where it is taken as a share.")),
    dial<&SiteAnswer::fabric, &Fabric::levels>("site.levels", Count, Room::Site)
        .formula(
            prose(L("Formulas",
                    "The smallest number of tiers whose tree has enough ports: 2 × (ports / 2) to "
                    "the power of the tiers, on each rail. A single node needs none."),
                  "cluster.nodes, risk.spare_nodes, "
                  "cluster.between_link.switch_ports"))
        .formulaIf(kTorus, "0 * site.cables")
        .formulaIf(kJoinsRails,
                   prose(L("Formulas",
                           "The smallest number of tiers whose tree has enough ports for all NICs: "
                           "2 × (ports / 2) to the power of the tiers. A dragonfly has one tier, a "
                           "single node needs none."),
                         "cluster.nodes, risk.spare_nodes, "
                         "cluster.nics, cluster.between_link.switch_ports"))
        .label(L("Dials", "Switch tiers"))
        .tip(L("Dials", "Layers of switches in the inter-node network, one above the other.")),
    dial<&SiteAnswer::fabric, &Fabric::switches>("site.switches", Count, Room::Site)
        .formula(prose(L("Formulas", "On each rail, the lowest tier has one switch per (ports / 2) "
                                     "nodes; other tiers have the "
                                     "same number of switches, the top tier half as many. Rails "
                                     "share a switch where they fit."),
                       "site.levels, cluster.nodes, risk.spare_nodes, "
                       "cluster.nics, cluster.between_link.switch_ports"))
        .formulaIf(kTorus, "0 * site.cables")
        .formulaIf(kJoinsRails,
                   prose(L("Formulas", "The lowest tier has one switch per (ports / 2) nodes on "
                                       "each rail, or per several rails "
                                       "where they fit; other tiers have the same number of "
                                       "switches, the top tier half as many. "
                                       "In a dragonfly, one switch per (ports + 1) / 4 NICs; twice "
                                       "that many switches form a "
                                       "group."),
                         "site.levels, cluster.nodes, risk.spare_nodes, "
                         "cluster.nics, cluster.between_link.switch_ports"))
        .label(L("Dials", "Switches"))
        .tip(L("Dials", "All tiers and rails of the inter-node network.")),
    dial<&SiteAnswer::fabric, &Fabric::cables>("site.cables", Count, Room::Site)
        .formula("site.levels * (cluster.nodes + risk.spare_nodes) * cluster.nics")
        .formulaIf(
            kTorus,
            prose(L("Formulas", "Half the number of NICs: each cable joins the NICs of two nodes."),
                  "cluster.nodes, risk.spare_nodes, "
                  "cluster.nics"))
        .formulaIf(
            kDragonfly,
            prose(
                L("Formulas",
                  "One cable per NIC, one between any two switches of a group, and between groups "
                  "half the NICs, less the share that stays within a group; at least one cable "
                  "between any two groups. A group that is not full has more cables per pair."),
                "cluster.nodes, "
                "risk.spare_nodes, cluster.nics, cluster.between_link.switch_ports"))
        .label(L("Dials", "Cables"))
        .tip(L("Dials",
               "Links from NICs to switches and between switches; in a torus, between nodes.")),
    dial<&SiteAnswer::fabric, &Fabric::optics>("site.optics", Count, Room::Site)
        .formula("2 * site.cables")
        .formulaIf(kTorus, "0 * site.cables")
        .formulaIf(
            kDragonfly,
            prose(L("Formulas", "Two per cable between groups; cables within a group are copper."),
                  "cluster.nodes, "
                  "risk.spare_nodes, cluster.nics, cluster.between_link.switch_ports"))
        .label(L("Dials", "Optical transceivers"))
        .tip(L("Dials", "One at each end of an optical cable; in a dragonfly only the cables "
                        "between groups are optical, in a torus none.")),
    dial("cluster.share_all", Percent, Room::Site,
         [](const ResolvedPlan& p, const Assessment& a) {
             const Machine m = wholeCluster(p, a);
             return allToAllShare(m, std::ceil(m.gpus / m.domain));
         })
        .formula(
            prose(L("Formulas",
                    "With switches, all of it. In a torus, half of the traffic crosses the middle "
                    "of the torus, over 2 links per place of "
                    "its cross-section: 4 / (dimensions × longest side), at most all. The torus is "
                    "the smallest box, as near to a cube as possible, that holds all nodes."),
                  "cluster.gpus, cluster.domain"))
        .label(L("Dials", "Network bandwidth, all-to-all"))
        .tip(L("Dials", "Share of a node's bandwidth that traffic to all other nodes gets.")),
    dial("cluster.share_neighbor", Percent, Room::Site,
         [](const ResolvedPlan& p, const Assessment& a) {
             return neighbourShare(wholeCluster(p, a), 1);
         })
        .formula(prose(
            L("Formulas",
              "With switches, all of it. In a torus, one of 2 links per dimension; both, where a "
              "dimension has two places."),
            "cluster.gpus, cluster.domain"))
        .label(L("Dials", "Network bandwidth, neighbor"))
        .tip(L("Dials", "Share of a node's bandwidth that traffic to one neighbor gets.")),
    dial<&SiteAnswer::swingTraffic>("site.swing_traffic", Kilowatt, Room::Site)
        .formula("cluster.gpus * (1 - site.traffic_draw) * cluster.gpu.power")
        .label(L("Dials", "Power swing within a step"))
        .tip(L("Dials", "Drop in GPU power while a step waits for communication.")),
    dial<&SiteAnswer::swingStop>("site.swing_stop", Kilowatt, Room::Site)
        .formula("max(0, site.peak_gpus + site.peak_hosts - (site.idle_gpus + site.idle_hosts))")
        .label(L("Dials", "Power swing at a stop"))
        .tip(L("Dials", "Drop in node power when the run stops.")),
    dial<&SiteAnswer::ramp>("site.ramp", KilowattPerSecond, Room::Site)
        .formula("site.swing_stop / site.ramp_time")
        .label(L("Dials", "Ramp rate"))
        .tip(L("Dials", "How fast the power draw falls when the run stops.")),
    dial<&SiteAnswer::rack, &RackAnswer::byUnits>("site.rack_by_units", Nodes, Room::Site)
        .formula("floor(site.rack_units / cluster.node.rack_units)")
        .label(L("Dials", "Nodes per rack by height"))
        .tip(L("Dials", "Nodes that fit into the usable rack units.")),
    dial<&SiteAnswer::rack, &RackAnswer::byWeight>("site.rack_by_weight", Nodes, Room::Site)
        .formula("floor(site.rack_weight / cluster.node.weight)")
        .label(L("Dials", "Nodes per rack by weight"))
        .tip(L("Dials", "Nodes within the rack weight limit.")),
    dial<&SiteAnswer::rack, &RackAnswer::byCooling>("site.rack_by_cooling", Nodes, Room::Site)
        .formula("floor(site.rack_power / cluster.node.peak)")
        .label(L("Dials", "Nodes per rack by power"))
        .tip(L("Dials", "Nodes whose heat the rack’s cooling can remove.")),
    dial<&SiteAnswer::rack, &RackAnswer::byFeed>("site.rack_by_feed", Nodes, Room::Site)
        .formula(
            prose(L("Formulas",
                    "The number of nodes that one side can carry alone, including on its fullest "
                    "phase; power supplies are assigned to the phases in turn."),
                  "site.feed, cluster.node.rated, "
                  "site.feed_supplies, site.feed_circuits"))
        .label(L("Dials", "Nodes per rack by feeds"))
        .tip(L("Dials", "Nodes that one feed side can carry when the other fails.")),
    dial<&SiteAnswer::rack, &RackAnswer::nodes>("site.rack_nodes", Nodes, Room::Site)
        .formula(
            prose(L("Formulas",
                    "The smallest of the limits by height, weight, cooling and power feeds, as far "
                    "as they are known."),
                  "site.rack_by_units, site.rack_by_weight, "
                  "site.rack_by_cooling, site.rack_by_feed"))
        .label(L("Dials", "Nodes per rack"))
        .tip(L("Dials", "Set by the tightest of the rack limits.")),
    dial<&SiteAnswer::rack, &RackAnswer::racks>("site.racks", Count, Room::Site)
        .formula("ceil((cluster.nodes + risk.spare_nodes) / positive(site.rack_nodes))")
        .keyFigure()
        .label(L("Dials", "Compute racks"))
        .tip(L("Dials", "All racks are full, except perhaps the last one.")),
    dial<&SiteAnswer::rack, &RackAnswer::others>("site.racks_other", Count, Room::Site)
        .formula("ceil((site.rated_network + site.rated_storage) / site.rack_power)")
        .label(L("Dials", "Network and storage racks"))
        .tip(L("Dials", "Number of racks by the power of network and storage.")),
    dial<&SiteAnswer::rack, &RackAnswer::floor>("site.floor", SquareMetre, Room::Site)
        .formula("(site.racks + site.racks_other) * site.rack_area")
        .label(L("Dials", "Floor area"))
        .tip(L("Dials", "Area of all racks, with their aisles.")),
    dial<&SiteAnswer::rack, &RackAnswer::feed>("site.feed", Kilowatt, Room::Site)
        .formula(
            prose(L("Formulas",
                    "Voltage × breaker rating × breaker derating × circuits per side, and × √3 for "
                    "three phases."),
                  "site.feed_volts, site.feed_amps, site.feed_breaker, site.feed_circuits"))
        .label(L("Dials", "Power per feed side"))
        .tip(L("Dials", "Continuous load that A or B may carry alone.")),
    dial<&SiteAnswer::rack, &RackAnswer::load>("site.rack_load", Kilowatt, Room::Site)
        .formula("site.rack_nodes * cluster.node.rated")
        .label(L("Dials", "Power per rack"))
        .tip(L("Dials", "Load of a full rack at nameplate power.")),
    dial<&SiteAnswer::rack, &RackAnswer::breaker>("site.rack_breaker", Percent, Room::Site)
        .formula(
            prose(L("Formulas",
                    "The power supplies of a full rack on one side are assigned to its phases in "
                    "turn: the load of the fullest phase when this side carries the rack alone, as "
                    "a share of its permitted load."),
                  "site.rack_nodes, cluster.node.rated, site.feed, "
                  "site.feed_supplies, site.feed_circuits"))
        .label(L("Dials", "Breaker load on failover"))
        .tip(L("Dials", "Full rack with one side failed: the fullest phase of the remaining side, "
                        "as a share of its permitted continuous load.")),
    dial("site.carbon_run", Kilogram, Room::Site,
         [](const Assessment& a) { return a.site.run.carbon(); })
        .formula("site.carbon_run_energy + site.carbon_run_embodied")
        .label(L("Dials", "Carbon per run"))
        .tip(L(
            "Dials",
            "Operational carbon of its energy, plus its share of the hardware’s embodied carbon.")),
    dial<&SiteAnswer::run, &Footprint::energy>("site.carbon_run_energy", Kilogram, Room::Site)
        .formula("site.energy_run * site.carbon")
        .label(L("Dials", "Operational carbon per run"))
        .tip(L("Dials", "Emissions from the energy drawn at the meter.")),
    dial<&SiteAnswer::run, &Footprint::embodied>("site.carbon_run_embodied", Kilogram, Room::Site)
        .formula("((cluster.gpus + risk.spare_gpus) * site.embodied_gpu + (cluster.nodes + "
                 "risk.spare_nodes) * site.embodied_node) * money.run_time / (site.embodied_life * "
                 "site.embodied_use)")
        .formulaIf(kRentsSpot,
                   prose(kOverTheRun,
                         "cluster.gpus, "
                         "cluster.nodes, site.embodied_gpu, site.embodied_node, money.run_time, "
                         "money.spot_slowdown, site.embodied_life, site.embodied_use"))
        .label(L("Dials", "Embodied carbon per run"))
        .tip(L("Dials", "The run’s share of the emissions from making the hardware.")),
    dial("site.water_run", Litre, Room::Site,
         [](const Assessment& a) { return a.site.run.water(); })
        .formula("site.water_run_onsite + site.water_run_offsite")
        .label(L("Dials", "Water per run"))
        .tip(L("Dials", "Water used on site and at power plants.")),
    dial<&SiteAnswer::run, &Footprint::onsite>("site.water_run_onsite", Litre, Room::Site)
        .formula("site.energy_run / site.pue * site.water_onsite")
        .label(L("Dials", "On-site water per run"))
        .tip(L("Dials", "Water evaporated for cooling.")),
    dial<&SiteAnswer::run, &Footprint::offsite>("site.water_run_offsite", Litre, Room::Site)
        .formula("site.energy_run * site.water_offsite")
        .label(L("Dials", "Off-site water per run"))
        .tip(L("Dials", "Water used at power plants for the energy at the meter.")),
    dial("site.carbon_year", Kilogram, Room::Site,
         [](const Assessment& a) { return a.site.year.carbon(); })
        .formula("site.carbon_year_energy + site.carbon_year_embodied")
        .keyFigure()
        .label(L("Dials", "Carbon per year"))
        .tip(L(
            "Dials",
            "Operational carbon of its energy, plus its share of the hardware’s embodied carbon.")),
    dial<&SiteAnswer::year, &Footprint::energy>("site.carbon_year_energy", Kilogram, Room::Site)
        .formula("site.energy_year * site.carbon")
        .label(L("Dials", "Operational carbon per year"))
        .tip(L("Dials", "Emissions from the energy drawn at the meter.")),
    dial<&SiteAnswer::year, &Footprint::embodied>("site.carbon_year_embodied", Kilogram, Room::Site)
        .formula("((cluster.gpus + risk.spare_gpus) * site.embodied_gpu + (cluster.nodes + "
                 "risk.spare_nodes) * site.embodied_node) * money.in_use * year / "
                 "(site.embodied_life * site.embodied_use)")
        .formulaIf(kRentsSpot,
                   "((cluster.gpus + risk.spare_gpus) * site.embodied_gpu + (cluster.nodes + "
                   "risk.spare_nodes) * site.embodied_node) * money.in_use * money.spot_slowdown * "
                   "year / (site.embodied_life * site.embodied_use)")
        .formulaIf(kBuys,
                   "((cluster.gpus + risk.spare_gpus) * site.embodied_gpu + (cluster.nodes + "
                   "risk.spare_nodes) * site.embodied_node) * min(1, money.in_use) * year / "
                   "(site.embodied_life * site.embodied_use)")
        .label(L("Dials", "Embodied carbon per year"))
        .tip(L("Dials", "The year’s share of the emissions from making the hardware.")),
    dial("site.water_year", Litre, Room::Site,
         [](const Assessment& a) { return a.site.year.water(); })
        .formula("site.water_year_onsite + site.water_year_offsite")
        .label(L("Dials", "Water per year"))
        .tip(L("Dials", "Water used on site and at power plants.")),
    dial<&SiteAnswer::year, &Footprint::onsite>("site.water_year_onsite", Litre, Room::Site)
        .formula("site.energy_year / site.pue * site.water_onsite")
        .label(L("Dials", "On-site water per year"))
        .tip(L("Dials", "Water evaporated for cooling.")),
    dial<&SiteAnswer::year, &Footprint::offsite>("site.water_year_offsite", Litre, Room::Site)
        .formula("site.energy_year * site.water_offsite")
        .label(L("Dials", "Off-site water per year"))
        .tip(L("Dials", "Water used at power plants for the energy at the meter.")),
};

} // namespace

std::span<const Dial> siteDials()
{
    return kSiteDials;
}

} // namespace engine

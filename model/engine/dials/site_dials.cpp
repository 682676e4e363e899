#include "model/engine/dials/money_rules.h"
#include "model/engine/dials/row.h"

#include <array>

namespace engine {
namespace {

using enum Unit;

// What a GPU draws in each state: by its name plate, or between waiting and full.
#define HEADROOM_GPU_FULL "cluster.gpu.power"
#define HEADROOM_GPU_WAITS "site.idle_draw * cluster.gpu.power"
#define HEADROOM_GPU_WORKS "cluster.gpu.power * (site.idle_draw + (1 - site.idle_draw) * site.busy)"
#define HEADROOM_GPU_RESTS "min(" HEADROOM_GPU_WAITS ", cluster.node.idle / cluster.node_size)"

// Fleets that serve draw by their load.
#define HEADROOM_WHERE_SERVED(text)                                                                \
    [](const Plan& p, const Workload&) -> std::string_view { return p.serves() ? text : ""; }

// What the machines draw in a state, and seven rows for each state: the total and its six parts,
// spares beside.
#define HEADROOM_NODES(name) "(site." #name "_gpus + site." #name "_hosts)"
#define HEADROOM_MACHINES(name)                                                                    \
    "(site." #name "_gpus + site." #name "_hosts + site." #name "_network + site." #name "_storag" \
    "e)"
#define HEADROOM_POWER_DIALS(name, gpu, node, spare, spareGpu)                                     \
    Dial{"site." #name, Kilowatt, Room::Site,                                                      \
         HEADROOM_MACHINES(name) " + site." #name "_losses + site." #name "_cooling",              \
         HEADROOM_DIAL(a.site.name.total())},                                                      \
        Dial{"site." #name "_gpus", Kilowatt, Room::Site,                                          \
             "cluster.gpus * " gpu " + risk.spare_gpus * " spareGpu,                               \
             HEADROOM_DIAL(a.site.name.gpus)},                                                     \
        Dial{"site." #name "_hosts", Kilowatt, Room::Site,                                         \
             "cluster.nodes * max(0, " node " - cluster.node_size * " gpu ")"                      \
             " + risk.spare_nodes * max(0, cluster.node." #spare                                   \
             " - cluster.node_size * " spareGpu ")",                                               \
             HEADROOM_DIAL(a.site.name.hosts)},                                                    \
        Dial{"site." #name "_network", Kilowatt, Room::Site,                                       \
             "site.network_counted + site.network_share * " HEADROOM_NODES(name),                  \
             HEADROOM_DIAL(a.site.name.network)},                                                  \
        Dial{"site." #name "_storage", Kilowatt, Room::Site,                                       \
             "site.storage_counted + site.storage_share * " HEADROOM_NODES(name),                  \
             HEADROOM_DIAL(a.site.name.storage)},                                                  \
        Dial{"site." #name "_losses", Kilowatt, Room::Site,                                        \
             "min(site.losses, site.pue - 1) * " HEADROOM_MACHINES(name),                          \
             HEADROOM_DIAL(a.site.name.losses)},                                                   \
        Dial                                                                                       \
    {                                                                                              \
        "site." #name "_cooling", Kilowatt, Room::Site,                                            \
            "(site.pue - 1) * " HEADROOM_MACHINES(name) " - site." #name "_losses",                \
            HEADROOM_DIAL(a.site.name.cooling)                                                     \
    }

constexpr std::array kSiteDials{
    HEADROOM_POWER_DIALS(mean, "site.mean_gpu", "site.mean_node", idle, HEADROOM_GPU_RESTS),
    HEADROOM_POWER_DIALS(peak, HEADROOM_GPU_FULL, "cluster.node.peak", idle, HEADROOM_GPU_RESTS),
    HEADROOM_POWER_DIALS(rated, HEADROOM_GPU_FULL, "cluster.node.rated", rated, HEADROOM_GPU_FULL),
    HEADROOM_POWER_DIALS(idle, HEADROOM_GPU_RESTS, "cluster.node.idle", idle, HEADROOM_GPU_RESTS),
    Dial{"site.mean_gpu", Watt, Room::Site, HEADROOM_GPU_WORKS, HEADROOM_DIAL(a.site.meanGpu),
         nullptr,
         HEADROOM_WHERE_SERVED("table: what a GPU draws by its load; cluster.gpu.power, "
                               "site.idle_draw, site.busy, cluster.gpus, cluster.gpus_serving, "
                               "work.*.serve_busy")},
    Dial{"site.mean_node", Watt, Room::Site, "1 * cluster.node.mean",
         HEADROOM_DIAL(a.site.meanNode), nullptr,
         HEADROOM_WHERE_SERVED("table: what a node draws by its load; cluster.node.idle, "
                               "cluster.node.mean, cluster.gpus, cluster.gpus_serving, "
                               "work.*.serve_busy")},
    byRule(HEADROOM_RULED(rentsSpot(p), "table: as long as a run takes, with what spot does again; "
                                        "site.mean, money.run_time, money.spot_slowdown"),
           {"site.energy_run", MegawattHour, Room::Site, "site.mean * money.run_time",
            HEADROOM_DIAL(a.site.energyRun)}),
    Dial{"site.energy_year", MegawattHour, Room::Site,
         "(site.idle + money.in_use * (site.mean - site.idle)) * year",
         HEADROOM_DIAL(a.site.energyYear)},
    byRule(HEADROOM_RULED(p.site.networkRule == PowerRule::ByShare, "1 * site.network_power"),
           {"site.network_share", Percent, Room::Site,
            "table: the share of the network; site.network_counted",
            HEADROOM_DIAL(a.site.network.share)}),
    byRule(HEADROOM_RULED(p.site.networkRule == PowerRule::ByCount,
                          "priced(site.switches, cluster.between_link.switch_power) + "
                          "priced(site.cables, cluster.between_link.cable_power)"),
           {"site.network_counted", Kilowatt, Room::Site,
            "table of switches and optics; site.network_share",
            HEADROOM_DIAL(a.site.network.counted)}),
    byRule(HEADROOM_RULED(p.site.storageRule == PowerRule::ByShare, "1 * site.storage_power"),
           {"site.storage_share", Percent, Room::Site,
            "table: the share of the storage; site.storage_counted",
            HEADROOM_DIAL(a.site.storage.share)}),
    byRule(HEADROOM_RULED(p.site.storageRule == PowerRule::ByCount,
                          "cluster.gpus * site.storage_per_gpu * site.storage_draw"),
           {"site.storage_counted", Kilowatt, Room::Site,
            "table of the storage counted; site.storage_share",
            HEADROOM_DIAL(a.site.storage.counted)}),
    Dial{"site.levels", Count, Room::Site,
         "table of the levels; cluster.nodes, risk.spare_nodes, cluster.between_link.switch_ports",
         HEADROOM_DIAL(a.site.fabric.levels)},
    Dial{"site.switches", Count, Room::Site,
         "table of the switches; site.levels, cluster.nodes, risk.spare_nodes, cluster.nics, "
         "cluster.between_link.switch_ports",
         HEADROOM_DIAL(a.site.fabric.switches)},
    Dial{"site.cables", Count, Room::Site,
         "site.levels * (cluster.nodes + risk.spare_nodes) * cluster.nics",
         HEADROOM_DIAL(a.site.fabric.cables)},
    Dial{"site.optics", Count, Room::Site, "2 * site.cables", HEADROOM_DIAL(a.site.fabric.optics)},
    Dial{"site.swing_traffic", Kilowatt, Room::Site,
         "cluster.gpus * (1 - site.traffic_draw) * cluster.gpu.power",
         HEADROOM_DIAL(a.site.swingTraffic)},
    Dial{"site.swing_stop", Kilowatt, Room::Site,
         "max(0, site.peak_gpus + site.peak_hosts - (site.idle_gpus + site.idle_hosts))",
         HEADROOM_DIAL(a.site.swingStop)},
    Dial{"site.ramp", KilowattPerSecond, Room::Site, "site.swing_stop / site.ramp_time",
         HEADROOM_DIAL(a.site.ramp)},
    Dial{"site.rack_by_units", Nodes, Room::Site,
         "floor(site.rack_units / cluster.node.rack_units)", HEADROOM_DIAL(a.site.rack.byUnits)},
    Dial{"site.rack_by_weight", Nodes, Room::Site, "floor(site.rack_weight / cluster.node.weight)",
         HEADROOM_DIAL(a.site.rack.byWeight)},
    Dial{"site.rack_by_cooling", Nodes, Room::Site, "floor(site.rack_power / cluster.node.peak)",
         HEADROOM_DIAL(a.site.rack.byCooling)},
    Dial{"site.rack_by_feed", Nodes, Room::Site,
         "table of the nodes that one side; site.feed, cluster.node.rated, site.feed_supplies, "
         "site.feed_circuits",
         HEADROOM_DIAL(a.site.rack.byFeed)},
    Dial{"site.rack_nodes", Nodes, Room::Site,
         "best of the limits of a rack; site.rack_by_units, site.rack_by_weight, "
         "site.rack_by_cooling, site.rack_by_feed",
         HEADROOM_DIAL(a.site.rack.nodes)},
    Dial{"site.racks", Count, Room::Site,
         "ceil((cluster.nodes + risk.spare_nodes) / positive(site.rack_nodes))",
         HEADROOM_DIAL(a.site.rack.racks)},
    Dial{"site.racks_beside", Count, Room::Site,
         "ceil((site.rated_network + site.rated_storage) / site.rack_power)",
         HEADROOM_DIAL(a.site.rack.others)},
    Dial{"site.floor", SquareMetre, Room::Site, "(site.racks + site.racks_beside) * site.rack_area",
         HEADROOM_DIAL(a.site.rack.floor)},
    Dial{"site.feed", Kilowatt, Room::Site,
         "table: volts; site.feed_volts, site.feed_amps, site.feed_breaker, site.feed_circuits",
         HEADROOM_DIAL(a.site.rack.feed)},
    Dial{"site.rack_load", Kilowatt, Room::Site, "site.rack_nodes * cluster.node.rated",
         HEADROOM_DIAL(a.site.rack.load)},
    Dial{"site.rack_breaker", Percent, Room::Site,
         "table: the fullest phase; site.rack_nodes, cluster.node.rated, site.feed, "
         "site.feed_supplies, site.feed_circuits",
         HEADROOM_DIAL(a.site.rack.breaker)},
    Dial{"site.carbon_run", Kilogram, Room::Site,
         "site.carbon_run_energy + site.carbon_run_embodied", HEADROOM_DIAL(a.site.run.carbon())},
    Dial{"site.carbon_run_energy", Kilogram, Room::Site, "site.energy_run * site.carbon",
         HEADROOM_DIAL(a.site.run.energy)},
    byRule(HEADROOM_RULED(rentsSpot(p),
                          "table: as long as a run takes, with what spot does again; cluster.gpus, "
                          "cluster.nodes, site.embodied_gpu, site.embodied_node, money.run_time, "
                          "money.spot_slowdown, site.embodied_life, site.embodied_use"),
           {"site.carbon_run_embodied", Kilogram, Room::Site,
            "((cluster.gpus + risk.spare_gpus) * site.embodied_gpu + (cluster.nodes + "
            "risk.spare_nodes) * site.embodied_node) * money.run_time "
            "/ (site.embodied_life * site.embodied_use)",
            HEADROOM_DIAL(a.site.run.embodied)}),
    Dial{"site.water_run", Litre, Room::Site, "site.water_run_onsite + site.water_run_offsite",
         HEADROOM_DIAL(a.site.run.water())},
    Dial{"site.water_run_onsite", Litre, Room::Site,
         "site.energy_run / site.pue * site.water_onsite", HEADROOM_DIAL(a.site.run.onsite)},
    Dial{"site.water_run_offsite", Litre, Room::Site, "site.energy_run * site.water_offsite",
         HEADROOM_DIAL(a.site.run.offsite)},
    Dial{"site.carbon_year", Kilogram, Room::Site,
         "site.carbon_year_energy + site.carbon_year_embodied",
         HEADROOM_DIAL(a.site.year.carbon())},
    Dial{"site.carbon_year_energy", Kilogram, Room::Site, "site.energy_year * site.carbon",
         HEADROOM_DIAL(a.site.year.energy)},
    Dial{"site.carbon_year_embodied", Kilogram, Room::Site,
         "((cluster.gpus + risk.spare_gpus) * site.embodied_gpu + (cluster.nodes + "
         "risk.spare_nodes) * site.embodied_node) * money.in_use * "
         "year / (site.embodied_life * site.embodied_use)",
         HEADROOM_DIAL(a.site.year.embodied)},
    Dial{"site.water_year", Litre, Room::Site, "site.water_year_onsite + site.water_year_offsite",
         HEADROOM_DIAL(a.site.year.water())},
    Dial{"site.water_year_onsite", Litre, Room::Site,
         "site.energy_year / site.pue * site.water_onsite", HEADROOM_DIAL(a.site.year.onsite)},
    Dial{"site.water_year_offsite", Litre, Room::Site, "site.energy_year * site.water_offsite",
         HEADROOM_DIAL(a.site.year.offsite)},
};

} // namespace

std::span<const Dial> siteDials()
{
    return kSiteDials;
}

} // namespace engine

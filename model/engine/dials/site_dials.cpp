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

// Six rows for each state: the total and its five parts.
#define HEADROOM_POWER_DIALS(name, gpu)                                                            \
    Dial{"site." #name, Kilowatt, Room::Site,                                                      \
         "site." #name "_gpus + site." #name "_hosts + site." #name "_network + site." #name       \
         "_storage + site." #name "_cooling",                                                      \
         HEADROOM_DIAL(a.site.name.total())},                                                      \
        Dial{"site." #name "_gpus", Kilowatt, Room::Site, "cluster.gpus * " gpu,                   \
             HEADROOM_DIAL(a.site.name.gpus)},                                                     \
        Dial{"site." #name "_hosts", Kilowatt, Room::Site,                                         \
             "cluster.nodes * max(0, cluster.node." #name " - cluster.node_size * " gpu ")",       \
             HEADROOM_DIAL(a.site.name.hosts)},                                                    \
        Dial{"site." #name "_network", Kilowatt, Room::Site,                                       \
             "site.network_power * (site." #name "_gpus + site." #name "_hosts)",                  \
             HEADROOM_DIAL(a.site.name.network)},                                                  \
        Dial{"site." #name "_storage", Kilowatt, Room::Site,                                       \
             "site.storage_power * (site." #name "_gpus + site." #name "_hosts)",                  \
             HEADROOM_DIAL(a.site.name.storage)},                                                  \
        Dial                                                                                       \
    {                                                                                              \
        "site." #name "_cooling", Kilowatt, Room::Site,                                            \
            "(site.pue - 1) * (site." #name "_gpus + site." #name "_hosts + site." #name           \
            "_network + site." #name "_storage)",                                                  \
            HEADROOM_DIAL(a.site.name.cooling)                                                     \
    }

constexpr std::array kDials{
    HEADROOM_POWER_DIALS(mean, HEADROOM_GPU_WORKS),
    HEADROOM_POWER_DIALS(peak, HEADROOM_GPU_FULL),
    HEADROOM_POWER_DIALS(rated, HEADROOM_GPU_FULL),
    HEADROOM_POWER_DIALS(idle, HEADROOM_GPU_RESTS),
    Dial{"site.energy_run", MegawattHour, Room::Site, "site.mean * money.run_time",
         HEADROOM_DIAL(a.site.energyRun)},
    Dial{"site.energy_year", MegawattHour, Room::Site,
         "(site.idle + money.in_use * (site.mean - site.idle)) * year",
         HEADROOM_DIAL(a.site.energyYear)},
};

} // namespace

std::span<const Dial> siteDials()
{
    return kDials;
}

} // namespace engine

#include "model/engine/dials/row.h"

#include <array>

namespace engine {
namespace {

using enum Unit;

#define HEADROOM_OWNED_NODES "(cluster.nodes + risk.spare_nodes)"
#define HEADROOM_PARTS                                                                             \
    "(money.part_nodes + money.part_spares + money.part_nics + money.part_switches + "             \
    "money.part_cables + money.part_optics + money.part_storage + money.part_racks"

// A line of the bill: its formula where one is made, and what is said where one figure is typed.
#define HEADROOM_PART(name, member, formula, typed)                                                \
    byRule(                                                                                        \
        HEADROOM_RULED(p.money.capitalRule == CapitalRule::ByPart, formula),                       \
        {"money.part_" name, Dollar, Room::Money, typed, HEADROOM_DIAL(a.money.capital.member)})

constexpr std::array kCapitalDials{
    byRule(HEADROOM_RULED(p.money.capitalRule == CapitalRule::ByPart, HEADROOM_PARTS
                          " + money.part_installation) / (cluster.gpus + risk.spare_gpus)"),
           {"money.capital_gpu", DollarPerGpu, Room::Money, "money.capital",
            HEADROOM_DIAL(a.money.capital.gpu)}),
    HEADROOM_PART("nodes", nodes, HEADROOM_OWNED_NODES " * cluster.node.price",
                  "table: nodes by their price; money.capital"),
    Dial{"money.part_spares", Dollar, Room::Money, "money.part.spares * money.part_nodes",
         HEADROOM_DIAL(a.money.capital.spares)},
    // One node alone has no network.
    HEADROOM_PART("nics", nics,
                  "priced(min(1, " HEADROOM_OWNED_NODES " - 1) * " HEADROOM_OWNED_NODES
                  " * cluster.nics, cluster.between_link.nic_price)",
                  "table: NICs of all nodes; money.capital"),
    HEADROOM_PART("switches", switches, "priced(site.switches, cluster.between_link.switch_price)",
                  "table: switches of the fabric; money.capital"),
    HEADROOM_PART("cables", cables, "priced(site.cables, cluster.between_link.cable_price)",
                  "table: cables of the fabric; money.capital"),
    HEADROOM_PART("optics", optics, "priced(site.optics, money.part.optic)",
                  "table: optics of the fabric; money.capital"),
    HEADROOM_PART("storage", storage,
                  "(cluster.gpus + risk.spare_gpus) * money.part.storage * "
                  "money.part.storage_price",
                  "table: storage beside the GPUs; money.capital"),
    HEADROOM_PART("racks", racks,
                  "(known(site.racks) + (1 - min(1, known(site.racks))) * " HEADROOM_OWNED_NODES
                  ") * money.part.rack",
                  "table: racks for all nodes; money.capital"),
    Dial{"money.part_installation", Dollar, Room::Money,
         "money.part.installation * " HEADROOM_PARTS ")",
         HEADROOM_DIAL(a.money.capital.installation)},
    byRule(
        HEADROOM_RULED(p.money.hall == Hall::Built, HEADROOM_RATED_MACHINES " * money.hall_price"),
        {"money.hall_first", Dollar, Room::Money, "table: a new hall; site.rated, money.hall_price",
         HEADROOM_DIAL(a.money.capital.hall)}),
};

} // namespace

std::span<const Dial> capitalDials()
{
    return kCapitalDials;
}

} // namespace engine

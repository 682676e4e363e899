#include "model/engine/dials/row.h"

namespace engine {
namespace {

using enum Unit;

#define HEADROOM_OWNED_NODES "(cluster.nodes + risk.spare_nodes)"
#define HEADROOM_PARTS                                                                             \
    "(money.part_nodes + money.part_spares + money.part_nics + money.part_switches + "             \
    "money.part_cables + money.part_optics + money.part_storage + money.part_racks"

// Dials of the capital bill: an itemized line has a formula, a single entered figure does not.

constexpr Dial kCapitalDials[] = {
    dial<&MoneyAnswer::capital, &CapitalAnswer::gpu>("money.capital_gpu", DollarPerGpu, Room::Money)
        .formula("money.capital")
        .formulaIf(kItemized,
                   HEADROOM_PARTS " + money.part_installation) / (cluster.gpus + risk.spare_gpus)")
        .ifBought()
        .label(L("Dials", "Capex per GPU"))
        .tip(L("Dials", "The figure entered, or one GPU’s share of all parts.")),
    dial<&MoneyAnswer::capital, &CapitalAnswer::nodes>("money.part_nodes", Dollar, Room::Money)
        .formula(prose(
            L("Formulas", "Nodes × price per node; zero if the purchase cost is all-inclusive."),
            "money.capital"))
        .formulaIf(kItemized, HEADROOM_OWNED_NODES " * cluster.node.price")
        .ifBought()
        .label(L("Dials", "Nodes"))
        .tip(L("Dials", "Cost of the nodes if the purchase cost is built up part by part.")),
    dial<&MoneyAnswer::capital, &CapitalAnswer::spares>("money.part_spares", Dollar, Room::Money)
        .formula("money.part.spares * money.part_nodes")
        .ifBought()
        .label(L("Dials", "Spare nodes"))
        .tip(L("Dials", "Cost of the spare nodes if the purchase cost is built up part by part.")),
    // A single node has no network.
    dial<&MoneyAnswer::capital, &CapitalAnswer::nics>("money.part_nics", Dollar, Room::Money)
        .formula(prose(L("Formulas", "Nodes × NICs per node × NIC price; a single node has none."),
                       "money.capital"))
        .formulaIf(kItemized, "priced(min(1, " HEADROOM_OWNED_NODES " - 1) * " HEADROOM_OWNED_NODES
                              " * cluster.nics, cluster.between_link.nic_price)")
        .ifBought()
        .label(L("Dials", "NICs"))
        .tip(L("Dials", "Cost of the NICs if the purchase cost is built up part by part.")),
    dial<&MoneyAnswer::capital, &CapitalAnswer::switches>("money.part_switches", Dollar,
                                                          Room::Money)
        .formula(prose(
            L("Formulas", "Switches for a non-blocking fabric between all nodes × switch price."),
            "money.capital"))
        .formulaIf(kItemized, "priced(site.switches, cluster.between_link.switch_price)")
        .ifBought()
        .label(L("Dials", "Switches"))
        .tip(L("Dials", "Cost of the switches if the purchase cost is built up part by part.")),
    dial<&MoneyAnswer::capital, &CapitalAnswer::cables>("money.part_cables", Dollar, Room::Money)
        .formula(
            prose(L("Formulas", "Cables from NICs to switches and between switches × cable price."),
                  "money.capital"))
        .formulaIf([](const Plan& p) { return kItemized(p) && (kDragonfly(p) || kTorus(p)); },
                   "priced(site.optics / 2 + money.part.copper * (site.cables - site.optics / 2), "
                   "cluster.between_link.cable_price)")
        .formulaIf(kItemized, "priced(site.cables, cluster.between_link.cable_price)")
        .ifBought()
        .label(L("Dials", "Cables"))
        .tip(L("Dials", "Cost of the cables if the purchase cost is built up part by part.")),
    dial<&MoneyAnswer::capital, &CapitalAnswer::optics>("money.part_optics", Dollar, Room::Money)
        .formula(
            prose(L("Formulas", "Two per optical cable × transceiver price."), "money.capital"))
        .formulaIf(kItemized, "priced(site.optics, money.part.optic)")
        .ifBought()
        .label(L("Dials", "Optics"))
        .tip(L("Dials", "Cost of the transceivers if the purchase cost is built up part by part.")),
    dial<&MoneyAnswer::capital, &CapitalAnswer::storage>("money.part_storage", Dollar, Room::Money)
        .formula(prose(L("Formulas", "GPUs × storage per GPU × storage price."), "money.capital"))
        .formulaIf(
            kItemized,
            "(cluster.gpus + risk.spare_gpus) * money.part.storage * money.part.storage_price")
        .ifBought()
        .label(L("Dials", "Storage"))
        .tip(L("Dials", "Cost of the storage if the purchase cost is built up part by part.")),
    dial<&MoneyAnswer::capital, &CapitalAnswer::racks>("money.part_racks", Dollar, Room::Money)
        .formula(prose(L("Formulas", "Racks that the site needs for the nodes × rack price."),
                       "money.capital"))
        .formulaIf(kItemized,
                   "(known(site.racks) + (1 - min(1, known(site.racks))) * (" HEADROOM_OWNED_NODES
                   ")"
                   " + known(site.racks_other)) * money.part.rack")
        .ifBought()
        .label(L("Dials", "Racks"))
        .tip(L("Dials",
               "Racks of nodes, network and storage, if the purchase cost is built up part "
               "by part.")),
    dial<&MoneyAnswer::capital, &CapitalAnswer::installation>("money.part_installation", Dollar,
                                                              Room::Money)
        .formula("money.part.installation * " HEADROOM_PARTS ")")
        .ifBought()
        .label(L("Dials", "Installation"))
        .tip(L("Dials", "Cost of installation if the purchase cost is built up part by part.")),
    dial<&MoneyAnswer::capital, &CapitalAnswer::hall>("money.hall_first", Dollar, Room::Money)
        .formula(prose(
            L("Formulas",
              "Nameplate power of the hardware × new data center price; zero if none is built."),
            "site.rated, money.hall_price"))
        .formulaIf([](const Plan& p) { return p.money.hall == Hall::Built; },
                   HEADROOM_RATED_MACHINES " * money.hall_price")
        .ifBought()
        .label(L("Dials", "New data center"))
        .tip(L("Dials", "Cost of construction for the hardware’s nameplate power.")),
};

} // namespace

std::span<const Dial> capitalDials()
{
    return kCapitalDials;
}

} // namespace engine

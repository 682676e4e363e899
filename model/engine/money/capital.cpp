#include "model/engine/money/capital.h"

#include <cmath>

namespace engine {
namespace {

void countParts(CapitalAnswer& a, const Economics& m, const Cluster& cluster, const Decision& d,
                const SiteAnswer& site)
{
    const double nodes = ownedNodes(d), gpus = ownedGpus(d);
    a.nodes = nodes * cluster.node.price;
    a.spares = m.parts.spares * a.nodes;
    a.fabric = site.fabric;
    const double ends = nodes > 1 ? nodes * cluster.nics : 0;
    // A single node has no network: the prices of its parts do not matter, known or not.
    const auto priced = [](double count, Usd price) { return count == 0 ? Usd{} : count * price; };
    a.nics = priced(ends, cluster.between.nicPrice);
    a.switches = priced(a.fabric.switches, cluster.between.switchPrice);
    a.cables = priced(a.fabric.optics / 2 + m.parts.copper * a.fabric.copper(),
                      cluster.between.cablePrice);
    a.optics = priced(a.fabric.optics, m.parts.optic);
    a.storage = gpus * m.parts.storage * m.parts.storagePrice;
    a.racks = boughtRacks(site.rack, nodes) * m.parts.rack;
    const Usd bought =
        a.nodes + a.spares + a.nics + a.switches + a.cables + a.optics + a.storage + a.racks;
    a.installation = m.parts.installation * bought;
    a.gpu = (bought + a.installation) / gpus;
}

} // namespace

CapitalAnswer capitalOf(const Economics& m, const Cluster& cluster, const Decision& d,
                        const SiteAnswer& power)
{
    CapitalAnswer a;
    if (m.capitalRule == CapitalRule::ByPart)
        countParts(a, m, cluster, d, power);
    else
        a.gpu = m.capital;
    if (m.hall == Hall::Built)
        a.hall = machinesRated(power) * m.hallPrice;
    return a;
}

double boughtRacks(const RackAnswer& racks, double nodes)
{
    return (racks.racks > 0 ? racks.racks : nodes) + (racks.others > 0 ? racks.others : 0);
}

Watts machinesRated(const SiteAnswer& power)
{
    const PowerParts& p = power.rated;
    return p.gpus + p.hosts + p.network + p.storage;
}

Usd resaleValue(const Economics& m, Usd paid, Seconds age)
{
    return paid * std::pow(1 - m.resaleLoss * kYear, age / kYear);
}

} // namespace engine

#include "model/engine/site/power.h"

#include "model/engine/site/racks.h"
#include "model/engine/specs/part.h"

namespace engine {
namespace {

// Switches and the optics at both ends of their cables. NICs are in the nodes' own figures.
Beside besideNetwork(const Cluster& cluster, const Site& site, const Fabric& fabric)
{
    if (site.networkRule == PowerRule::ByShare)
        return {site.networkPower, {}};
    if (!(fabric.switches > 0 || fabric.switches != fabric.switches))
        return {}; // one node alone
    const Link& link = cluster.between;
    return {0, fabric.switches * link.switchPower + fabric.cables * link.cablePower};
}

Beside besideStorage(const Site& site, double gpus)
{
    if (site.storageRule == PowerRule::ByShare)
        return {site.storagePower, {}};
    return {0, gpus * site.storagePerGpu * site.storageDraw};
}

PowerParts partsAt(const Cluster& cluster, const Site& site, const Decision& d, const SiteAnswer& a,
                   Watts node, Watts gpu)
{
    PowerParts parts;
    parts.gpus = d.gpus * gpu;
    parts.hosts = d.nodes * larger(Watts{}, node - cluster.nodeSize * gpu);
    const Watts nodes = parts.nodes();
    parts.network = a.network.counted + a.network.share * nodes;
    parts.storage = a.storage.counted + a.storage.share * nodes;
    // A PUE counts the losses; what they leave of it is cooling.
    const Watts beyond = (site.pue - 1) * parts.machines();
    parts.losses = smaller(site.losses, site.pue - 1) * parts.machines();
    parts.cooling = beyond - parts.losses;
    return parts;
}

} // namespace

SiteAnswer assessPower(const Cluster& cluster, const Site& site, const Decision& d)
{
    const Watts full = cluster.gpu.power;
    const Watts waiting = site.idleDraw * full;
    const Watts working = waiting + site.busy * (full - waiting);
    SiteAnswer a;
    a.fabric = fabricOf(d.nodes, cluster.nics, cluster.between.switchPorts);
    a.network = besideNetwork(cluster, site, a.fabric);
    a.storage = besideStorage(site, d.gpus);
    a.mean = partsAt(cluster, site, d, a, cluster.node.mean, working);
    a.peak = partsAt(cluster, site, d, a, cluster.node.peak, full);
    a.rated = partsAt(cluster, site, d, a, cluster.node.rated, full);
    a.idle = partsAt(cluster, site, d, a, cluster.node.idle,
                     smaller(waiting, cluster.node.idle / cluster.nodeSize));
    a.swingTraffic = d.gpus * (1 - site.trafficDraw) * full;
    a.swingStop = a.peak.nodes() - a.idle.nodes();
    a.ramp = a.swingStop / site.rampTime;
    a.rack = assessRacks(cluster, site, d, a.rated.network + a.rated.storage);
    return a;
}

} // namespace engine

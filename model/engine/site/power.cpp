#include "model/engine/site/power.h"

#include "model/engine/site/racks.h"
#include "model/engine/specs/part.h"

namespace engine {
namespace {

// Switches and the optics at both ends of their cables. NICs are part of the nodes' figures.
Auxiliary networkPower(const Cluster& cluster, const Site& site, const Fabric& fabric)
{
    if (site.networkRule == PowerRule::ByShare)
        return {site.networkPower, {}};
    if (!(fabric.switches > 0 || fabric.switches != fabric.switches))
        return {}; // a single node
    const Link& link = cluster.between;
    return {0, fabric.switches * link.switchPower + fabric.optics / 2 * link.cablePower};
}

Auxiliary storagePower(const Site& site, double gpus)
{
    if (site.storageRule == PowerRule::ByShare)
        return {site.storagePower, {}};
    return {0, gpus * site.storagePerGpu * site.storageDraw};
}

// A node at one moment: power per GPU, and total.
struct NodePower {
    Watts gpu{}, node{};
    Watts host(double gpus) const { return larger(Watts{}, node - gpus * gpu); }
};

PowerParts partsAt(const Cluster& cluster, const Site& site, const Decision& d, const SiteAnswer& a,
                   NodePower at, NodePower spare)
{
    PowerParts parts;
    parts.gpus = d.gpus * at.gpu + d.spareGpus * spare.gpu;
    parts.hosts = d.nodes * at.host(cluster.nodeSize) + d.spares * spare.host(cluster.nodeSize);
    const Watts nodes = parts.nodes();
    parts.network = a.network.counted + a.network.share * nodes;
    parts.storage = a.storage.counted + a.storage.share * nodes;
    // The PUE includes the losses; the rest of it is cooling.
    const Watts beyond = (site.pue - 1) * parts.machines();
    parts.losses = smaller(site.losses, site.pue - 1) * parts.machines();
    parts.cooling = beyond - parts.losses;
    return parts;
}

// Interpolates between an idle and a working node, by the load of its GPUs.
NodePower between(NodePower rest, NodePower works, double busy)
{
    return {rest.gpu + busy * (works.gpu - rest.gpu), rest.node + busy * (works.node - rest.node)};
}

} // namespace

SiteAnswer assessPower(const Cluster& cluster, const Site& site, const Decision& d,
                       const ServedLoad& served)
{
    const Watts full = cluster.gpu.power;
    const Watts waiting = site.idleDraw * full;
    const Watts working = waiting + site.busy * (full - waiting);
    SiteAnswer a;
    a.fabric = fabricOf(ownedNodes(d), cluster.nics, cluster.between.switchPorts, cluster.topology);
    a.network = networkPower(cluster, site, a.fabric);
    a.storage = storagePower(site, d.gpus);
    const NodePower rest{smaller(waiting, cluster.node.idle / cluster.nodeSize),
                         cluster.node.idle}; // spare nodes idle while the others work
    const NodePower rated{full, cluster.node.rated};
    NodePower mean{working, cluster.node.mean};
    if (served.gpus > 0)
        mean = between(rest, mean, (d.gpus - served.gpus + served.busy) / d.gpus);
    a.meanGpu = mean.gpu, a.meanNode = mean.node;
    a.mean = partsAt(cluster, site, d, a, mean, rest);
    a.peak = partsAt(cluster, site, d, a, {full, cluster.node.peak}, rest);
    a.rated = partsAt(cluster, site, d, a, rated, rated);
    a.idle = partsAt(cluster, site, d, a, rest, rest);
    a.swingTraffic = d.gpus * (1 - site.trafficDraw) * full;
    a.swingStop = larger(Watts{}, a.peak.nodes() - a.idle.nodes());
    a.ramp = a.swingStop / site.rampTime;
    a.rack = assessRacks(cluster, site, d, a.rated.network + a.rated.storage);
    return a;
}

} // namespace engine

#include "model/engine/site/power.h"

namespace engine {
namespace {

PowerParts partsAt(const Cluster& cluster, const Site& site, const Decision& d, Watts node,
                   Watts gpu)
{
    PowerParts parts;
    parts.gpus = d.gpus * gpu;
    parts.hosts = d.nodes * larger(Watts{}, node - cluster.nodeSize * gpu);
    const Watts machines = parts.gpus + parts.hosts;
    parts.network = site.networkPower * machines;
    parts.storage = site.storagePower * machines;
    parts.cooling = (site.pue - 1) * (machines + parts.network + parts.storage);
    return parts;
}

} // namespace

SiteAnswer assessPower(const Cluster& cluster, const Site& site, const Decision& d)
{
    const Watts full = cluster.gpu.power;
    const Watts waiting = site.idleDraw * full;
    const Watts working = waiting + site.busy * (full - waiting);
    SiteAnswer a;
    a.mean = partsAt(cluster, site, d, cluster.node.mean, working);
    a.peak = partsAt(cluster, site, d, cluster.node.peak, full);
    a.rated = partsAt(cluster, site, d, cluster.node.rated, full);
    a.idle = partsAt(cluster, site, d, cluster.node.idle,
                     smaller(waiting, cluster.node.idle / cluster.nodeSize));
    return a;
}

} // namespace engine

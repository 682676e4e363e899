#include "model/engine/judgment/outages.h"

#include "model/engine/site/fabric.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

struct Radius {
    const Probe& p;
    double gpus = ownedGpus(p.now.decision);

    // Per GPU-hour, as rented or owned.
    UsdRate hour() const
    {
        return p.plan.money.tenure == Tenure::Rent ? p.now.money.rentHour : p.now.money.ownHour;
    }
    Outage outage(const char* id, double stopped, Rate rate) const
    {
        Outage o{id, std::min(stopped, gpus), p.plan.risk.repair};
        o.cost = o.gpus * (o.stops * hour());
        o.each = std::min(1.0, p.now.money.inUse) * rate * gpus * kYear; // while it works
        o.year = UsdRate(o.cost.base() * o.each / kYear.base());
        return o;
    }
    UsdRate spread(Usd first) const { return first / p.plan.money.years; }

    // Of the network's parts, each as likely to fail, only a switch takes down more than one node.
    double switchesOfNetwork() const
    {
        const Fabric& f = p.now.site.fabric;
        return f.switches / (f.switches + f.cables + p.now.decision.nodes * p.plan.cluster.nics);
    }
    // A leaf switch has ports for one NIC of each of its nodes, and without that rail, runs on all
    // of these nodes stop.
    Outage ofSwitch() const
    {
        const Cluster& c = p.plan.cluster;
        const double ports = c.between.switchPorts;
        const double down = nicsOfSwitch(p.now.site.fabric, ports, p.plan.cluster.topology);
        Outage o = outage("switch", std::isnan(ports) ? kUnknown : down * c.nodeSize,
                          switchesOfNetwork() * p.plan.risk.rates.network * p.plan.risk.multiplier);
        if (std::isnan(ports))
            o.gpus = gpus, o.cost = gpus * (o.stops * hour());
        o.redundancy = spread(p.now.site.fabric.switches * c.between.switchPrice);
        o.covered = p.plan.risk.network == Network::Redundant;
        return o;
    }
    // Every run uses the same storage.
    Outage ofStorage() const
    {
        Outage o = outage("storage", gpus, p.plan.risk.rates.storage * p.plan.risk.multiplier);
        o.redundancy =
            spread(gpus * (p.plan.money.parts.storage * p.plan.money.parts.storagePrice));
        return o;
    }
    // One node takes down its own GPUs, and those that wait for it, as the risk room has them.
    double stoppedByNode() const
    {
        const RiskAnswer& risk = p.now.risk;
        const double waiting = risk.waitsWithout * p.now.decision.gpus / risk.nodesDown;
        return std::fmax(p.plan.cluster.nodeSize, waiting); // unknown if no node ever fails
    }
    // A feed supplies one rack, and each of its nodes takes others down.
    Outage ofFeed() const
    {
        const double rack = p.now.site.rack.nodes * stoppedByNode();
        Outage o = outage("feed", rack, p.plan.risk.rates.power * p.plan.risk.multiplier);
        o.covered = p.plan.risk.feeds == Feeds::Dual;
        return o;
    }
    Outage ofNode() const
    {
        const FaultRates& r = p.plan.risk.rates;
        Outage o =
            outage("node", stoppedByNode(), (r.gpu + r.memory + r.host) * p.plan.risk.multiplier);
        o.redundancy = spread(p.plan.cluster.nodeSize * p.now.money.capital.gpu);
        o.covered = p.now.decision.spares > 0;
        return o;
    }
};

} // namespace

std::vector<Outage> outagesOf(const Probe& p)
{
    const Radius radius{p};
    std::vector<Outage> all;
    if (p.now.decision.nodes > 1 && p.plan.cluster.topology != FabricTopology::Torus)
        all.push_back(radius.ofSwitch());
    all.push_back(radius.ofFeed());
    all.push_back(radius.ofStorage());
    all.push_back(radius.ofNode());
    std::ranges::stable_sort(all, std::ranges::greater{}, [](const Outage& o) {
        return std::isnan(o.year.base()) ? 0 : o.year.base();
    });
    return all;
}

} // namespace engine

#include "model/engine/site/racks.h"

#include "model/engine/resolvedplan.h"
#include "model/engine/specs/part.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace engine {
namespace {

constexpr double kMostCircuits = 64; // no rack has more

double suppliesASide(const RackFeed& feed)
{
    return std::max(1.0, std::floor(feed.supplies / 2));
}

double wholeNodes(double limit, double node)
{
    return std::floor(limit / node);
}

Share breakerShare(const RackFeed& feed, double nodes, Watts rated)
{
    return heaviestPhase(feed, nodes, rated) / (feedCapacity(feed) / phasesOf(feed));
}

void bind(RackAnswer& a, double nodes, RackBound bound)
{
    if (std::isnan(nodes) || (a.bound != RackBound::Nothing && a.nodes <= nodes))
        return;
    a.nodes = nodes;
    a.bound = bound;
}

RackGroup groupOf(const ResolvedPlan& plan, double racks, double nodes)
{
    const Node& node = plan.cluster.node;
    const RackFeed& feed = plan.site.feed;
    RackGroup g{racks,
                nodes,
                nodes * node.rackUnits,
                nodes * node.weight,
                nodes * node.rated,
                nodes * node.peak};
    g.side = g.rated / 2;
    const double supplies = nodes * suppliesASide(feed);
    const double used = feed.phases == Phases::Three ? 3 : 1;
    for (std::size_t p = 0; p < static_cast<std::size_t>(used); ++p) {
        const double dealt = std::floor((supplies + used - 1 - static_cast<double>(p)) / used);
        g.phases[p] = dealt / supplies * g.rated;
    }
    g.breaker = breakerShare(feed, nodes, node.rated);
    g.imbalance = g.phases[0] / (g.rated / used) - 1;
    return g;
}

} // namespace

double phasesOf(const RackFeed& feed)
{
    return feed.circuits * (feed.phases == Phases::Three ? 3 : 1);
}

Watts feedCapacity(const RackFeed& feed)
{
    const double factor = feed.phases == Phases::Three ? std::numbers::sqrt3 : 1;
    return feed.circuits * factor * feed.breaker * feed.volts * feed.amps;
}

Watts heaviestPhase(const RackFeed& feed, double nodes, Watts rated)
{
    const double supplies = suppliesASide(feed);
    return std::ceil(nodes * supplies / phasesOf(feed)) * (rated / supplies);
}

double nodesByFeed(const RackFeed& feed, Watts rated)
{
    const Watts side = feedCapacity(feed);
    double nodes = wholeNodes(side.base(), rated.base());
    const Watts phase = side / phasesOf(feed) * (1 + 1e-12);
    while (nodes > 0 && heaviestPhase(feed, nodes, rated) > phase)
        --nodes;
    return nodes;
}

double circuitsFor(RackFeed feed, Watts rated)
{
    feed.circuits = 1;
    feed.circuits = std::max(1.0, std::ceil(rated / feedCapacity(feed)));
    while (nodesByFeed(feed, rated) < 1 && feed.circuits < kMostCircuits)
        ++feed.circuits;
    return nodesByFeed(feed, rated) < 1 ? kUnknown : feed.circuits;
}

double suppliesFor(RackFeed feed, Watts rated)
{
    feed.circuits = 1;
    return 2 * std::ceil(rated / (feedCapacity(feed) / phasesOf(feed)));
}

Amperes breakerFor(RackFeed feed, Watts rated)
{
    const Watts phase = heaviestPhase(feed, 1, rated);
    feed.amps = Amperes(1);
    return Amperes(std::ceil(phase / (feedCapacity(feed) / phasesOf(feed))));
}

RackAnswer assessRacks(const Cluster& cluster, const Site& site, const Decision& d, Watts auxiliary)
{
    const Node& node = cluster.node;
    RackAnswer a;
    a.feed = feedCapacity(site.feed);
    a.byUnits = wholeNodes(site.rack.units, node.rackUnits);
    a.byWeight = wholeNodes(site.rack.weight.base(), node.weight.base());
    a.byCooling = wholeNodes(site.rack.power.base(), node.peak.base());
    a.byFeed = nodesByFeed(site.feed, node.rated);
    bind(a, a.byUnits, RackBound::Units);
    bind(a, a.byWeight, RackBound::Weight);
    bind(a, a.byCooling, RackBound::Cooling);
    bind(a, a.byFeed, RackBound::Feed);
    if (a.bound == RackBound::Nothing)
        a.nodes = kUnknown;
    a.racks = a.nodes > 0 ? std::ceil(ownedNodes(d) / a.nodes) : kUnknown;
    a.others = std::ceil(auxiliary / site.rack.power);
    a.floor = (a.racks + a.others) * site.rack.area;
    a.load = a.nodes * node.rated;
    a.breaker = breakerShare(site.feed, a.nodes, node.rated);
    return a;
}

std::vector<RackGroup> rackPlan(const ResolvedPlan& plan, const Assessment& a)
{
    const double each = a.site.rack.nodes, all = ownedNodes(a.decision);
    if (!(each > 0))
        return {};
    std::vector<RackGroup> groups;
    const double full = std::floor(all / each), rest = all - full * each;
    if (full > 0)
        groups.push_back(groupOf(plan, full, each));
    if (rest > 0)
        groups.push_back(groupOf(plan, 1, rest));
    return groups;
}

} // namespace engine

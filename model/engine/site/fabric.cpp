#include "model/engine/site/fabric.h"

#include "model/engine/specs/part.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr double kLeastRadix = 4; // fewer ports cannot form a tree

// Rails that share a switch with that many ports per node.
double railsOfSwitch(double nodes, double nics, double ports)
{
    return std::min(nics, std::max(1.0, std::floor(ports / nodes)));
}

// For several tiers. Half of a switch's ports lead down, half up; those of the top all lead down.
// So every tier has as many switches as the lowest, and the top has half as many.
double lowest(double nodes, double nics, double radix, FabricTopology topology)
{
    const double down = std::floor(radix / 2);
    if (topology == FabricTopology::Joined && nodes <= down)
        return std::ceil(nics / railsOfSwitch(nodes, nics, down));
    return nics * std::ceil(nodes / (radix / 2));
}

double top(double lowestSwitches, double nics, FabricTopology topology)
{
    return topology == FabricTopology::Joined ? std::ceil(lowestSwitches / 2)
                                              : nics * std::ceil(lowestSwitches / nics / 2);
}

// Ports of a dragonfly switch that lead to nodes, and as many to other groups. The rest, twice as
// many, lead to the other switches of its group.
double quarter(double radix)
{
    return std::floor((radix + 1) / 4);
}

// One cable per pair of switches, or as many as the traffic of a switch needs.
double cablesWithin(double switches, double sent)
{
    return std::ceil((switches - 1) / 2 * std::max(switches, sent));
}

Fabric dragonfly(double ends, double radix)
{
    const double nodePorts = quarter(radix), whole = 2 * nodePorts;
    if (ends <= radix)
        return {1, 1, ends, 0};
    const double least = std::ceil(ends / nodePorts);
    const double groups = std::ceil(least / whole);
    if (groups == 1)
        return {1, least, ends + cablesWithin(least, nodePorts), 0};
    if (groups > whole * nodePorts + 1) // more than a group has ports for
        return {kUnknown, kUnknown, kUnknown, kUnknown};
    // The last group has a port to every other one, and traffic of its switches passes two of them.
    const double last = std::max(least - (groups - 1) * whole, std::ceil((groups - 1) / nodePorts));
    const double within = (groups - 1) * cablesWithin(whole, whole) + cablesWithin(last, whole);
    const double far = std::ceil((groups - 1) / 2 * std::max(groups, ends / groups));
    return {1, (groups - 1) * whole + last, ends + within + far, 2 * far};
}

} // namespace

Fabric fabricOf(double nodes, double nics, double radix, FabricTopology topology)
{
    if (nodes <= 1)
        return {};
    if (nodes > 1 && nics >= 1 && topology == FabricTopology::Torus) // each cable has two ends
        return {0, 0, std::ceil(nodes * nics / 2), 0};
    if (!(nodes > 1) || !(nics >= 1) || !(radix >= kLeastRadix))
        return {kUnknown, kUnknown, kUnknown, kUnknown};
    if (topology == FabricTopology::Dragonfly)
        return dragonfly(nodes * nics, radix);
    Fabric f;
    f.levels = 1;
    // A tree with that many tiers has room for 2 (radix / 2)^tiers ends.
    const double ends = topology == FabricTopology::Joined ? nodes * nics : nodes;
    for (double room = radix; room < ends; room *= std::floor(radix / 2))
        ++f.levels;
    if (f.levels > 1) {
        const double each = lowest(nodes, nics, radix, topology);
        f.switches = each * (f.levels - 1) + top(each, nics, topology);
    } else {
        f.switches = std::ceil(nics / railsOfSwitch(nodes, nics, radix));
    }
    f.cables = f.levels * nodes * nics;
    f.optics = 2 * f.cables;
    return f;
}

double nicsOfSwitch(const Fabric& f, double radix, FabricTopology topology)
{
    if (topology == FabricTopology::Torus)
        return 0;
    if (topology == FabricTopology::Dragonfly && f.switches > 1)
        return quarter(radix);
    return f.levels > 1 ? radix / 2 : radix;
}

std::vector<double> switchesByLevel(const Fabric& f, double nodes, double nics, double radix,
                                    FabricTopology topology)
{
    if (topology == FabricTopology::Dragonfly || topology == FabricTopology::Torus)
        return {};
    if (!(f.levels > 1))
        return f.levels == 1 ? std::vector{f.switches} : std::vector<double>();
    const double each = lowest(nodes, nics, radix, topology);
    std::vector<double> all(static_cast<std::size_t>(f.levels), each);
    all.back() = f.switches - each * (f.levels - 1);
    return all;
}

} // namespace engine

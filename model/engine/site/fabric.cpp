#include "model/engine/site/fabric.h"

#include "model/engine/specs/part.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr double kLeastRadix = 4; // fewer ports make no tree

// Of a rail of several levels. Half the ports of a switch lead down, half up; those of the top all
// lead down. So every level has as many switches as the lowest, and the top has half as many.
double lowestOfRail(double nodes, double radix)
{
    return std::ceil(nodes / (radix / 2));
}
double switchesOfRail(double nodes, double radix, double levels)
{
    const double lowest = lowestOfRail(nodes, radix);
    return lowest * (levels - 1) + std::ceil(lowest / 2);
}

} // namespace

Fabric fabricOf(double nodes, double nics, double radix)
{
    if (nodes <= 1)
        return {};
    if (!(nodes > 1) || !(nics >= 1) || !(radix >= kLeastRadix))
        return {kUnknown, kUnknown, kUnknown, kUnknown};
    Fabric f;
    f.levels = 1;
    // A tree of so many levels has room for 2 (radix / 2)^levels nodes.
    for (double room = radix; room < nodes; room *= std::floor(radix / 2))
        ++f.levels;
    const double sharing = std::min(nics, std::max(1.0, std::floor(radix / nodes)));
    f.switches =
        f.levels > 1 ? nics * switchesOfRail(nodes, radix, f.levels) : std::ceil(nics / sharing);
    f.cables = f.levels * nodes * nics;
    f.optics = 2 * f.cables;
    return f;
}

std::vector<double> switchesByLevel(const Fabric& f, double nodes, double nics, double radix)
{
    if (!(f.levels > 1))
        return f.levels == 1 ? std::vector{f.switches} : std::vector<double>();
    const double lowest = nics * lowestOfRail(nodes, radix);
    std::vector<double> all(static_cast<std::size_t>(f.levels), lowest);
    all.back() = f.switches - lowest * (f.levels - 1);
    return all;
}

} // namespace engine

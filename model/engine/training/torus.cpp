#include "model/engine/training/torus.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

// Tolerance for roots that should be integers.
constexpr double kHair = 1e-9;

double upTo(double side)
{
    return std::max(1.0, std::ceil(side - kHair));
}

double wholeOf(const Machine& m)
{
    return std::ceil(m.gpus / m.domain);
}

// Hops from one to the next, if those in between fill a cube.
double hopsOf(double stride)
{
    return std::cbrt(std::max(1.0, stride));
}

} // namespace

double Box::dimensions() const
{
    return std::max(1.0, static_cast<double>((x > 1) + (y > 1) + (z > 1)));
}

double Box::neighbours() const
{
    const auto along = [](double side) { return std::min(2.0, side - 1); };
    return along(x) + along(y) + along(z);
}

Box boxOf(double nodes)
{
    Box box;
    box.x = upTo(std::cbrt(nodes));
    box.y = upTo(std::sqrt(nodes / box.x));
    box.z = upTo(nodes / box.x / box.y);
    if (box.z > box.y)
        std::swap(box.y, box.z);
    if (box.y > box.x)
        std::swap(box.x, box.y);
    return box;
}

// In a whole torus rings run both ways around each dimension at once; in a block a ring goes out
// and returns over the same cables.
Share ringShare(const Machine& m, double domains, double stride)
{
    if (!m.torus || domains <= 1)
        return 1;
    const double whole = wholeOf(m), block = domains * std::max(1.0, stride);
    const double used =
        block >= whole ? 1 : boxOf(block).dimensions() / (2 * boxOf(whole).dimensions());
    return used / hopsOf(stride);
}

// Those that send at once fill a plane of the torus, or several, one behind the other. In a
// dimension of length two, both links lead to the same neighbor.
Share neighbourShare(const Machine& m, double stride)
{
    if (!m.torus)
        return 1;
    const Box box = boxOf(wholeOf(m));
    const double links = box.x > 2 ? 1 : 2;
    return links / (2 * box.dimensions()) / std::max(1.0, stride / (box.x * box.y));
}

// Dally and Towles 2004, section 3.3.1: half of uniform traffic crosses the bisection, over as many
// cables as a cross-section has nodes, twice as many if the dimension closes to a ring.
Share allToAllShare(const Machine& m, double domains)
{
    if (!m.torus || domains <= 1)
        return 1;
    const double whole = wholeOf(m);
    const double around = domains >= whole ? 4 : 2;
    return std::min(1.0, around / (boxOf(whole).dimensions() * boxOf(domains).x));
}

} // namespace engine

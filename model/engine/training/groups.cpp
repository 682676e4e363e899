#include "model/engine/training/groups.h"

#include "model/engine/training/torus.h"

#include <algorithm>
#include <cmath>

namespace engine {

// Blocks that do not tile the domains start at multiples of their common divisor.
BlockPlaces placesOfBlocks(const Machine& m, double ranks)
{
    const double domain = std::max(1.0, std::floor(m.domain));
    if (ranks <= domain && (m.gpus <= domain || std::fmod(domain, ranks) == 0))
        return {ranks, 1};
    if (std::fmod(ranks, domain) == 0)
        return {domain, ranks / domain};
    BlockPlaces s{domain, 1};
    const double blocks = std::max(1.0, std::floor(m.gpus / ranks));
    double begins = 0;
    for (double block = 0; block < std::min(blocks, domain); ++block) {
        const double first = std::min(ranks, domain - begins);
        const double last = std::fmod(ranks - first, domain);
        s.fewest = std::min({s.fewest, first, last > 0 ? last : domain});
        s.domains = std::max(s.domains, 1 + std::ceil((ranks - first) / domain));
        begins = std::fmod(begins + ranks, domain);
        if (begins == 0)
            break;
    }
    return s;
}

double domainInUse(double domain, double node, double gpus)
{
    if (!(domain > node) || !(gpus > domain))
        return domain;
    constexpr double kMore = 64; // racks beyond the minimum
    const double fewest = std::ceil(gpus / domain);
    for (double racks = fewest; racks < fewest + kMore; ++racks)
        if (std::fmod(gpus, racks) == 0 && std::fmod(gpus / racks, node) == 0)
            return gpus / racks;
    return domain;
}

// A ring inside the domain runs at link rate; across domains it uses as many NICs as the group has
// GPUs in the domain where it has the fewest: all of the data passes through those.
GroupWire groupWire(const Machine& m, double size, double stride)
{
    GroupWire w;
    w.size = size;
    const BlockPlaces spread = placesOfBlocks(m, size * stride);
    w.inside = std::clamp(spread.fewest / stride, 1.0, size);
    w.nodes = std::min(size, spread.domains);
    const Bandwidth inside = m.insideShare * m.inside;
    const Share ring = ringShare(m, w.nodes, stride / m.domain);
    const Bandwidth between = ring * m.betweenShare * m.between * w.inside;
    w.bus = w.nodes <= 1 ? inside : std::min(inside, between);
    const double most = std::clamp(m.domain / stride, 1.0, size);
    w.phase = m.insideLatency * (most - 1);
    if (w.nodes > 1)
        w.phase += m.betweenLatency * std::log2(w.nodes);
    return w;
}

// A ring moves (n − 1)/n of the data past each GPU (Patarasuk and Yuan 2009).
Seconds gatherTime(const GroupWire& w, Bytes data)
{
    return w.size <= 1 ? Seconds{} : w.phase + (w.size - 1) / w.size * data / w.bus;
}

// A rank sends through its own GPU's NIC. If a node has fewer NICs than GPUs, neighbors share one;
// idle NICs of its other ranks do not help.
Handover handover(const Machine& m, double ranks, double gap, Share share)
{
    Handover h;
    h.inside = m.insideShare * m.inside;
    const double nics = std::min(m.nics, m.nodeGpus);
    const double sharing = std::max(1.0, std::min(gap, m.nodeGpus / nics));
    h.between =
        share * neighbourShare(m, gap / m.domain) * (m.nodeGpus / nics / sharing * m.between);
    h.borders = std::ceil(ranks / m.domain) - 1;
    return h;
}

} // namespace engine

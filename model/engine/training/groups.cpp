#include "model/engine/training/groups.h"

#include <algorithm>
#include <cmath>

namespace engine {

// A ring inside the domain at the link's rate; across domains each carries the slice of as many
// NICs as it has GPUs in the group, and the slower level sets the pace.
GroupWire groupWire(const Machine& m, double size, double stride)
{
    GroupWire w;
    w.size = size;
    w.inside = std::clamp(m.domain / stride, 1.0, size);
    w.nodes = size / w.inside;
    const Bandwidth inside = m.insideShare * m.inside;
    const Bandwidth between = m.betweenShare * m.between * w.inside;
    w.bus = w.nodes <= 1 ? inside : std::min(inside, between);
    w.phase = m.insideLatency * (w.inside - 1) + m.betweenLatency * std::log2(w.nodes);
    return w;
}

// A ring moves (n − 1)/n of the data past each GPU (Patarasuk and Yuan 2009).
Seconds gatherTime(const GroupWire& w, Bytes data)
{
    return w.size <= 1 ? Seconds{} : w.phase + (w.size - 1) / w.size * data / w.bus;
}

// A rank sends through the NIC beside its GPU. Where a node has fewer NICs than ranks that send,
// they share; idle ones of its other ranks help nobody.
Handover handover(const Machine& m, double ranks, double gap, Share share)
{
    Handover h;
    h.inside = m.insideShare * m.inside;
    const double sending = std::min(gap, m.nodeGpus);
    const Bandwidth node = m.nodeGpus * m.between;
    h.between = share * smaller(node / sending, larger(m.between, node / m.nics));
    h.borders = std::ceil(ranks / m.domain) - 1;
    return h;
}

} // namespace engine

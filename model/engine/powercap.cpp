#include "model/engine/powercap.h"

#include <algorithm>
#include <cmath>

namespace engine {
Share clockUnder(Share cap, Share draw, Share staticDraw)
{
    if (!(cap < draw) || !(staticDraw < draw))
        return 1;
    return std::cbrt(larger(cap - staticDraw, 0.0) / (draw - staticDraw));
}

void takeCap(Plan& plan)
{
    Cluster& c = plan.cluster;
    Site& site = plan.site;
    const Share cap = c.powerCap;
    const Share works = site.idleDraw + site.busy * (1 - site.idleDraw);
    const Share waits = smaller(site.idleDraw, cap), capped = smaller(works, cap);
    c.clock = clockUnder(cap, works, c.staticDraw);
    for (const Field<Accelerator>& field : fields(c.gpu))
        if (field.key.starts_with("peak_"))
            field.set(c.gpu, c.clock * field.get(c.gpu));
    const Watts full = c.gpu.power;
    c.gpu.power = cap * full;
    c.node.idle -= c.nodeSize * (site.idleDraw - waits) * full;
    c.node.peak -= c.nodeSize * (1 - cap) * full;
    c.node.rated -= c.nodeSize * (1 - cap) * full;
    // A node measured at a higher load than this site's draws no more than its peak.
    c.node.mean = smaller(c.node.mean - c.nodeSize * (works - capped) * full, c.node.peak);
    site.idleDraw = waits / cap;
    site.busy = cap > waits ? (capped - waits) / (cap - waits) : 1;
    site.trafficDraw = smaller(site.trafficDraw, cap) / cap;
    c.isResolved = true;
}

} // namespace engine

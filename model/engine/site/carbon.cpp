#include "model/engine/site/carbon.h"

namespace engine {

// As in the BLOOM paper (arXiv 2211.02001): over the hours that a machine is used.
Mass embodiedShare(Mass made, Seconds used, Seconds life, Share use)
{
    return made * (used / (life * use));
}

// On-site water is per IT energy (WUE), off-site water per generated energy.
Footprint footprintOf(const Site& site, const Decision& d, Joules meter, Seconds used)
{
    const Embodied& e = site.embodied;
    Footprint f;
    f.energy = meter * site.carbon;
    f.embodied = embodiedShare(ownedGpus(d) * e.gpu + ownedNodes(d) * e.node, used, e.life, e.use);
    f.onsite = meter / site.pue * site.waterOnsite;
    f.offsite = meter * site.waterOffsite;
    return f;
}

} // namespace engine

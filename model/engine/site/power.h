#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"

namespace engine {

// Average, peak, nameplate and idle power of the site; how fast it changes, and the racks it needs.
// Energy is paid for the average, cooling is sized for the peak, and feeds and breakers for
// nameplate power. Serving fleets draw power according to their load.
SiteAnswer assessPower(const Cluster& cluster, const Site& site, const Decision& decision,
                       const ServedLoad& served = {});

} // namespace engine

#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"

namespace engine {

// Share of the embodied carbon attributed to that time in use.
Mass embodiedShare(Mass made, Seconds used, Seconds life, Share use);

// Carbon and water for that facility energy, by machines in use for that time.
Footprint footprintOf(const Site& site, const Decision& decision, Joules meter, Seconds used);

} // namespace engine

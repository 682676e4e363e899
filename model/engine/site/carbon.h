#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"

namespace engine {

// The part of what making it emitted that so much time in use has to bear.
Mass embodiedShare(Mass made, Seconds used, Seconds life, Share use);

// Carbon and water of so much energy at the meter, by machines that were in use for so long.
Footprint footprintOf(const Site& site, const Decision& decision, Joules meter, Seconds used);

} // namespace engine

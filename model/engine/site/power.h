#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"

namespace engine {

// What the site draws on the mean, at its peak and by its name plates, and while it waits.
// Energy is bought on the mean; feeds and breakers are sized on the other two.
SiteAnswer assessPower(const Cluster& cluster, const Site& site, const Decision& decision);

} // namespace engine

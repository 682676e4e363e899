#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"

namespace engine {

// What the site draws on the mean, at its peak and by its name plates, and while it waits; how
// fast that changes, and the racks it takes. Energy is bought on the mean, cooling carries the
// peak away, and feeds and breakers are sized on the name plates.
// Fleets that serve draw by their load.
SiteAnswer assessPower(const Cluster& cluster, const Site& site, const Decision& decision,
                       const ServedLoad& served = {});

} // namespace engine

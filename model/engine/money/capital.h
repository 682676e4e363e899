#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"

namespace engine {

// What is bought: the typed figure, or nodes, network, storage and racks counted one by one.
CapitalAnswer capitalOf(const Economics& money, const Cluster& cluster, const Decision& decision,
                        const SiteAnswer& power);

// Power the hall has to hold ready: of the machines, by their name plates.
Watts machinesRated(const SiteAnswer& power);

// What the machines can be sold for at that age.
Usd resaleValue(const Economics& money, Usd paid, Seconds age);

} // namespace engine

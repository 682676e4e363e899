#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"

namespace engine {

// Capital cost: the entered figure, or nodes, network, storage and racks counted individually.
CapitalAnswer capitalOf(const Economics& money, const Cluster& cluster, const Decision& decision,
                        const SiteAnswer& power);

// As many as the site needs for nodes, network and storage; a node that fits none of its racks gets
// one of its own.
double boughtRacks(const RackAnswer& racks, double nodes);

// Power the data center must reserve: nameplate power of the machines.
Watts machinesRated(const SiteAnswer& power);

// The machines' resale value at that age.
Usd resaleValue(const Economics& money, Usd paid, Seconds age);

} // namespace engine

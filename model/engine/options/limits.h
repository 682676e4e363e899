#pragma once

#include "model/engine/options/option.h"

namespace engine {

// The plan's limits that an option misses, and by how much: deadlines after delivery, budget,
// facility power, and the region of rented machines.
std::vector<MissedLimit> missedLimits(const PlanOption& option);

// Whether everything that trains meets its deadline, delivery included.
bool isInTime(const Plan& plan, const Assessment& assessment);

// Lead time, if GPUs are bought.
Seconds deliveryOf(const Plan& plan);
// The plan with deadlines reduced by the delivery time; unchanged if nothing would be left.
Plan afterDelivery(const Plan& plan);

} // namespace engine

#pragma once

#include "model/engine/options/option.h"

namespace engine {

// The limits of the plan that an option does not keep, and by how much: its deadlines after the
// delivery, its budget, the power at the meter, and where rented machines have to stand.
std::vector<MissedLimit> missedLimits(const PlanOption& option);

// Whether everything that trains is done by its deadline, delivery counted.
bool isInTime(const Plan& plan, const Assessment& assessment);

// Delivery, where GPUs are bought.
Seconds deliveryOf(const Plan& plan);
// What is left of each deadline after the delivery; all of it where nothing is left.
Plan afterDelivery(const Plan& plan);

} // namespace engine

#pragma once

#include "model/engine/options/option.h"

namespace engine {

// The present value of an option's cost, after tax, over the years compared.
Usd presentCost(const PlanOption& option);

// Options are ranked by payments. With a discount rate or taxes, another option that meets every
// limit may have the lowest present value: returns that one, otherwise null.
const PlanOption* cheaperToday(const OptionTable& options);

} // namespace engine

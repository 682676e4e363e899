#pragma once

#include "model/engine/options/option.h"

namespace engine {

// What an option costs in money of today, after tax, over the years compared.
Usd presentCost(const PlanOption& option);

// Options are ranked by what is paid. Where a discount rate or taxes are counted, another of those
// that keep every limit may cost least in money of today: that one; else none.
const PlanOption* cheaperToday(const OptionTable& options);

} // namespace engine

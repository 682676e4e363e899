#pragma once

#include "model/engine/assessment.h"
#include "model/engine/band.h"
#include "model/engine/series.h"

namespace engine {

// The middle 80 % of what a year and the first day cost.
struct CashBands {
    Band rentYear, ownFirst, ownYear; // base units
};

// Cumulative cost of renting and of buying, over a little more than the years compared.
CashSeries cashSeries(const MoneyAnswer& money, const CashBands& bands, Seconds years);

} // namespace engine

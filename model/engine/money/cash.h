#pragma once

#include "model/engine/assessment.h"
#include "model/engine/band.h"
#include "model/engine/series.h"

namespace engine {

// The middle 80 % of yearly and upfront cost, and of the yearly change of rental prices.
struct CashBands {
    Band rentYear, ownFirst, ownYear, waitYear; // base units
    Rate trendLow{}, trendHigh{};
};

// Cumulative cost of renting and of buying, slightly beyond the years compared. Until delivery
// buying pays rent too; if machines are sold, their proceeds end the curve.
CashSeries cashSeries(const MoneyAnswer& money, const CashBands& bands, Seconds years);

} // namespace engine

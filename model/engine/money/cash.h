#pragma once

#include "model/engine/assessment.h"
#include "model/engine/band.h"
#include "model/engine/series.h"

namespace engine {

// The middle 80 % of what a year and the first day cost, and how rents may change in a year.
struct CashBands {
    Band rentYear, ownFirst, ownYear, waitYear; // base units
    Rate trendLow{}, trendHigh{};
};

// Cumulative cost of renting and of buying, over a little more than the years compared. Until
// delivery buying pays rent, too; machines that are sold end the curve with what they bring.
CashSeries cashSeries(const MoneyAnswer& money, const CashBands& bands, Seconds years);

} // namespace engine

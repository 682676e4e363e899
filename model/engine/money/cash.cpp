#include "model/engine/money/cash.h"

#include "model/engine/money/compare.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr int kPoints = 24;

// Whole years, past the years compared and past the break-even where that is near.
Seconds axisEnd(const MoneyAnswer& money, Seconds years)
{
    double end = std::ceil(years / kYear) + 2;
    if (money.evenYears < 3 * years) // false where it is unknown
        end = std::max(end, std::ceil(money.evenYears / kYear) + 1);
    return end * kYear;
}

} // namespace

CashSeries cashSeries(const MoneyAnswer& money, const CashBands& bands, Seconds years)
{
    CashSeries series;
    const Seconds end = axisEnd(money, years);
    for (int i = 0; i <= kPoints; ++i) {
        const Seconds t = end * i / kPoints;
        const auto paid = [&](Curve& curve, Usd typical, double low, double high) {
            curve.x.push_back(t.base());
            curve.y.push_back(typical.base());
            curve.low.push_back(low);
            curve.high.push_back(high);
        };
        paid(series.rented, rentedUntil(money, t), bands.rentYear.low * t.base(),
             bands.rentYear.high * t.base());
        paid(series.bought, boughtUntil(money, t),
             bands.ownFirst.low + bands.ownYear.low * t.base(),
             bands.ownFirst.high + bands.ownYear.high * t.base());
    }
    series.evenTime = money.evenYears.base();
    series.evenPaid = rentedUntil(money, money.evenYears).base();
    return series;
}

} // namespace engine

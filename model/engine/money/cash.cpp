#include "model/engine/money/cash.h"

#include "model/engine/money/breakeven.h"
#include "model/engine/money/compare.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr int kPoints = 24;

// Whole years, past the years compared and past the break-even if that is near.
Seconds axisEnd(const MoneyAnswer& money, Seconds years)
{
    double end = std::ceil(years / kYear) + 2;
    if (money.breakEvenYears < 3 * years) // false if unknown
        end = std::max(end, std::ceil(money.breakEvenYears / kYear) + 1);
    return end * kYear;
}

// Evenly spaced, plus the moment of delivery.
std::vector<Seconds> timesUntil(Seconds end, Seconds delivery)
{
    std::vector<Seconds> times;
    for (int i = 0; i <= kPoints; ++i) {
        const Seconds t = end * i / kPoints;
        if (!times.empty() && times.back() < delivery && delivery < t)
            times.push_back(delivery);
        times.push_back(t);
    }
    return times;
}

// One end of the rent paid until then. What the price is today and where it goes are independent.
double rentEnd(const MoneyAnswer& money, const CashBands& bands, Seconds t, double year, Rate trend)
{
    const double paid = rentedUntil(money, t).base();
    const double today = std::log(year / bands.rentYear.typical);
    const double later =
        std::log(flowing(trend, {}, {}, t, t) / flowing(money.bills.trend, {}, {}, t, t));
    const double apart = std::hypot(today, later);
    return std::isfinite(apart) ? paid * std::exp(std::copysign(apart, today + later)) : paid;
}

} // namespace

CashSeries cashSeries(const MoneyAnswer& money, const CashBands& bands, Seconds years)
{
    CashSeries series;
    const bool sold = money.resale.base() > 0;
    const auto add = [](Curve& curve, Seconds t, Usd typical, double low, double high) {
        curve.x.push_back(t.base());
        curve.y.push_back(typical.base());
        curve.low.push_back(low);
        curve.high.push_back(high);
    };
    const auto paid = [&](Seconds t, Usd brought) {
        const Seconds waits = smaller(t, money.leadTime), owns = t - waits;
        const double share = brought / larger(money.ownFirst, Usd(1));
        const auto bought = [&](double first, double wait, double own) {
            return first * (1 - share) + wait * waits.base() + own * owns.base();
        };
        add(series.rented, t, rentedUntil(money, t),
            rentEnd(money, bands, t, bands.rentYear.low, bands.trendLow),
            rentEnd(money, bands, t, bands.rentYear.high, bands.trendHigh));
        add(series.bought, t, boughtUntil(money, t) - brought,
            bought(bands.ownFirst.low, bands.waitYear.low, bands.ownYear.low),
            bought(bands.ownFirst.high, bands.waitYear.high, bands.ownYear.high));
    };
    const Seconds end = sold ? years : axisEnd(money, years);
    for (const Seconds t : timesUntil(end, money.leadTime))
        paid(t, {});
    if (sold)
        paid(end, money.resale);
    // The lines show payments: discounted or taxed, they cross at another time than break-even.
    const bool isPaid = money.bills.discount.base() == 0 && money.bills.tax == 0;
    series.evenTime = isPaid ? money.breakEvenYears.base() : kUnknown;
    series.evenPaid = rentedUntil(money, money.breakEvenYears).base();
    return series;
}

} // namespace engine

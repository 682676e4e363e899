#include "model/engine/money/breakeven.h"

#include "model/engine/specs/part.h"
#include "model/engine/specs/quiet_math.h"

#include <boost/math/tools/roots.hpp>
#include <cmath>

namespace engine {
namespace {

double after(Rate growth, Seconds t)
{
    return std::pow(1 + growth * kYear, t / kYear);
}

} // namespace

Seconds flowing(Rate growth, Rate discount, Seconds from, Seconds to)
{
    const Rate net(std::log1p(growth * kYear) / kYear.base() -
                   std::log1p(discount * kYear) / kYear.base());
    if (net.base() == 0)
        return to - from;
    return Seconds(std::exp(net * from) * std::expm1(net * (to - from)) / net.base());
}

Usd saved(const Bills& b, Share use, Seconds years)
{
    // Until delivery both rent; what they pay then is the same.
    const Seconds from = smaller(b.wait, years);
    const Seconds flat = flowing({}, b.discount, from, years);
    const Usd rent = (b.rentFixed + use * b.rentStaff) * flat +
                     use * b.rentFull * flowing(b.trend, b.discount, from, years);
    const Usd own = (b.ownFixed + use * b.ownFull) * flat;
    Usd sold{};
    if (b.sold)
        sold = b.first * after(-b.loss, years - from) / after(b.discount, years);
    return rent - own - b.first + sold;
}

Seconds evenYears(const Bills& bills, Share use, Seconds longest)
{
    Bills kept = bills; // selling at once would make everything even on the first day
    kept.sold = false;
    const auto at = [&](double t) { return saved(kept, use, Seconds(t)).base(); };
    // Savings a year only fall where the rent does, so the first change of sign is on the way to
    // their highest point: look in steps that cannot jump over it.
    constexpr int kSteps = 256;
    double low = kept.wait.base(), before = at(low);
    if (before >= 0)
        return kept.wait;
    for (int i = 1; i <= kSteps; ++i) {
        const double high = kept.wait.base() + (longest - kept.wait).base() * i / kSteps;
        const double now = at(high);
        if (now >= 0) {
            std::uintmax_t rounds = 100;
            const auto root = boost::math::tools::toms748_solve(
                at, low, high, before, now, boost::math::tools::eps_tolerance<double>(48), rounds,
                Quiet());
            return Seconds((root.first + root.second) / 2);
        }
        low = high, before = now;
    }
    return Seconds(kUnknown);
}

Share evenUse(const Bills& bills, Seconds years)
{
    // A straight line in the use.
    const Usd none = saved(bills, 0, years), slope = saved(bills, 1, years) - none;
    return slope.base() > 0 ? larger(0.0, -none / slope) : kUnknown;
}

std::vector<Seconds> evenCurve(const Bills& bills, std::span<const Share> uses, Seconds longest)
{
    std::vector<Seconds> curve;
    for (const Share use : uses)
        curve.push_back(evenYears(bills, use, longest));
    return curve;
}

EvenMap evenMap(const Bills& bills, std::vector<Share> uses, std::vector<Seconds> years)
{
    EvenMap map{std::move(uses), std::move(years), {}};
    for (const Seconds y : map.years)
        for (const Share use : map.uses)
            map.saved.push_back(saved(bills, use, y));
    return map;
}

Bills scaled(const Bills& bills, double factor, UsdRate staffOwn, UsdRate staffRent)
{
    Bills b = bills;
    b.first = factor * bills.first;
    b.rentFull = factor * bills.rentFull;
    b.rentStaff = factor * bills.rentStaff;
    b.ownFull = factor * bills.ownFull;
    b.rentFixed = factor * (bills.rentFixed - staffRent) + staffRent;
    b.ownFixed = factor * (bills.ownFixed - staffOwn) + staffOwn;
    return b;
}

} // namespace engine

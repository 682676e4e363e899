#include "model/engine/money/breakeven.h"

#include "model/engine/money/finance.h"
#include "model/engine/specs/part.h"

#include <cmath>

namespace engine {
namespace {

constexpr double kMonths = 12; // per year

double logOf(Rate growth)
{
    return std::log1p(growth * kYear);
}

double discounted(const Bills& b, Seconds t)
{
    return std::exp(-logOf(b.discount) * (t / kYear));
}

// Weighted years until then; growth and value are logarithms per year.
double counted(double growth, double value, double until, double end)
{
    const double months = std::floor(until * kMonths + 1e-9), whole = months / kMonths;
    const double each = (growth + value) / kMonths; // per month
    double sum = 0;
    if (months > 0)
        sum = std::exp((growth / 2 + value) / kMonths) / kMonths *
              (each == 0 ? months : std::expm1(each * months) / std::expm1(each));
    if (until > whole) {
        const double last = std::fmin(whole + 1 / kMonths, end);
        sum += (until - whole) * std::exp(growth * (whole + last) / 2 + value * last);
    }
    return sum;
}

// Depreciation up to that age.
Share writtenUntil(const std::vector<Share>& schedule, double age)
{
    Share sum = 0;
    for (const Share part : schedule) {
        sum += part * std::fmin(std::fmax(age, 0), 1);
        age -= 1;
    }
    return sum;
}

// Present value of the depreciation tax shield.
Usd shield(const Bills& b, Seconds from, Seconds years)
{
    double counts = 0;
    Seconds begun = from;
    const auto schedule = writtenOff(b.depreciation, b.life);
    for (const Share part : schedule) {
        if (!(begun < years))
            break;
        counts +=
            part * (flowing({}, b.discount, begun, smaller(begun + kYear, years), years) / kYear);
        begun += kYear;
    }
    return b.tax * counts * b.first;
}

// Proceeds of the machines, minus tax on the gain over book value.
Usd soldFor(const Bills& b, Seconds from, Seconds years)
{
    const Usd brought = b.machines * std::exp(logOf(-b.loss) * ((years - from) / kYear));
    Usd kept = (1 - b.tax) * brought;
    if (b.tax > 0)
        kept += b.tax *
                (1 - writtenUntil(writtenOff(b.depreciation, b.life), (years - from) / kYear)) *
                b.first;
    return kept * discounted(b, years);
}

// Monthly savings of owning after delivery, not counting the upfront payment.
struct Month {
    double flat, moving; // dollars per year: at constant prices, and following the trend
};
Month monthly(const Bills& b, Share use)
{
    return {((b.rentFixed + larger(1.0, use) * b.committed + use * b.rentStaff - b.ownFixed -
              smaller(1.0, use) * b.ownFull) *
             kYear)
                .base(),
            (use * b.rentFull * kYear).base()};
}

} // namespace

Seconds flowing(Rate growth, Rate discount, Seconds from, Seconds to, Seconds end)
{
    if (growth.base() == 0 && discount.base() == 0)
        return to - from;
    const double g = logOf(growth), v = -logOf(discount), last = end / kYear;
    return (counted(g, v, to / kYear, last) - counted(g, v, from / kYear, last)) * kYear;
}

std::vector<Share> writtenOff(Depreciation depreciation, Seconds life)
{
    switch (depreciation) {
    case Depreciation::StraightLine: break;
    case Depreciation::Declining: return declining(life / kYear);
    case Depreciation::Macrs5: return {kMacrs5.begin(), kMacrs5.end()};
    }
    return straightLine(life / kYear);
}

bool isPlain(const Bills& b)
{
    return b.trend.base() == 0 && b.discount.base() == 0 && b.tax == 0;
}

Usd saved(const Bills& b, Share use, Seconds years)
{
    const Seconds from = smaller(b.wait, years), none{};
    const Seconds owned = flowing({}, b.discount, from, years, years);
    const UsdRate committed = larger(1.0, use) * b.committed;
    // Until delivery both rent; only those who rent throughout also pay for reservations.
    Usd more =
        (b.rentFixed + use * b.rentStaff - b.ownFixed - smaller(1.0, use) * b.ownFull) * owned +
        use * b.rentFull * flowing(b.trend, b.discount, from, years, years) +
        committed * flowing({}, b.discount, none, years, years) -
        use * b.waitFull * flowing(b.trend, b.discount, none, from, years);
    if (b.term.base() > 0)
        more += b.committed * (std::ceil(years / b.term) * b.term - years) * discounted(b, years);
    Usd sum = (1 - b.tax) * more - b.first;
    if (b.tax > 0)
        sum += shield(b, from, years);
    if (b.sold)
        sum += soldFor(b, from, years);
    return sum;
}

Seconds breakEvenYears(const Bills& bills, Share use, Seconds longest)
{
    Bills kept = bills; // otherwise selling at once would break even on the first day
    kept.sold = false, kept.term = {};
    double sum = saved(kept, use, kept.wait).base();
    if (sum >= 0)
        return kept.wait;
    const Month month = monthly(kept, use);
    const double growth = logOf(kept.trend), value = -logOf(kept.discount);
    if (isPlain(kept)) {
        const double saves = month.flat + month.moving;
        return saves > 0 ? kept.wait + kYear * (-sum / saves) : Seconds(kUnknown);
    }
    const auto schedule =
        kept.tax > 0 ? writtenOff(kept.depreciation, kept.life) : std::vector<Share>();
    const double wait = kept.wait / kYear, end = longest / kYear;
    double from = wait, index = std::floor(wait * kMonths + 1e-9);
    double price = std::exp(growth * (index + 0.5) / kMonths);
    double today = std::exp(value * (index + 1) / kMonths);
    const double dearer = std::exp(growth / kMonths), later = std::exp(value / kMonths);
    Share written = 0;
    while (from < end) {
        const double to = (index + 1) / kMonths, age = to - wait;
        double gain = (1 - kept.tax) * (month.flat + month.moving * price) * (to - from);
        if (!schedule.empty()) {
            const Share until = writtenUntil(schedule, age);
            gain += kept.tax * (until - written) * kept.first.base();
            written = until;
        }
        gain *= today;
        if (sum + gain >= 0)
            return kYear * (from + (to - from) * (-sum / gain));
        if (!(gain > 0) && growth <= 0 && age > static_cast<double>(schedule.size()))
            break; // and no later month saves anything
        sum += gain;
        from = to, ++index;
        price *= dearer, today *= later;
    }
    return Seconds(kUnknown);
}

Share breakEvenUse(const Bills& bills, Seconds years)
{
    // Linear in the use, up to all hours of a year and from there on.
    const Usd none = saved(bills, 0, years), all = saved(bills, 1, years), slope = all - none;
    if (!(slope.base() > 0))
        return kUnknown;
    if (!(all.base() < 0))
        return larger(0.0, -none / slope);
    const Usd beyond = saved(bills, 2, years) - all;
    return beyond.base() > 0 ? 1 - all / beyond : kUnknown;
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
    b.machines = factor * bills.machines;
    b.rentFull = factor * bills.rentFull;
    b.rentStaff = factor * bills.rentStaff;
    b.committed = factor * bills.committed;
    b.waitFull = factor * bills.waitFull;
    b.ownFull = factor * bills.ownFull;
    b.rentFixed = factor * (bills.rentFixed - staffRent) + staffRent;
    b.ownFixed = factor * (bills.ownFixed - staffOwn) + staffOwn;
    return b;
}

} // namespace engine

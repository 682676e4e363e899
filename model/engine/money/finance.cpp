#include "model/engine/money/finance.h"

#include "model/engine/specs/quietmath.h"

#include <algorithm>
#include <boost/math/tools/roots.hpp>
#include <cmath>

namespace engine {
namespace {

// Range of rates searched, as growth per period: from losing nearly everything to a hundredfold.
constexpr double kLeastGrowth = 1e-4, kMostGrowth = 100;
constexpr int kSteps = 400;

template <class Value>
double solved(Value valueAt, double low, double high, double atLow, double atHigh)
{
    std::uintmax_t rounds = 200;
    const auto root = boost::math::tools::toms748_solve(
        valueAt, low, high, atLow, atHigh, boost::math::tools::eps_tolerance<double>(50), rounds,
        Quiet());
    return (root.first + root.second) / 2 - 1;
}

// Brackets on a fine grid of growth rates, so that a second solution is noticed.
template <class Value> Irr onGrid(Value valueAt)
{
    Irr found;
    const double factor = std::pow(kMostGrowth / kLeastGrowth, 1.0 / kSteps);
    double low = kLeastGrowth, before = valueAt(low);
    for (int i = 0; i < kSteps; ++i) {
        const double high = low * factor, after = valueAt(high);
        if ((before < 0) != (after < 0) && std::isfinite(before) && std::isfinite(after)) {
            if (found.kind == Irr::Kind::One)
                return {Irr::Kind::Several, kUnknown};
            found = {Irr::Kind::One, solved(valueAt, low, high, before, after)};
        }
        low = high, before = after;
    }
    return found;
}

// The number of sign changes of the flows. Zero: no rate solves them. One: exactly one does.
template <class Flows, class Amount> int turns(const Flows& flows, Amount amount)
{
    int count = 0;
    double last = 0;
    for (const auto& f : flows) {
        if (last * amount(f) < 0)
            ++count;
        if (amount(f) != 0)
            last = amount(f);
    }
    return count;
}

template <class Value> Irr irrOf(int turned, Value valueAt)
{
    if (turned != 1)
        return turned == 0 ? Irr{} : onGrid(valueAt);
    const double low = valueAt(kLeastGrowth), high = valueAt(kMostGrowth);
    if (!(low * high < 0)) // beyond all rates, or unknown
        return {};
    return {Irr::Kind::One, solved(valueAt, kLeastGrowth, kMostGrowth, low, high)};
}

} // namespace

double presentValue(double rate, std::span<const double> flows)
{
    double value = 0; // from the last flow backwards: one division per period
    for (std::size_t i = flows.size(); i-- > 0;)
        value = value / (1 + rate) + flows[i];
    return value;
}

Irr internalRate(std::span<const double> flows)
{
    // Future instead of present value: the first flow's growth cannot underflow.
    return irrOf(turns(flows, [](double f) { return f; }), [&](double growth) {
        double value = 0;
        for (const double f : flows)
            value = value * growth + f;
        return value;
    });
}

double presentValue(double rate, std::span<const DatedFlow> flows)
{
    double value = 0;
    for (const DatedFlow& f : flows)
        value += f.amount * std::pow(1 + rate, (flows.front().day - f.day) * (kDay / kYear));
    return value;
}

Irr internalRate(std::span<const DatedFlow> flows)
{
    return irrOf(turns(flows, [](const DatedFlow& f) { return f.amount; }),
                 [&](double growth) { return presentValue(growth - 1, flows); });
}

std::vector<Share> straightLine(double years)
{
    std::vector<Share> parts;
    for (double left = years; left > 0; left -= 1)
        parts.push_back(std::min(left, 1.0) / years);
    return parts;
}

std::vector<Share> declining(double years)
{
    std::vector<Share> parts;
    double value = 1;
    for (double left = years; left > 0; left -= 1) {
        const double span = std::min(left, 1.0);
        const double part = std::min(value, std::max(value * 2 / years, value / left) * span);
        parts.push_back(left <= 1 ? value : part);
        value -= parts.back();
    }
    return parts;
}

} // namespace engine

#include "model/engine/uncertainty/band.h"

#include "model/engine/resolvedplan.h"
#include "model/engine/specs/quietmath.h"
#include "model/engine/uncertainty/movingplan.h"
#include "model/engine/uncertainty/pastend.h"

#include <algorithm>
#include <array>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/special_functions/erf.hpp>
#include <cmath>
#include <limits>
#include <numbers>

namespace engine {
namespace {

constexpr double kEndless = std::numeric_limits<double>::infinity();

// Squared swings of one number, downward and upward. Inputs move together by their common
// component, so these swings add before they are squared.

struct Swing {
    double down = 0, up = 0;
    bool endless = false;             // upward
    bool added = false;               // as differences, not as logarithms of factors
    std::array<double, 2> together{}; // at the low ends, and at the high ends

    void add(double typical, double moved, Share common, std::size_t end)
    {
        if (end == 0)
            first_ = moved;
        else
            lose(typical, first_, moved);
        if (!(added ? std::isfinite(moved) : moved > 0) || moved == typical)
            return; // most inputs move few figures
        const double step = added ? moved - typical : std::log(moved / typical);
        square(std::sqrt(1 - common) * step);
        together[end] += std::sqrt(common) * step;
    }
    void close()
    {
        for (const double step : together)
            square(step);
    }
    Band around(double typical) const
    {
        if (added)
            return {typical - std::sqrt(down), typical, typical + std::sqrt(up)};
        return {typical * std::exp(-std::sqrt(down)), typical,
                endless ? kEndless : typical * std::exp(std::sqrt(up))};
    }

private:
    void lose(double typical, double low, double high)
    {
        endless = endless || isPast(typical, low, high);
    }
    double first_ = 0; // at the low end of the current input
    void square(double step) { (step < 0 ? down : up) += step * step; }
};

// Standard deviations from the typical value to the end of a band.
const double kToEdge =
    boost::math::quantile(boost::math::normal_distribution<double, Quiet>(), 0.9);

std::vector<Band> bandsOf(const Plan& plan, const Assessment& a,
                          const std::vector<Bound<Dial>>& dials)
{
    std::vector<double> typical;
    typical.reserve(dials.size());
    const ResolvedPlan plain(plan);
    std::vector<std::size_t> known; // others have no band
    std::vector<Swing> swings(dials.size());
    for (const Bound<Dial> dial : dials) {
        typical.push_back(read(plain, a, dial));
        if (dial.row->eitherSign ? std::isfinite(typical.back()) : typical.back() > 0)
            known.push_back(typical.size() - 1);
        swings[typical.size() - 1].added = dial.row->eitherSign;
    }
    MovingPlan moving(plan, a.decision);
    for (const UncertainInput& input : uncertainInputs(plan, a))
        for (const std::size_t end : {0, 1}) {
            const double factor = end == 0 ? input.spread.low : input.spread.high;
            const Assessment& moved = moving.moved({&input, 1}, {&factor, 1});
            for (const std::size_t i : known)
                swings[i].add(typical[i], read(moving.plan(), moved, dials[i]), input.common, end);
        }
    for (Swing& swing : swings)
        swing.close();
    std::vector<Band> bands;
    for (std::size_t i = 0; i < typical.size(); ++i)
        bands.push_back(swings[i].around(typical[i]));
    return bands;
}

} // namespace

Bands fastBands(const Plan& plan, const Assessment& a)
{
    DialList list(plan);
    return {std::move(list.paths), bandsOf(plan, a, list.dials)};
}

Band bandOf(const Plan& plan, const Assessment& a, Bound<Dial> dial)
{
    return bandsOf(plan, a, {dial}).front();
}

Share chanceBelow(const Band& band, double value)
{
    if (!(value > 0))
        return std::isnan(value) ? kUnknown : 0;
    const bool below = value < band.typical;
    const double half =
        below ? std::log(band.typical / band.low) : std::log(band.high / band.typical);
    if (std::isnan(half))
        return kUnknown;
    if (!(half > 0))
        return below ? 0 : 1;
    const double deviations = std::log(value / band.typical) / half * kToEdge;
    const double chance = std::erfc(-deviations / std::numbers::sqrt2) / 2;
    // Two quantiles say nothing about odds of one in a million.
    constexpr double kLeast = 1e-6;
    return chance < kLeast ? 0 : chance > 1 - kLeast ? 1 : chance;
}

double valueBelow(const Band& band, Share chance)
{
    const double deviations = -std::numbers::sqrt2 * boost::math::erfc_inv(2 * chance, Quiet());
    const double half =
        deviations < 0 ? std::log(band.typical / band.low) : std::log(band.high / band.typical);
    return half > 0 ? band.typical * std::exp(deviations / kToEdge * half) : band.typical;
}

Share chanceBelow(const Bands& bands, std::string_view path, double value)
{
    const Band* band = bands.find(path);
    return band ? chanceBelow(*band, value) : kUnknown;
}

} // namespace engine

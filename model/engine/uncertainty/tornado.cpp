#include "model/engine/uncertainty/tornado.h"

#include "model/engine/uncertainty/movingplan.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace engine {
namespace {

bool canTakeLogarithms(const Tornado& t)
{
    // Also true if an end is unknown: it has no swing.
    return t.typical > 0 && std::ranges::none_of(t.bars, [](const TornadoBar& bar) {
               return bar.atLow <= 0 || bar.atHigh <= 0;
           });
}

// Squared distance from the plain answer.
double square(double from, double to, bool logarithm)
{
    const double swing = logarithm ? std::log(to / from) : to - from;
    return std::isnan(swing) ? 0 : swing * swing;
}

void giveShares(Tornado& t)
{
    const bool logarithm = canTakeLogarithms(t);
    double sum = 0;
    for (TornadoBar& bar : t.bars) {
        bar.share =
            square(t.typical, bar.atLow, logarithm) + square(t.typical, bar.atHigh, logarithm);
        sum += bar.share;
    }
    for (TornadoBar& bar : t.bars)
        bar.share = sum > 0 ? bar.share / sum : 0;
}

bool stays(const TornadoBar& bar, double typical)
{
    return std::isnan(typical) || (bar.atLow == typical && bar.atHigh == typical);
}

// Adds the input's bar to every tornado.
void addBars(std::vector<Tornado>& all, const std::vector<Bound<Dial>>& dials, MovingPlan& moving,
             const UncertainInput& input, const Plan& plan, const Assessment& assessment)
{
    std::vector<TornadoBar> bars(all.size());
    Band value{0, input.value(plan, assessment), 0};
    const auto moveTo = [&](double factor, double& end, double TornadoBar::*at) {
        const Assessment& moved = moving.moved({&input, 1}, {&factor, 1});
        end = input.value(moving.plan(), moved);
        for (std::size_t d = 0; d < dials.size(); ++d)
            bars[d].*at = read(moving.plan(), moved, dials[d]);
    };
    moveTo(input.spread.low, value.low, &TornadoBar::atLow);
    moveTo(input.spread.high, value.high, &TornadoBar::atHigh);
    for (std::size_t d = 0; d < dials.size(); ++d) {
        bars[d].path = input.path(plan), bars[d].input = value;
        if (!stays(bars[d], all[d].typical))
            all[d].bars.push_back(bars[d]);
    }
}

} // namespace

std::vector<Tornado> tornadoes(const Plan& plan, const Assessment& assessment,
                               std::span<const std::string> paths)
{
    std::vector<Tornado> all;
    std::vector<Bound<Dial>> dials;
    for (const std::string& path : paths)
        if (const Bound<Dial> dial = findDial(plan, path)) {
            dials.push_back(dial);
            all.push_back({path, read(plan, assessment, dial), {}});
        }
    MovingPlan moving(plan, assessment.decision);
    for (const UncertainInput& input : uncertainInputs(plan, assessment))
        addBars(all, dials, moving, input, plan, assessment);
    for (Tornado& t : all) {
        giveShares(t);
        std::ranges::stable_sort(t.bars, std::greater(), &TornadoBar::share);
    }
    return all;
}

} // namespace engine

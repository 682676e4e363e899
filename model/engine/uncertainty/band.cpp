#include "model/engine/uncertainty/band.h"

#include "model/engine/uncertainty/moving_plan.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

// Squares of the swings of one number, downward and upward.
struct Swing {
    double down = 0, up = 0;

    void add(double typical, double moved)
    {
        if (!(typical > 0) || !(moved > 0))
            return;
        const double step = std::log(moved / typical);
        (step < 0 ? down : up) += step * step;
    }
};

} // namespace

const Band* Bands::find(std::string_view path) const
{
    const auto it = std::ranges::find(paths, path);
    return it == paths.end() ? nullptr : &bands[static_cast<std::size_t>(it - paths.begin())];
}

Bands fastBands(const Plan& plan, const Assessment& a)
{
    DialList list(plan);
    const std::vector<double> typical = list.read(plan, a);
    std::vector<Swing> swings(typical.size());
    MovingPlan moving(plan, a.decision);
    for (const UncertainInput& input : uncertainInputs(plan, a))
        for (const double factor : {input.spread.low, input.spread.high}) {
            const Assessment& moved = moving.moved({&input, 1}, {&factor, 1});
            for (std::size_t i = 0; i < typical.size(); ++i)
                swings[i].add(typical[i], read(moving.plan(), moved, list.dials[i]));
        }
    Bands result{std::move(list.paths), {}};
    for (std::size_t i = 0; i < typical.size(); ++i)
        result.bands.push_back({typical[i] * std::exp(-std::sqrt(swings[i].down)), typical[i],
                                typical[i] * std::exp(std::sqrt(swings[i].up))});
    return result;
}

} // namespace engine

#include "model/engine/uncertainty/band.h"

#include "model/engine/assess.h"
#include "model/engine/dials/dial.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

std::vector<double> readAll(const Plan& plan, const Assessment& a)
{
    std::vector<double> values;
    forEachRow(plan, dials(),
               [&](Bound<Dial> d, const std::string&) { values.push_back(read(plan, a, d)); });
    return values;
}

Plan shifted(const Plan& plan, Bound<Number> knob, double factor)
{
    Plan moved = plan;
    const double size = info(knob.row->unit).size;
    write(moved, knob,
          std::clamp(read(plan, knob) * factor, knob.row->least * size, knob.row->most * size));
    return moved;
}

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
    Bands result;
    forEachRow(plan, dials(),
               [&](Bound<Dial>, const std::string& path) { result.paths.push_back(path); });
    const std::vector<double> typical = readAll(plan, a);
    std::vector<Swing> swings(typical.size());
    for (const auto& [rowPath, spread] : *plan.spreads)
        for (std::size_t w = 0; w < (rowPath.starts_with("work.") ? plan.work.size() : 1); ++w) {
            const Bound<Number> knob = findNumber(plan, boundPath(rowPath, plan.work[w].id));
            if (!knob || std::isnan(read(plan, knob)))
                continue;
            for (const double factor : {spread.low, spread.high}) {
                const Plan moved = shifted(plan, knob, factor);
                const auto values = readAll(moved, assess(moved, a.decision));
                for (std::size_t i = 0; i < values.size(); ++i)
                    swings[i].add(typical[i], values[i]);
            }
        }
    for (std::size_t i = 0; i < typical.size(); ++i)
        result.bands.push_back({typical[i] * std::exp(-std::sqrt(swings[i].down)), typical[i],
                                typical[i] * std::exp(std::sqrt(swings[i].up))});
    return result;
}

} // namespace engine

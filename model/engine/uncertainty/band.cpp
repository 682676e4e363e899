#include "model/engine/uncertainty/band.h"

#include "model/engine/assess.h"
#include "model/engine/dials/dial.h"
#include "model/engine/training/confidence.h"

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

struct Swings {
    const Plan& plan;
    const Decision& decision;
    const std::vector<double>& typical;
    std::vector<Swing> all;

    void move(const Plan& moved)
    {
        const auto values = readAll(moved, assess(moved, decision));
        for (std::size_t i = 0; i < values.size(); ++i)
            all[i].add(typical[i], values[i]);
    }
    // An input that the catalog says is uncertain.
    void spread(std::string_view rowPath, const Spread& spread)
    {
        for (std::size_t w = 0; w < (rowPath.starts_with("work.") ? plan.work.size() : 1); ++w) {
            const Bound<Number> knob = findNumber(plan, boundPath(rowPath, plan.work[w].id));
            if (!knob || std::isnan(read(plan, knob)) || !knob.row->applies(plan, plan.work[w]))
                continue;
            for (const double factor : {spread.low, spread.high})
                move(shifted(plan, knob, factor));
        }
    }
    // A computed step is off by as much as predictions of its kind were.
    void model(std::size_t w, const TrainAnswer& answer)
    {
        if (!plan.work[w].isComputed() || !(answer.sigma > 0))
            return;
        for (const double times : {-kP90, kP90}) {
            Plan moved = plan;
            moved.work[w].train.pace *= std::exp(times * answer.sigma);
            move(moved);
        }
    }
};

// What a GPU holds is off by as much as predictions of memory were.
void widenMemory(const Plan& plan, const Assessment& a, Bands& bands)
{
    for (std::size_t w = 0; w < plan.work.size(); ++w) {
        const auto it = std::ranges::find(bands.paths, "work." + plan.work[w].id + ".memory");
        if (it == bands.paths.end() || !plan.work[w].isComputed())
            continue;
        Band& band = bands.bands[static_cast<std::size_t>(it - bands.paths.begin())];
        const double factor = std::exp(kP90 * a.work[w].confidence.memory);
        band.low /= factor, band.high *= factor;
    }
}

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
    Swings swings{plan, a.decision, typical, std::vector<Swing>(typical.size())};
    for (const auto& [rowPath, spread] : *plan.spreads)
        swings.spread(rowPath, spread);
    for (std::size_t w = 0; w < plan.work.size(); ++w)
        swings.model(w, a.work[w]);
    for (std::size_t i = 0; i < typical.size(); ++i)
        result.bands.push_back({typical[i] * std::exp(-std::sqrt(swings.all[i].down)), typical[i],
                                typical[i] * std::exp(std::sqrt(swings.all[i].up))});
    widenMemory(plan, a, result);
    return result;
}

} // namespace engine

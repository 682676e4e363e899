#include "model/engine/money/phases.h"

#include "model/engine/specs/part.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr Seconds kMonth = kYear / 12;

double at(Rate rate, Seconds t)
{
    return std::pow(1 + rate * kYear, t / kYear);
}

struct Standing {
    Seconds from;
    double gpus;
};

// GPUs of a fleet in use at that time.
double busy(const Growth& g, double gpus, Seconds t)
{
    return std::min(gpus, g.gpusWanted * at(g.demandGrowth, t));
}

double standingAt(const std::vector<Standing>& fleet, Seconds t)
{
    double gpus = 0;
    for (const Standing& s : fleet)
        if (s.from <= t)
            gpus += s.gpus;
    return gpus;
}

// What a stage adds to the fleet's earnings, month by month until the end.
Usd earned(const Growth& g, const std::vector<Standing>& before, const Stage& stage)
{
    Usd sum{};
    const Seconds from = stage.ordered + stage.lead;
    for (Seconds t = from; t + kMonth * 0.5 < g.end; t += kMonth) {
        const double stood = standingAt(before, t);
        const double more = busy(g, stood + stage.gpus, t) - busy(g, stood, t);
        const UsdRate rate = more * (g.savedYear * at(g.trend, t + kMonth * 0.5) - g.usedYear) -
                             stage.gpus * g.heldYear;
        sum += rate * kMonth / at(g.discount, t + kMonth);
    }
    return sum;
}

} // namespace

PhasesAnswer phased(const Growth& growth, std::span<const Stage> stages)
{
    PhasesAnswer answer;
    std::vector<Standing> fleet;
    for (const Stage& stage : stages) {
        const double stood = standingAt(fleet, stage.ordered);
        StageAnswer a;
        a.use = stood > 0 ? busy(growth, stood, stage.ordered) / stood : 1;
        a.bought = a.use >= stage.gate;
        if (a.bought) {
            a.paid = stage.gpus * growth.capital * at(-growth.decline, stage.ordered);
            a.value = earned(growth, fleet, stage) - a.paid / at(growth.discount, stage.ordered);
            fleet.push_back({stage.ordered + stage.lead, stage.gpus});
        }
        answer.value += a.value;
        answer.stages.push_back(a);
    }
    return answer;
}

} // namespace engine

#include "model/engine/money/mix.h"

#include "model/engine/invariant.h"

#include <algorithm>
#include <cassert>
#include <functional>

namespace engine {
namespace {

// Slices one load from the widest hour down, each with the share of hours it is needed.
void fill(Mix& mix, std::vector<double> hours, Share part, bool soft,
          std::span<const Supply> supplies)
{
    std::ranges::sort(hours, std::greater<>());
    const double count = static_cast<double>(hours.size());
    for (std::size_t i = 0; i < hours.size(); ++i) {
        const double below = i + 1 < hours.size() ? hours[i + 1] : 0;
        const double gpus = part * (hours[i] - below);
        const Share use = static_cast<double>(i + 1) / count;
        std::size_t best = supplies.size();
        UsdRate least{};
        for (std::size_t s = 0; s < supplies.size(); ++s) {
            const UsdRate cost = supplies[s].held + use * supplies[s].used;
            if ((soft || !supplies[s].taken) && (best == supplies.size() || cost < least))
                best = s, least = cost;
        }
        if (best == supplies.size() || !(gpus > 0))
            continue;
        MixPart& to = mix.parts[best];
        to.use = (to.use * to.gpus + use * gpus) / (to.gpus + gpus);
        to.gpus += gpus;
        to.cost += gpus * least;
        mix.cost += gpus * least;
    }
}

} // namespace

Mix cheapestMix(const HourlyLoad& load, std::span<const Supply> supplies)
{
    assert(isShare(load.soft));
    Mix mix;
    mix.parts.resize(supplies.size());
    fill(mix, load.gpus, 1 - load.soft, false, supplies);
    fill(mix, load.gpus, load.soft, true, supplies);
    assert(std::ranges::all_of(mix.parts, [](const MixPart& p) { return isShare(p.use); }));
    return mix;
}

HourlyLoad workingHours(double base, double peak, double hoursADay, double daysAWeek, Share soft)
{
    HourlyLoad load{{}, soft};
    for (int day = 0; day < 7; ++day)
        for (int hour = 0; hour < 24; ++hour)
            load.gpus.push_back(day < daysAWeek && hour < hoursADay ? std::max(base, peak) : base);
    return load;
}

} // namespace engine

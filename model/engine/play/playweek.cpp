#include "model/engine/play/playweek.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace engine::play {
namespace {

constexpr double kHair = 1e-9; // tolerance for needs that are whole numbers up to rounding

struct Replica {
    bool runs = false;
    Seconds ready{}, needed{}; // when it can answer; when it was last needed
};

double needOf(Rate rate, const ScalingRules& r)
{
    return std::max(r.least, std::ceil(rate / r.carries - kHair) + r.spares);
}

} // namespace

PlayedWeek playWeek(std::span<const Rate> rates, const ScalingRules& rules)
{
    PlayedWeek week;
    if (rates.empty())
        return week;
    const double most = needOf(*std::ranges::max_element(rates), rules);
    std::vector<Replica> fleet(static_cast<std::size_t>(most));
    const auto ahead = static_cast<std::size_t>(std::ceil(rules.coldStart / rules.slot - kHair));
    week.least = most;
    for (std::size_t i = 0; i < rates.size(); ++i) {
        const Seconds now = static_cast<double>(i) * rules.slot;
        const double need = needOf(rates[i], rules);
        const double soon = needOf(rates[std::min(i + ahead, rates.size() - 1)], rules);
        double on = 0, answering = 0;
        for (std::size_t k = 0; k < fleet.size(); ++k) {
            Replica& replica = fleet[k];
            const double rank = static_cast<double>(k) + 1;
            if (rank <= std::max(need, soon)) {
                if (!replica.runs)
                    replica = {true, i == 0 ? now : now + rules.coldStart, now};
                replica.needed = std::max(replica.needed, rank <= need ? now : replica.needed);
            } else if (replica.runs && now - replica.needed > rules.coolDown) {
                replica.runs = false;
            }
            on += replica.runs;
            answering += replica.runs && replica.ready <= now;
        }
        week.on += on * rules.slot;
        week.least = std::min(week.least, on), week.most = std::max(week.most, on);
        if (answering < need)
            week.late += rules.slot;
    }
    return week;
}

} // namespace engine::play

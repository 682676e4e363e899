#include "model/engine/knobs/money_row.h"

namespace engine {
namespace {

constexpr std::array kMixNumbers{
    HEADROOM_MONEY("money.load.base", Percent, Linear, 0, 100, 0, 100, load.base, HEADROOM_ALWAYS),
    HEADROOM_MONEY("money.load.hours", Count, Linear, 0, 24, 0, 24, load.hoursADay,
                   HEADROOM_ALWAYS),
    HEADROOM_MONEY("money.load.days", Count, Linear, 0, 7, 0, 7, load.daysAWeek, HEADROOM_ALWAYS),
    HEADROOM_MONEY("money.load.soft", Percent, Linear, 0, 100, 0, 100, load.soft, HEADROOM_ALWAYS),
    HEADROOM_MONEY("money.burst.data", TB, Linear, 0, 1000, 0, 1e8, burst.data, HEADROOM_ALWAYS),
    HEADROOM_MONEY("money.burst.rate", GbitPerSecond, Log, 0.1, 400, 0.001, 1e5, burst.rate,
                   HEADROOM_ALWAYS),
    HEADROOM_MONEY("money.burst.times", EachYear, Linear, 0, 100, 0, 1e5, burst.times,
                   HEADROOM_ALWAYS),
    HEADROOM_MONEY("money.stages.count", Count, Linear, 1, 8, 1, 32, stages.count, HEADROOM_ALWAYS),
    HEADROOM_MONEY("money.stages.between", Months, Linear, 1, 24, 0.1, 120, stages.between,
                   HEADROOM_ALWAYS),
    HEADROOM_MONEY("money.stages.gate", Percent, Linear, 0, 100, 0, 100, stages.gate,
                   HEADROOM_ALWAYS),
    HEADROOM_YEARLY("money.stages.growth", 0, 300, -90, 1000, stages.demandGrowth, HEADROOM_ALWAYS),
};

} // namespace

std::span<const Number> mixNumbers()
{
    return kMixNumbers;
}

} // namespace engine

#include "model/engine/dials/row.h"
#include "model/engine/money/supplies.h"

#include <algorithm>
#include <array>

namespace engine {
namespace {

using enum Unit;

double gpusOf(const Plan& plan, const Assessment& a, std::size_t supply)
{
    const Mix mix = mixOf(plan, a);
    return std::isnan(mix.cost.base()) ? kUnknown : mix.parts[supply].gpus;
}

double stagesBought(const Plan& plan, const Assessment& a)
{
    const PhasesAnswer answer = stagesOf(plan, a);
    return std::isnan(answer.value.base())
               ? kUnknown
               : static_cast<double>(std::ranges::count(answer.stages, true, &StageAnswer::bought));
}

// Of the week, and of what owning and renting cost.
#define HEADROOM_WEEK                                                                              \
    "; cluster.gpus, money.load.base, money.load.hours, money.load.days, money.load.soft, "        \
    "money.price, money.support, money.own_first, money.resale, money.own_fixed_year, "            \
    "money.staff_own_year, money.waiting, money.years, site.mean, site.idle, site.electricity"
constexpr std::string_view kMix = "best of the supplies for each slice of the week" HEADROOM_WEEK
                                  ", money.discount_1y, money.discount_3y, money.discount_spot, "
                                  "money.least_1y, money.least_3y, money.least_spot, "
                                  "money.spot_slowdown";
constexpr std::string_view kBurst = "best of the sizes of an own base" HEADROOM_WEEK
                                    ", money.burst.data, money.burst.times, money.leaving_price";
#define HEADROOM_STAGES                                                                            \
    "; money.stages.count, money.stages.between, money.stages.gate, money.stages.growth, "         \
    "money.lead_time, money.in_use, cluster.gpus, money.years"

constexpr std::array kMixDials{
    costly(Dial{"money.mix_own", Gpus, Room::Money, kMix, HEADROOM_DIAL(gpusOf(p, a, 0))}),
    costly(Dial{"money.mix_reserved_1y", Gpus, Room::Money, kMix, HEADROOM_DIAL(gpusOf(p, a, 1))}),
    costly(Dial{"money.mix_reserved_3y", Gpus, Room::Money, kMix, HEADROOM_DIAL(gpusOf(p, a, 2))}),
    costly(Dial{"money.mix_on_demand", Gpus, Room::Money, kMix, HEADROOM_DIAL(gpusOf(p, a, 3))}),
    costly(Dial{"money.mix_spot", Gpus, Room::Money, kMix, HEADROOM_DIAL(gpusOf(p, a, 4))}),
    costly(
        Dial{"money.mix_year", DollarPerYear, Room::Money, kMix, HEADROOM_DIAL(mixOf(p, a).cost)}),
    costly(Dial{"money.burst_base", Gpus, Room::Money, kBurst, HEADROOM_DIAL(burstOf(p, a).own)}),
    costly(Dial{"money.burst_year", DollarPerYear, Room::Money, kBurst,
                HEADROOM_DIAL(burstOf(p, a).cost())}),
    Dial{"money.burst_transfer", Hours, Room::Money, "money.burst.data / money.burst.rate",
         HEADROOM_DIAL(p.money.burst.data / p.money.burst.rate)},
    costly(Dial{"money.stages_bought", Count, Room::Money,
                "sum of the stages whose gate opens" HEADROOM_STAGES,
                HEADROOM_DIAL(stagesBought(p, a))}),
    costly(Dial{"money.stages_value", Dollar, Room::Money,
                "sum of the stages: what each earns less" HEADROOM_STAGES
                ", money.own_first, money.own_fixed_year, money.staff_own_year, money.price, "
                "money.paid_share, money.paid_time, site.mean, site.electricity, money.price_gain, "
                "money.discount_rate",
                HEADROOM_DIAL(stagesOf(p, a).value)}),
};

} // namespace

std::span<const Dial> mixDials()
{
    return kMixDials;
}

} // namespace engine

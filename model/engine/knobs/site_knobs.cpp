#include "model/engine/knobs/place.h"
#include "model/engine/knobs/row.h"

#include <algorithm>
#include <array>

namespace engine {
namespace {

using enum Unit;

constexpr std::array kSiteNumbers{
    Number{"site.electricity", DollarPerKwh, Scale::Linear, 0, 0.5, 0, 10, false, Group::Site,
           Shown::More, HEADROOM_GET(p.site.electricity), HEADROOM_SET(p.site.electricity),
           HEADROOM_ALWAYS},
    Number{"site.carbon", GramPerKwh, Scale::Linear, 0, 1000, 0, 5000, false, Group::Site,
           Shown::More, HEADROOM_GET(p.site.carbon), HEADROOM_SET(p.site.carbon), HEADROOM_ALWAYS},
    Number{"site.water_onsite", LitrePerKwh, Scale::Linear, 0, 3, 0, 100, false, Group::Site,
           Shown::More, HEADROOM_GET(p.site.waterOnsite), HEADROOM_SET(p.site.waterOnsite),
           HEADROOM_ALWAYS},
    Number{"site.water_offsite", LitrePerKwh, Scale::Linear, 0, 5, 0, 100, false, Group::Site,
           Shown::More, HEADROOM_GET(p.site.waterOffsite), HEADROOM_SET(p.site.waterOffsite),
           HEADROOM_ALWAYS},
    Number{"site.pue", None, Scale::Linear, 1, 2, 1, 5, false, Group::Site, Shown::More,
           HEADROOM_GET(p.site.pue), HEADROOM_SET(p.site.pue), HEADROOM_ALWAYS},
    Number{"site.losses", Percent, Scale::Linear, 0, 20, 0, 100, false, Group::Site, Shown::More,
           HEADROOM_GET(p.site.losses), HEADROOM_SET(p.site.losses), HEADROOM_ALWAYS},
    Number{"site.busy", Percent, Scale::Linear, 0, 100, 0, 100, false, Group::Site, Shown::More,
           HEADROOM_GET(p.site.busy), HEADROOM_SET(p.site.busy), HEADROOM_ALWAYS},
    Number{"site.idle_draw", Percent, Scale::Linear, 0, 60, 0, 100, false, Group::Site, Shown::More,
           HEADROOM_GET(p.site.idleDraw), HEADROOM_SET(p.site.idleDraw), HEADROOM_ALWAYS},
    Number{"site.network_power", Percent, Scale::Linear, 0, 30, 0, 100, false, Group::Site,
           Shown::More, HEADROOM_GET(p.site.networkPower), HEADROOM_SET(p.site.networkPower),
           HEADROOM_WHEN(p.site.networkRule == PowerRule::ByShare)},
    Number{"site.storage_power", Percent, Scale::Linear, 0, 30, 0, 100, false, Group::Site,
           Shown::More, HEADROOM_GET(p.site.storagePower), HEADROOM_SET(p.site.storagePower),
           HEADROOM_WHEN(p.site.storageRule == PowerRule::ByShare)},
    Number{"site.storage_per_gpu", TB, Scale::Log, 0.1, 100, 0.001, 1e5, false, Group::Site,
           Shown::More, HEADROOM_GET(p.site.storagePerGpu), HEADROOM_SET(p.site.storagePerGpu),
           HEADROOM_WHEN(p.site.storageRule == PowerRule::ByCount)},
    Number{"site.storage_draw", WattPerTB, Scale::Linear, 0.1, 20, 0, 1000, false, Group::Site,
           Shown::More, HEADROOM_GET(p.site.storageDraw), HEADROOM_SET(p.site.storageDraw),
           HEADROOM_WHEN(p.site.storageRule == PowerRule::ByCount)},
    Number{"site.embodied_gpu", Kilogram, Scale::Linear, 0, 500, 0, 1e5, false, Group::Site,
           Shown::More, HEADROOM_GET(p.site.embodied.gpu), HEADROOM_SET(p.site.embodied.gpu),
           HEADROOM_ALWAYS},
    Number{"site.embodied_node", Kilogram, Scale::Linear, 0, 5000, 0, 1e6, false, Group::Site,
           Shown::More, HEADROOM_GET(p.site.embodied.node), HEADROOM_SET(p.site.embodied.node),
           HEADROOM_ALWAYS},
    Number{"site.embodied_life", Years, Scale::Linear, 1, 10, 0.1, 50, false, Group::Site,
           Shown::More, HEADROOM_GET(p.site.embodied.life), HEADROOM_SET(p.site.embodied.life),
           HEADROOM_ALWAYS},
    Number{"site.embodied_use", Percent, Scale::Linear, 10, 100, 1, 100, false, Group::Site,
           Shown::More, HEADROOM_GET(p.site.embodied.use), HEADROOM_SET(p.site.embodied.use),
           HEADROOM_ALWAYS},
    Number{"site.traffic_draw", Percent, Scale::Linear, 0, 100, 0, 100, false, Group::Site,
           Shown::More, HEADROOM_GET(p.site.trafficDraw), HEADROOM_SET(p.site.trafficDraw),
           HEADROOM_ALWAYS},
    Number{"site.ramp_time", Second, Scale::Log, 0.01, 60, 0.001, 1e5, false, Group::Site,
           Shown::More, HEADROOM_GET(p.site.rampTime), HEADROOM_SET(p.site.rampTime),
           HEADROOM_ALWAYS},
    Number{"site.ramp_limit", Megawatt, Scale::Log, 0.1, 100, 0.001, 1e5, false, Group::Site,
           Shown::More, HEADROOM_GET(p.site.rampLimit), HEADROOM_SET(p.site.rampLimit),
           HEADROOM_ALWAYS},
    Number{"site.rack_power", Kilowatt, Scale::Log, 5, 200, 0.1, 2000, false, Group::Site,
           Shown::More, HEADROOM_GET(p.site.rack.power), HEADROOM_SET(p.site.rack.power),
           HEADROOM_ALWAYS},
    Number{"site.rack_units", RackUnits, Scale::Linear, 20, 52, 1, 100, true, Group::Site,
           Shown::More, HEADROOM_GET(p.site.rack.units), HEADROOM_SET(p.site.rack.units),
           HEADROOM_ALWAYS},
    Number{"site.rack_weight", Kilogram, Scale::Linear, 500, 2500, 10, 1e5, false, Group::Site,
           Shown::More, HEADROOM_GET(p.site.rack.weight), HEADROOM_SET(p.site.rack.weight),
           HEADROOM_ALWAYS},
    Number{"site.rack_area", SquareMetre, Scale::Linear, 1, 5, 0.1, 100, false, Group::Site,
           Shown::More, HEADROOM_GET(p.site.rack.area), HEADROOM_SET(p.site.rack.area),
           HEADROOM_ALWAYS},
    Number{"site.feed_volts", Volt, Scale::Linear, 200, 480, 50, 1000, false, Group::Site,
           Shown::More, HEADROOM_GET(p.site.feed.volts), HEADROOM_SET(p.site.feed.volts),
           HEADROOM_ALWAYS},
    Number{"site.feed_amps", Ampere, Scale::Linear, 16, 125, 1, 5000, false, Group::Site,
           Shown::More, HEADROOM_GET(p.site.feed.amps), HEADROOM_SET(p.site.feed.amps),
           HEADROOM_ALWAYS},
    Number{"site.feed_breaker", Percent, Scale::Linear, 50, 100, 1, 100, false, Group::Site,
           Shown::More, HEADROOM_GET(p.site.feed.breaker), HEADROOM_SET(p.site.feed.breaker),
           HEADROOM_ALWAYS},
    Number{"site.feed_circuits", Count, Scale::Linear, 1, 8, 1, 64, true, Group::Site, Shown::More,
           HEADROOM_GET(p.site.feed.circuits), HEADROOM_SET(p.site.feed.circuits), HEADROOM_ALWAYS},
    Number{"site.feed_supplies", Count, Scale::Linear, 2, 12, 1, 64, true, Group::Site, Shown::More,
           HEADROOM_GET(p.site.feed.supplies), HEADROOM_SET(p.site.feed.supplies), HEADROOM_ALWAYS},
};

// The words of a choice, in the order of its enumeration.
constexpr std::array<std::string_view, 2> kPowerRules{"share", "count"}, kPhases{"one", "three"};

std::vector<Option> named(std::span<const std::string_view> ids)
{
    std::vector<Option> options;
    for (const std::string_view id : ids)
        options.push_back({std::string(id), {}});
    return options;
}

template <class Enum> Enum placed(std::span<const std::string_view> ids, std::string_view id)
{
    return static_cast<Enum>(std::ranges::find(ids, id) - ids.begin());
}

// A choice among the words of an enumeration, kept in the file.
#define HEADROOM_SITE_CHOICE(path, ids, Enum, member)                                              \
    Choice                                                                                         \
    {                                                                                              \
        path, Group::Site, Shown::More, true,                                                      \
            [](const Plan&, const Workload&, const Catalog&) { return named(ids); },               \
            [](const Plan& p, const Workload&) {                                                   \
                return std::string(ids[static_cast<std::size_t>(p.site.member)]);                  \
            },                                                                                     \
            [](Plan& p, Workload&, const Catalog&, std::string_view id) {                          \
                p.site.member = placed<Enum>(ids, id);                                             \
            },                                                                                     \
            HEADROOM_ALWAYS                                                                        \
    }

const std::array kSiteChoices{
    Choice{"site.region", Group::Site, Shown::More, false, regionOptions,
           [](const Plan& p, const Workload&) {
               return p.site.region.empty() ? std::string(kNoRegion) : p.site.region;
           },
           [](Plan& p, Workload&, const Catalog& c, std::string_view id) { moveTo(p, c, id); },
           HEADROOM_ALWAYS},
    Choice{"site.cooling", Group::Site, Shown::More, true,
           [](const Plan&, const Workload&, const Catalog&) { return named(kCoolings); },
           [](const Plan& p, const Workload&) {
               return std::string(kCoolings[static_cast<std::size_t>(p.site.cooling)]);
           },
           [](Plan& p, Workload&, const Catalog& c, std::string_view id) {
               coolBy(p, c, placed<Cooling>(kCoolings, id));
           },
           HEADROOM_ALWAYS},
    HEADROOM_SITE_CHOICE("site.network_rule", kPowerRules, PowerRule, networkRule),
    HEADROOM_SITE_CHOICE("site.storage_rule", kPowerRules, PowerRule, storageRule),
    HEADROOM_SITE_CHOICE("site.feed_phases", kPhases, Phases, feed.phases),
};

} // namespace

std::span<const Number> siteNumbers()
{
    return kSiteNumbers;
}

std::span<const Choice> siteChoices()
{
    return kSiteChoices;
}

} // namespace engine

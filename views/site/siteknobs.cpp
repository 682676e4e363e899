#include "views/site/siteknobs.h"

namespace views {

#define L(context, text) text // read by lupdate as QT_TRANSLATE_NOOP

std::vector<KnobPanel::Section> siteKnobs()
{
    return {
        {L("Panels", "Location"),
         {"site.region", "site.electricity", "site.carbon"},
         {"site.water_onsite", "site.water_offsite"}},
        {L("Panels", "Cooling"), {"site.cooling", "site.pue", "site.rack_power"}, {"site.losses"}},
        {L("Panels", "Racks"), {"site.rack_units"}, {"site.rack_weight", "site.rack_area"}},
        {L("Panels", "Power feeds"),
         {"site.feed_phases", "site.feed_amps"},
         {"site.feed_circuits", "site.feed_volts", "site.feed_breaker", "site.feed_supplies"}},
        {L("Panels", "Power"),
         {},
         {"site.busy", "site.idle_draw", "site.network_rule", "site.network_power",
          "site.storage_rule", "site.storage_power", "site.storage_per_gpu", "site.storage_draw",
          "site.traffic_draw", "site.ramp_time", "site.ramp_limit"}},
        {L("Panels", "Embodied carbon"),
         {},
         {"site.embodied_gpu", "site.embodied_node", "site.embodied_life", "site.embodied_use"}}};
}

} // namespace views

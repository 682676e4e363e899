#include "model/engine/files/new_rows.h"

#include <algorithm>

namespace engine {
namespace {

constexpr std::string_view kNew[] = {"cluster.gpu.generation",
                                     "cluster.count_else",
                                     "cluster.count_rule_else",
                                     "cluster.host_floor",
                                     "cluster.second.",
                                     "work.*.name",
                                     "work.*.own_gpus",
                                     "work.*.tuning",
                                     "work.*.pace",
                                     "work.*.goodput",
                                     "work.*.token_value",
                                     "work.*.feed.",
                                     "work.*.tune.",
                                     "work.*.sweep.",
                                     "work.*.serve.",
                                     "work.*.rl.",
                                     "work.*.rule",
                                     "work.*.stack",
                                     "work.*.optimizer",
                                     "work.*.layout.",
                                     "site.region.",
                                     "site.power_limit",
                                     "site.carbon",
                                     "site.water_",
                                     "site.losses",
                                     "site.network_rule",
                                     "site.storage_rule",
                                     "site.storage_per_gpu",
                                     "site.storage_draw",
                                     "site.embodied_",
                                     "site.traffic_draw",
                                     "site.ramp_",
                                     "site.cooling",
                                     "site.rack_",
                                     "site.feed_",
                                     "risk.",
                                     "advice."};

// All that those files said about money; the room grew around it.
constexpr std::string_view kMoney = "money.";
constexpr std::string_view kFirstMoney[] = {
    "money.tenure",      "money.price",     "money.capital",   "money.runs",
    "money.trials",      "money.use_rule",  "money.use",       "money.years",
    "money.maintenance", "money.staff_own", "money.staff_rent"};

} // namespace

bool isNewRow(std::string_view path)
{
    if (path.starts_with(kMoney))
        return std::ranges::find(kFirstMoney, path) == std::end(kFirstMoney);
    return std::ranges::any_of(kNew, [&](std::string_view start) {
        const bool group = start.ends_with('.') || start.ends_with('_');
        return group ? path.starts_with(start) : path == start;
    });
}

bool mayBeUnknown(const Number& row)
{
    return row.optional || row.shown == Shown::Part;
}

} // namespace engine

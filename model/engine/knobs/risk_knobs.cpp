#include "model/engine/knobs/adopt.h"
#include "model/engine/knobs/risk_parts.h"
#include "model/engine/knobs/row.h"

#include <cmath>

namespace engine {
namespace {

using enum Unit;

#define HEADROOM_RISK(path, unit, scale, low, high, least, most, whole, expr, when)                \
    Number                                                                                         \
    {                                                                                              \
        "risk." path, unit, Scale::scale, low, high, least, most, whole, Group::Risk, Shown::More, \
            HEADROOM_GET(p.risk.expr), HEADROOM_SET(p.risk.expr), when                             \
    }
#define HEADROOM_RATE_KNOB(part)                                                                   \
    Number{"risk.rate." #part,                                                                     \
           EachYear,                                                                               \
           Scale::Linear,                                                                          \
           0,                                                                                      \
           0.5,                                                                                    \
           0,                                                                                      \
           1000,                                                                                   \
           false,                                                                                  \
           Group::Risk,                                                                            \
           Shown::More,                                                                            \
           [](const Plan& p, const Workload&) { return p.risk.rates.part.base(); },                \
           [](Plan& p, Workload&, double base) { p.risk.rates.part = PerYear(base); },             \
           HEADROOM_ALWAYS},

constexpr std::array kRiskNumbers{
    HEADROOM_FAULT_PARTS(HEADROOM_RATE_KNOB) HEADROOM_RISK("multiplier", None, Log, 0.1, 10, 0.01,
                                                           100, false, multiplier, HEADROOM_ALWAYS),
    HEADROOM_RISK("burn_in", None, Linear, 1, 5, 1, 100, false, burnIn, HEADROOM_ALWAYS),
    HEADROOM_RISK("together", Percent, Linear, 0, 90, 0, 95, false, together, HEADROOM_ALWAYS),
    HEADROOM_RISK("network_cover", Percent, Linear, 0, 100, 0, 100, false, networkCover,
                  HEADROOM_WHEN(p.risk.network == Network::Redundant)),
    HEADROOM_RISK("feed_cover", Percent, Linear, 0, 100, 0, 100, false, feedCover,
                  HEADROOM_WHEN(p.risk.feeds == Feeds::Dual)),
    HEADROOM_RISK("small_jobs", None, Linear, 1, 10, 1, 100, false, smallJobs, HEADROOM_ALWAYS),
    HEADROOM_RISK("small_jobs_below", Gpus, Log, 64, 65536, 1, 1e7, true, smallJobsBelow,
                  HEADROOM_ALWAYS),
    HEADROOM_RISK("checkpoint.interval", Second, Log, 10, 86400, 0.1, 1e8, false,
                  checkpoint.interval,
                  HEADROOM_WHEN(p.risk.checkpoint.rule == IntervalRule::Typed)),
    HEADROOM_RISK("checkpoint.storage", GBPerSecond, Log, 0.1, 1000, 1e-3, 1e6, false,
                  checkpoint.storage, HEADROOM_ALWAYS),
    HEADROOM_RISK("checkpoint.bytes", BytesPerParameter, Linear, 0, 20, 0, 1000, false,
                  checkpoint.bytes, HEADROOM_ALWAYS),
    HEADROOM_RISK("detect", Second, Log, 1, 3600, 0, 1e6, false, detect, HEADROOM_ALWAYS),
    HEADROOM_RISK("restart", Second, Log, 1, 3600, 0, 1e6, false, restart, HEADROOM_ALWAYS),
    HEADROOM_RISK("warm_up", Second, Log, 1, 3600, 0, 1e6, false, warmUp, HEADROOM_ALWAYS),
    Number{"risk.repair", Hours, Scale::Log, 0.25, 336, 0, 1e5, false, Group::Risk, Shown::More,
           HEADROOM_GET(p.risk.repair),
           [](Plan& p, Workload&, double base) {
               if (base != p.risk.repair.base()) // a time turned by hand is nobody's shift
                   p.risk.staffing = RepairCrew::Typed;
               p.risk.repair = Seconds(base);
           },
           HEADROOM_ALWAYS},
    HEADROOM_RISK("spares", Nodes, Linear, 0, 64, 0, 1e5, true, spares,
                  HEADROOM_WHEN(p.risk.sparesRule == SparesRule::Typed)),
    HEADROOM_RISK("spares_target", Percent, Linear, 90, 99.9, 1, 99.9999, false, sparesTarget,
                  HEADROOM_ALWAYS),
    HEADROOM_RISK("nodes_per_spare", Nodes, Linear, 1, 64, 1, 1e5, true, nodesPerSpare,
                  HEADROOM_ALWAYS),
};

constexpr std::array<std::string_view, 2> kGoodputs{"computed", "typed"};
constexpr std::array<std::string_view, 2> kNetworks{"single", "redundant"};
constexpr std::array<std::string_view, 2> kFeeds{"single", "dual"};
constexpr std::array<std::string_view, 2> kModes{"asynchronous", "synchronous"};
constexpr std::array<std::string_view, 4> kIntervals{"daly", "young", "available", "typed"};
constexpr std::array<std::string_view, 2> kRecoveries{"elastic", "restart"};
constexpr std::array<std::string_view, 2> kSmallJobs{"warned", "counted"};
constexpr std::array<std::string_view, 3> kSpares{"none", "target", "typed"};

template <std::size_t N> std::vector<Option> optionsOf(const std::array<std::string_view, N>& ids)
{
    std::vector<Option> options;
    for (const std::string_view id : ids)
        options.push_back({std::string(id), {}});
    return options;
}

template <class Id, std::size_t N>
void setNamed(Id& to, const std::array<std::string_view, N>& ids, std::string_view id)
{
    for (std::size_t i = 0; i < N; ++i)
        if (ids[i] == id)
            to = static_cast<Id>(i);
}

// What goes by rates that are not known is no choice.
bool knowsRates(const Plan& p)
{
    double sum = 0;
#define HEADROOM_ADD(part) sum += p.risk.rates.part.base();
    HEADROOM_FAULT_PARTS(HEADROOM_ADD)
#undef HEADROOM_ADD
    return !std::isnan(sum);
}

#define HEADROOM_RISK_CHOICE(path, ids, expr)                                                      \
    Choice                                                                                         \
    {                                                                                              \
        "risk." path, Group::Risk, Shown::More, true,                                              \
            [](const Plan&, const Workload&, const Catalog&) { return optionsOf(ids); },           \
            [](const Plan& p, const Workload&) {                                                   \
                return std::string(ids[static_cast<std::size_t>(p.risk.expr)]);                    \
            },                                                                                     \
            [](Plan& p, Workload&, const Catalog&, std::string_view id) {                          \
                setNamed(p.risk.expr, ids, id);                                                    \
            },                                                                                     \
            HEADROOM_ALWAYS                                                                        \
    }

const std::array kRiskChoices{
    Choice{"risk.fleet", Group::Risk, Shown::More, false,
           [](const Plan&, const Workload&, const Catalog& catalog) {
               std::vector<Option> options;
               for (const Fleet& f : catalog.fleets)
                   options.push_back({f.id, f.name});
               return options;
           },
           [](const Plan& p, const Workload&) { return p.risk.fleetId; },
           [](Plan& p, Workload&, const Catalog& catalog, std::string_view id) {
               if (const Fleet* fleet = catalog.fleet(id))
                   adopt(p, catalog, *fleet);
           },
           HEADROOM_ALWAYS},
    Choice{"risk.goodput_rule", Group::Risk, Shown::More, true,
           [](const Plan& p, const Workload&, const Catalog&) {
               return std::vector<Option>{{"computed", {}, knowsRates(p)}, {"typed", {}}};
           },
           [](const Plan& p, const Workload&) {
               return std::string(kGoodputs[static_cast<std::size_t>(p.risk.goodputRule)]);
           },
           [](Plan& p, Workload&, const Catalog&, std::string_view id) {
               setNamed(p.risk.goodputRule, kGoodputs, id);
           },
           HEADROOM_ALWAYS},
    HEADROOM_RISK_CHOICE("small_rule", kSmallJobs, smallRule),
    HEADROOM_RISK_CHOICE("network", kNetworks, network),
    HEADROOM_RISK_CHOICE("feeds", kFeeds, feeds),
    HEADROOM_RISK_CHOICE("checkpoint.mode", kModes, checkpoint.mode),
    HEADROOM_RISK_CHOICE("checkpoint.rule", kIntervals, checkpoint.rule),
    HEADROOM_RISK_CHOICE("recovery", kRecoveries, recovery),
    Choice{"risk.staffing", Group::Risk, Shown::More, true,
           [](const Plan&, const Workload&, const Catalog&) { return optionsOf(kStaffings); },
           [](const Plan& p, const Workload&) {
               return std::string(kStaffings[static_cast<std::size_t>(p.risk.staffing)]);
           },
           [](Plan& p, Workload&, const Catalog& catalog, std::string_view id) {
               RepairCrew staffing = p.risk.staffing;
               setNamed(staffing, kStaffings, id);
               adopt(p, catalog, staffing);
           },
           HEADROOM_ALWAYS},
    HEADROOM_RISK_CHOICE("spares_rule", kSpares, sparesRule),
};

} // namespace

std::span<const Number> riskNumbers()
{
    return kRiskNumbers;
}

std::span<const Choice> riskChoices()
{
    return kRiskChoices;
}

} // namespace engine

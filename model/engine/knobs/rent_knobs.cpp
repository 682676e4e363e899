#include "model/engine/knobs/money_row.h"

namespace engine {
namespace {

using enum Unit;

// A discount somebody typed is not bounded by what others were offered.
#define HEADROOM_DISCOUNT(name, high, share, bound)                                                \
    Number                                                                                         \
    {                                                                                              \
        "money.discount_" name, Percent, Scale::Linear, 0, high, 0, 99, false, Group::Money,       \
            Shown::More, HEADROOM_GET(p.money.rent.share),                                         \
            [](Plan& p, Workload&, double base) {                                                  \
                p.money.rent.share = base;                                                         \
                p.money.rent.bound = {};                                                           \
            },                                                                                     \
            HEADROOM_ALWAYS                                                                        \
    }
// In the order in which a file is read: a bound stands behind the discount whose turning drops it.
#define HEADROOM_LEAST(name, bound)                                                                \
    Number                                                                                         \
    {                                                                                              \
        "money.least_" name, DollarPerGpuHour, Scale::Linear, 0, 20, 0, 1e4, false, Group::Money,  \
            Shown::Part, HEADROOM_GET(p.money.rent.bound), HEADROOM_SET(p.money.rent.bound),       \
            HEADROOM_ALWAYS                                                                        \
    }
// What is reserved is paid for all hours, so its bill has no steps.
#define kByTheHour                                                                                 \
    HEADROOM_WHEN(p.money.rent.term == Term::OnDemand || p.money.rent.term == Term::Spot)

constexpr std::array kRentNumbers{
    HEADROOM_DISCOUNT("1y", 80, discount1y, least1y),
    HEADROOM_DISCOUNT("3y", 80, discount3y, least3y),
    HEADROOM_DISCOUNT("spot", 90, discountSpot, leastSpot),
    HEADROOM_LEAST("1y", least1y),
    HEADROOM_LEAST("3y", least3y),
    HEADROOM_LEAST("spot", leastSpot),
    HEADROOM_MONEY("money.spot.node_between", Days, Log, 1, 365, 0.01, 100000.0, rent.nodeBetween,
                   HEADROOM_ALWAYS),
    HEADROOM_MONEY("money.spot.save_every", Hours, Log, 0.1, 24, 0.001, 10000.0, rent.saveEvery,
                   HEADROOM_ALWAYS),
    HEADROOM_MONEY("money.spot.save_time", Second, Linear, 0, 600, 0, 100000.0, rent.saveTime,
                   HEADROOM_ALWAYS),
    HEADROOM_MONEY("money.spot.restart", Second, Linear, 0, 3600, 0, 1000000.0, rent.restart,
                   HEADROOM_ALWAYS),
    HEADROOM_MONEY("money.billing_step", Hours, Linear, 0, 24, 0, 8760, rent.billingStep,
                   kByTheHour),
    HEADROOM_MONEY("money.minimum_term", Hours, Linear, 0, 720, 0, 8760, rent.minimumTerm,
                   kByTheHour),
    HEADROOM_MONEY("money.stored", TB, Linear, 0, 5000, 0, 100000000.0, rent.stored,
                   HEADROOM_ALWAYS),
    HEADROOM_MONEY("money.stored_price", DollarPerTBMonth, Linear, 0, 300, 0, 100000.0,
                   rent.storedPrice, HEADROOM_ALWAYS),
    HEADROOM_MONEY("money.leaving", TB, Linear, 0, 5000, 0, 100000000.0, rent.leavingYear,
                   HEADROOM_ALWAYS),
    HEADROOM_MONEY("money.leaving_price", DollarPerTB, Linear, 0, 200, 0, 100000.0,
                   rent.leavingPrice, HEADROOM_ALWAYS),
    HEADROOM_MONEY("money.support", Percent, Linear, 0, 20, 0, 100, rent.support, HEADROOM_ALWAYS),
    HEADROOM_YEARLY("money.trend", -50, 50, -90, 200, rent.trend, HEADROOM_ALWAYS),
    HEADROOM_YEARLY("money.trend_spread", 0, 60, 0, 100, rent.trendSpread, HEADROOM_ALWAYS),
    HEADROOM_MONEY("money.scheduling", Percent, Linear, 0, 50, 0, 90, scheduling, HEADROOM_ALWAYS),
    HEADROOM_MONEY("money.api_price", DollarPerMtoken, Log, 0.01, 100, 1e-6, 100000.0, apiPrice,
                   HEADROOM_ALWAYS),
};

const std::array kTerms{Option{"on_demand", {}}, Option{"reserved_1y", {}},
                        Option{"reserved_3y", {}}, Option{"spot", {}}};
const std::array kRentChoices{HEADROOM_WORDS("money.term", rent.term, Term, kTerms)};

} // namespace

std::span<const Number> rentNumbers()
{
    return kRentNumbers;
}

std::span<const Choice> rentChoices()
{
    return kRentChoices;
}

} // namespace engine

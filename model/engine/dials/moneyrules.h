#pragma once

#include "model/engine/plan.h"

#include <string_view>

// Formulas of the money room that depend on the plan's terms: in addition to its table of dials.
namespace engine {

// Inputs of the monthly books.
#define HEADROOM_BOTH_BOOKS                                                                        \
    "; money.own_first, money.own_year, money.rent_year, money.wait_year, money.waiting, "         \
    "money.commitment_left, money.resale, money.trend, money.tax_rate, money.life, money.years"

// A discount bounded by the catalog's offers, and one that is not.
#define HEADROOM_BOUNDED(term)                                                                     \
    "min(1, max(1 - money.discount_" term ", money.least_" term " / money.price))"
#define HEADROOM_DISCOUNTED(least, term)                                                           \
    ((least).base() > 0 ? HEADROOM_BOUNDED(term) " * (1 + money.support)"                          \
                        : "(1 - money.discount_" term ") * (1 + money.support)")

// Share of the on-demand price under the terms, plus support.
inline std::string_view paidShare(const Plan& plan, const Workload&)
{
    const RentTerms& rent = plan.money.rent;
    switch (rent.term) {
    case Term::OnDemand: break;
    case Term::Reserved1y: return HEADROOM_DISCOUNTED(rent.least1y, "1y");
    case Term::Reserved3y: return HEADROOM_DISCOUNTED(rent.least3y, "3y");
    case Term::Spot: return HEADROOM_DISCOUNTED(rent.leastSpot, "spot");
    }
    return {};
}

// Inputs of the present value after tax.
#define HEADROOM_TODAY ", money.trend, money.discount_rate, money.tax_rate, money.life"

#define HEADROOM_EVEN_PRICE(term)                                                                  \
    "table: the price on demand at which buying saves nothing; money.own_first, money.resale, "    \
    "money.own_year, money.rent_fixed_year, money.years, money.waiting, cluster.gpus, "            \
    "money.support, money.paid_use, money.in_use" term HEADROOM_TODAY
#define HEADROOM_LEAST(least, term)                                                                \
    ((least).base() > 0 ? HEADROOM_EVEN_PRICE(", money.discount_" term ", money.least_" term)      \
                        : HEADROOM_EVEN_PRICE(", money.discount_" term))
inline std::string_view evenPrice(const Plan& plan, const Workload&)
{
    const RentTerms& rent = plan.money.rent;
    switch (rent.term) {
    case Term::OnDemand: break;
    case Term::Reserved1y: return HEADROOM_LEAST(rent.least1y, "1y");
    case Term::Reserved3y: return HEADROOM_LEAST(rent.least3y, "3y");
    case Term::Spot: return HEADROOM_LEAST(rent.leastSpot, "spot");
    }
    return HEADROOM_EVEN_PRICE();
}

// Hours in use: entered, from runs, or from fleets that run all the time.
inline std::string_view inUse(const Plan& plan, const Workload&)
{
    const bool typed = plan.money.useRule == UseRule::Typed;
    if (plan.serves())
        return typed ? "table: hours of what trains and of the fleets, of all GPUs; money.use, "
                       "cluster.gpus, cluster.gpus_serving, work.*.serve_gpu_hours"
                     : "table: hours of what trains and of the fleets, of all GPUs; money.runs, "
                       "money.run_time, money.trials, money.scheduling, cluster.gpus, "
                       "cluster.gpus_serving, work.*.serve_gpu_hours";
    return typed ? "money.use" : std::string_view();
}

inline constexpr auto kReserves = [](const Plan& plan) {
    return plan.money.rent.term == Term::Reserved1y || plan.money.rent.term == Term::Reserved3y;
};
inline constexpr auto kUnreserved = [](const Plan& plan) { return !kReserves(plan); };

// Runs take longer because of spot preemptions.
inline constexpr auto kRentsSpot = [](const Plan& plan) { return plan.money.rentsSpot(); };

// Whole terms are paid, even if they do not divide the years compared.
#define HEADROOM_TERM_LEFT(years)                                                                  \
    "(ceil(money.years / (" years " * year)) * " years " * year - money.years)"
inline std::string_view commitmentLeft(const Plan& plan, const Workload&)
{
    switch (plan.money.rent.term) {
    case Term::OnDemand:
    case Term::Spot: break;
    case Term::Reserved1y: return "money.committed_year * " HEADROOM_TERM_LEFT("1");
    case Term::Reserved3y: return "money.committed_year * " HEADROOM_TERM_LEFT("3");
    }
    return {};
}

#define HEADROOM_RENT_TIME(years)                                                                  \
    "cluster.gpus * money.paid_share * (money.paid_use * money.years + " HEADROOM_TERM_LEFT(       \
        years) ")"
inline std::string_view rentTime(const Plan& plan, const Workload&)
{
    switch (plan.money.rent.term) {
    case Term::OnDemand:
    case Term::Spot: break;
    case Term::Reserved1y: return HEADROOM_RENT_TIME("1");
    case Term::Reserved3y: return HEADROOM_RENT_TIME("3");
    }
    return {};
}

// Cost of a run; alongside fleets, its share of the GPU-hours.
#define HEADROOM_RUN_COST(total)                                                                   \
    total " * (1 + money.trials) * money.run_time / (money.in_use * (1 - money.scheduling) * "     \
          "money.years)"
#define HEADROOM_RUN_BESIDE(total)                                                                 \
    "table: all that is paid over the years compared, shared among their runs; " total             \
    ", money.tier_rent_year, money.years, money.runs, money.trials, money.scheduling, "            \
    "money.in_use, "                                                                               \
    "cluster.gpus, "                                                                               \
    "cluster.gpus_serving"
inline std::string_view runCost(const Plan& plan, const Workload&)
{
    const bool rents = plan.money.tenure == Tenure::Rent;
    if (plan.serves())
        return rents ? HEADROOM_RUN_BESIDE("money.rent_total")
                     : HEADROOM_RUN_BESIDE("money.own_total");
    return rents ? HEADROOM_RUN_COST("money.rent_total") : HEADROOM_RUN_COST("money.own_total");
}

} // namespace engine

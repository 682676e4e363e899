#pragma once

#include "model/engine/dials/dial.h"
#include "model/engine/plan.h"
#include "model/engine/text.h"

#include <string_view>

// Formulas of the money room that depend on the plan's terms: in addition to its table of dials.
namespace engine {

// Formulas in prose that several figures share.
inline constexpr const char* kUseOfAll =
    L("Formulas",
      "Hours of the training runs and serving fleets, as a share of all hours of all GPUs.");

// Inputs of the monthly books.
#define HEADROOM_BOTH_BOOKS                                                                        \
    "money.own_first, money.own_year, money.rent_year, money.wait_year, money.waiting, "           \
    "money.commitment_left, money.resale, money.trend, money.tax_rate, money.life, money.years"

// A discount bounded by the catalog's offers, and one that is not.
#define HEADROOM_BOUNDED(term)                                                                     \
    "min(1, max(1 - money.discount_" term ", money.least_" term " / money.price))"
#define HEADROOM_DISCOUNTED(least, term)                                                           \
    ((least).base() > 0 ? HEADROOM_BOUNDED(term) " * (1 + money.support)"                          \
                        : "(1 - money.discount_" term ") * (1 + money.support)")

// Share of the on-demand price under the terms, plus support.
inline WrittenFormula paidShare(const Plan& plan, const Workload&)
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

inline constexpr const char* kBreakEvenPrice =
    L("Formulas",
      "Solved for the on-demand price at which the present value of the savings is zero, with "
      "the discount as far as the lowest offer for this GPU allows.");
#define HEADROOM_EVEN_PRICE(term)                                                                  \
    prose(kBreakEvenPrice, "money.own_first, money.resale, "                                       \
                           "money.own_year, money.rent_fixed_year, money.years, money.waiting, "   \
                           "cluster.gpus, risk.spare_gpus, "                                       \
                           "money.support, money.paid_use, money.in_use" term HEADROOM_TODAY)
#define HEADROOM_LEAST(least, term)                                                                \
    ((least).base() > 0 ? HEADROOM_EVEN_PRICE(", money.discount_" term ", money.least_" term)      \
                        : HEADROOM_EVEN_PRICE(", money.discount_" term))
inline WrittenFormula breakEvenPrice(const Plan& plan, const Workload&)
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
inline WrittenFormula inUse(const Plan& plan, const Workload&)
{
    const bool typed = plan.money.useRule == UseRule::Typed;
    if (plan.serves())
        return typed
                   ? prose(kUseOfAll, "money.use, "
                                      "cluster.gpus, cluster.gpus_serving, work.*.serve_gpu_hours")
                   : prose(kUseOfAll,
                           "money.runs, "
                           "money.run_time, money.trials, money.scheduling, cluster.gpus, "
                           "cluster.gpus_serving, work.*.serve_gpu_hours");
    return typed ? WrittenFormula("money.use") : WrittenFormula();
}

inline constexpr auto kReserves = [](const Plan& plan) {
    return plan.money.rent.term == Term::Reserved1y || plan.money.rent.term == Term::Reserved3y;
};
inline constexpr auto kUnreserved = [](const Plan& plan) { return !kReserves(plan); };

inline constexpr auto kBuys = [](const Plan& plan) { return plan.money.tenure == Tenure::Buy; };
// Runs take longer because of spot preemptions.
inline constexpr auto kRentsSpot = [](const Plan& plan) { return plan.money.rentsSpot(); };

// Whole terms are paid, even if they do not divide the years compared.
#define HEADROOM_TERM_LEFT(years)                                                                  \
    "(ceil(money.years / (" years " * year)) * " years " * year - money.years)"
inline WrittenFormula commitmentLeft(const Plan& plan, const Workload&)
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
    "(cluster.gpus + risk.spare_gpus) * money.paid_share * (money.paid_use * money.years "         \
    "+ " HEADROOM_TERM_LEFT(years) ")"
inline WrittenFormula rentTime(const Plan& plan, const Workload&)
{
    switch (plan.money.rent.term) {
    case Term::OnDemand:
    case Term::Spot: break;
    case Term::Reserved1y: return HEADROOM_RENT_TIME("1");
    case Term::Reserved3y: return HEADROOM_RENT_TIME("3");
    }
    return {};
}

inline constexpr const char* kPaidPerRun =
    L("Formulas", "All payments over the period compared, including trials and staff, divided by "
                  "the runs in that period.");
// Cost of a run; alongside fleets, its share of the GPU-hours.
#define HEADROOM_RUN_COST(total, use)                                                              \
    total " * (1 + money.trials) * money.run_time / (" use " * (1 - money.scheduling) * "          \
          "money.years)"
#define HEADROOM_RUN_BESIDE(total)                                                                 \
    prose(kPaidPerRun, total                                                                       \
          ", money.tier_rent_year, money.years, money.runs, money.trials, money.scheduling, "      \
          "money.in_use, "                                                                         \
          "cluster.gpus, "                                                                         \
          "cluster.gpus_serving")
inline WrittenFormula runCost(const Plan& plan, const Workload&)
{
    const bool rents = plan.money.tenure == Tenure::Rent;
    if (plan.serves())
        return rents ? HEADROOM_RUN_BESIDE("money.rent_total")
                     : HEADROOM_RUN_BESIDE("money.own_total");
    return rents ? HEADROOM_RUN_COST("money.rent_total", "money.in_use")
                 : HEADROOM_RUN_COST("money.own_total", "min(1, money.in_use)");
}

} // namespace engine

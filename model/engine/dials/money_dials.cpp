#include "model/engine/dials/money_rules.h"
#include "model/engine/dials/row.h"
#include "model/engine/money/books.h"
#include "model/engine/money/rent.h"
#include "model/engine/money/supplies.h"

#include <array>

namespace engine {
namespace {

using enum Unit;

// Tokens that a run of all workloads trains on, or that fleets alone read and write in a year.
Tokens runTokens(const Plan& plan, const Assessment& a)
{
    Tokens sum{};
    for (std::size_t w = 0; w < a.serving.size(); ++w)
        if (!plan.trains()) // work by the unit has no tokens
            sum += plan.work[w].serve.rule == ServeRule::ByUnit
                       ? Tokens(kUnknown)
                       : a.serving[w].inputYear + a.serving[w].outputYear;
    for (std::size_t w = 0; w < plan.work.size(); ++w) {
        const TrainAnswer& t = a.work[w];
        const bool sweep = plan.work[w].kind == WorkloadKind::Sweep;
        sum += t.tokens * (sweep ? plan.work[w].sweep.trials * (t.meanTrial / t.trial) : 1);
    }
    return sum;
}

double onSpotTime(const Plan& plan, const Assessment& a)
{
    const double slower = slowdown(onSpot(plan.money.rent, a.decision.nodes));
    return std::isfinite(slower) ? slower : kUnknown; // it would never be done
}

// That all runs make their dates. They come one after the other, so the luck of one says nothing
// of the next.
Share spotChance(const Plan& plan, const Assessment& a)
{
    Share all = plan.trains() ? 1 : kUnknown;
    for (std::size_t w = 0; w < plan.work.size(); ++w)
        if (plan.work[w].trains())
            all *= chanceInTime(onSpot(plan.money.rent, a.decision.nodes),
                                a.work[w].time * a.work[w].risk.spotShare,
                                plan.work[w].train.deadline);
    return all;
}

#define HEADROOM_STAFF_BY_SIZE "cluster.gpus / money.staff_gpus * money.staff_each"

bool staffedBySize(const Plan& plan)
{
    return plan.money.staff.rule == StaffRule::BySize;
}

std::string_view rentedStaff(const Plan& plan)
{
    if (!staffedBySize(plan))
        return {};
    return reserves(plan)
               ? "money.staff_renting * (money.staff_fixed + " HEADROOM_STAFF_BY_SIZE ")"
               : "money.staff_renting * money.staff_fixed + money.in_use * money.staff_use_year";
}

constexpr std::array kMoneyDials{
    byRule(HEADROOM_RULED(rentsSpot(p),
                          "sum of the times of all workloads, without what spot does again; "
                          "work.*.time, work.*.serve_on, money.spot_slowdown"),
           {"money.run_time", Days, Room::Money,
            "sum of the times of all workloads; work.*.time, work.*.serve_on",
            HEADROOM_DIAL(a.money.runTime)}),
    byRule(HEADROOM_RULED(rentsSpot(p),
                          "sum of the GPU-hours of all workloads, without what spot does again; "
                          "work.*.gpu_hours, work.*.serve_gpu_hours, money.spot_slowdown"),
           {"money.run_gpu_hours", GpuHours, Room::Money,
            "sum of the GPU-hours of all workloads; work.*.gpu_hours, work.*.serve_gpu_hours",
            HEADROOM_DIAL(a.money.runGpuTime)}),
    byRule(inUse, {"money.in_use", Percent, Room::Money,
                   "money.runs * money.run_time * (1 + money.trials) / (1 - money.scheduling)",
                   HEADROOM_DIAL(a.money.inUse)}),
    Dial{"money.gpu_hours_year", GpuHours, Room::Money, "money.in_use * cluster.gpus * year",
         HEADROOM_DIAL(a.money.gpuTimeYear)},
    byRule(paidShare, {"money.paid_share", Percent, Room::Money, "1 + money.support",
                       HEADROOM_DIAL(a.money.paidShare)}),
    byRule(HEADROOM_RULED(p.money.rent.term == Term::Spot,
                          "table: hours paid for an hour of work; money.spot_slowdown, "
                          "money.run_time, money.billing_step, money.minimum_term"),
           {"money.paid_time", None, Room::Money,
            "table: hours paid for an hour of work; money.run_time, money.billing_step, "
            "money.minimum_term",
            HEADROOM_DIAL(a.money.paidTime)}),
    byRule(HEADROOM_RULED(reserves(p), "max(1, money.in_use)"),
           {"money.paid_use", Percent, Room::Money, "money.in_use * money.paid_time",
            HEADROOM_DIAL(a.money.paidUse)}),
    byRule(HEADROOM_RULED(staffedBySize(p) && !reserves(p),
                          "money.staff_renting * " HEADROOM_STAFF_BY_SIZE),
           {"money.staff_use_year", DollarPerYear, Room::Money,
            "table: no staff follows the hours in use; cluster.gpus, money.staff_renting",
            HEADROOM_DIAL(a.money.staffUseYear)}),
    byRule(rentedStaff, {"money.staff_rent_year", DollarPerYear, Room::Money, "money.staff_rent",
                         HEADROOM_DIAL(a.money.staffRent)}),
    Dial{"money.storage_year", DollarPerYear, Room::Money,
         "money.stored * money.stored_price * (1 + money.support)",
         HEADROOM_DIAL(a.money.storageYear)},
    Dial{"money.leaving_year", DollarPerYear, Room::Money,
         "money.leaving * money.leaving_price * (1 + money.support) / year",
         HEADROOM_DIAL(a.money.egressYear)},
    byRule(HEADROOM_RULED(
               std::ranges::any_of(
                   p.work, [](const Workload& w) { return w.serves() && w.serve.tier.used(); }),
               "sum of the rents of second kinds of GPUs; work.*.serve_tier_cost"),
           {"money.beside_year", DollarPerYear, Room::Money,
            "table: the cluster does all the work; cluster.gpus",
            HEADROOM_DIAL(a.money.besideYear)}),
    Dial{"money.rent_fixed_year", DollarPerYear, Room::Money,
         "money.staff_rent_year + money.storage_year + money.leaving_year + money.beside_year",
         HEADROOM_DIAL(a.money.rentFixedYear)},
    Dial{"money.rent_run", Dollar, Room::Money,
         "money.price * money.run_gpu_hours * money.paid_share * money.paid_time",
         HEADROOM_DIAL(a.money.rentRun)},
    Dial{"money.rent_year", DollarPerYear, Room::Money,
         "money.paid_use * cluster.gpus * money.price * money.paid_share + money.rent_fixed_year",
         HEADROOM_DIAL(a.money.rentYear)},
    byRule(HEADROOM_RULED(reserves(p), "cluster.gpus * money.price * money.paid_share"),
           {"money.committed_year", DollarPerYear, Room::Money,
            "table: all hours of what is reserved; cluster.gpus, money.price, money.paid_share",
            HEADROOM_DIAL(a.money.committedYear)}),
    byRule(commitmentLeft, {"money.commitment_left", Dollar, Room::Money,
                            "table: what is left of a term; money.committed_year, money.years",
                            HEADROOM_DIAL(a.money.commitmentLeft)}),
    byRule(HEADROOM_RULED(!reserves(p),
                          "cluster.gpus * money.price * money.paid_share * money.paid_time"),
           {"money.rent_use_year", DollarPerYear, Room::Money,
            "table: a year at all hours; cluster.gpus, money.price, money.paid_share",
            HEADROOM_DIAL(a.money.rentUseYear)}),
    byRule(HEADROOM_RULED(reserves(p), "cluster.gpus * money.price * (1 + money.support)"),
           {"money.wait_use_year", DollarPerYear, Room::Money,
            "cluster.gpus * money.price * money.paid_share * money.paid_time",
            HEADROOM_DIAL(a.money.waitUseYear)}),
    byRule(HEADROOM_RULED(p.money.leadTime.base() > 0,
                          "money.in_use * money.wait_use_year + money.rent_fixed_year"),
           {"money.wait_year", DollarPerYear, Room::Money,
            "table: the rent of a year until delivery; money.lead_time, money.wait_use_year, "
            "money.rent_fixed_year",
            HEADROOM_DIAL(a.money.waitYear)}),
    Dial{"money.own_first", Dollar, Room::Money,
         "(cluster.gpus + risk.spare_gpus) * money.capital_gpu + money.hall_first",
         HEADROOM_DIAL(a.money.ownFirst)},
    byRule(HEADROOM_RULED(p.money.atEnd == AtEnd::Sold,
                          "money.own_machines * pow(1 - money.resale_loss, (money.years - "
                          "money.waiting) / year)"),
           {"money.resale", Dollar, Room::Money,
            "table: what the machines bring; money.own_machines, money.resale_loss, money.years",
            HEADROOM_DIAL(a.money.resale)}),
    Dial{"money.electricity_year", DollarPerYear, Room::Money,
         "(site.idle + money.in_use * (site.mean - site.idle)) * site.electricity",
         HEADROOM_DIAL(a.money.electricityYear)},
    Dial{"money.maintenance_year", DollarPerYear, Room::Money,
         "(money.own_first - money.hall_first) * money.maintenance / year",
         HEADROOM_DIAL(a.money.maintenanceYear)},
    byRule(HEADROOM_RULED(p.money.capitalRule == CapitalRule::ByPart,
                          "(money.own_first - money.hall_first) * money.part.insurance / year"),
           {"money.insurance_year", DollarPerYear, Room::Money,
            "table: insurance of the machines; money.own_machines, money.part.insurance",
            HEADROOM_DIAL(a.money.insuranceYear)}),
    byRule(HEADROOM_RULED(p.money.capitalRule == CapitalRule::ByPart,
                          "(cluster.gpus + risk.spare_gpus) * money.part.software"),
           {"money.software_year", DollarPerYear, Room::Money,
            "table: licences of all GPUs; cluster.gpus, money.part.software",
            HEADROOM_DIAL(a.money.softwareYear)}),
    byRule(HEADROOM_RULED(p.money.hall == Hall::Colocation,
                          HEADROOM_RATED_MACHINES " * money.colocation"),
           {"money.colocation_year", DollarPerYear, Room::Money,
            "table: rent of the hall; site.rated, money.colocation",
            HEADROOM_DIAL(a.money.colocationYear)}),
    byRule(HEADROOM_RULED(staffedBySize(p), "money.staff_fixed + " HEADROOM_STAFF_BY_SIZE),
           {"money.staff_own_year", DollarPerYear, Room::Money, "money.staff_own",
            HEADROOM_DIAL(a.money.staffOwn)}),
    Dial{"money.own_fixed_year", DollarPerYear, Room::Money,
         "money.maintenance_year + money.staff_own_year + money.insurance_year + "
         "money.software_year + money.colocation_year + money.beside_year",
         HEADROOM_DIAL(a.money.ownFixedYear)},
    Dial{"money.own_year", DollarPerYear, Room::Money,
         "money.own_fixed_year + money.electricity_year", HEADROOM_DIAL(a.money.ownYear)},
    Dial{"money.waiting", Months, Room::Money, "min(money.lead_time, money.years)",
         HEADROOM_DIAL(a.money.waiting)},
    Dial{"money.rent_total", Dollar, Room::Money,
         "money.rent_year * money.years + money.commitment_left", HEADROOM_DIAL(a.money.rentTotal)},
    Dial{"money.own_total", Dollar, Room::Money,
         "money.own_first + money.wait_year * money.waiting + money.own_year * (money.years - "
         "money.waiting) - money.resale",
         HEADROOM_DIAL(a.money.ownTotal)},
    Dial{"money.even_years", Years, Room::Money,
         "money.lead_time + positive(money.own_first + (money.wait_year - money.rent_year) * "
         "money.lead_time) / positive(money.rent_year - money.own_year)",
         HEADROOM_DIAL(a.money.evenYears)},
    Dial{"money.even_use", Percent, Room::Money,
         "max(0, (money.own_first - money.resale - money.commitment_left + (money.own_fixed_year + "
         "site.idle * site.electricity - money.rent_fixed_year + money.in_use * "
         "money.staff_use_year) * (money.years - money.waiting) - money.committed_year * "
         "money.years) / positive(money.rent_use_year * money.years - money.wait_use_year * "
         "money.waiting - ((site.mean - site.idle) * site.electricity - money.staff_use_year) * "
         "(money.years - money.waiting)))",
         HEADROOM_DIAL(a.money.evenUse)},
    byRule(rentTime, {"money.rent_time", GpuHours, Room::Money,
                      "cluster.gpus * money.paid_share * money.paid_use * money.years",
                      HEADROOM_DIAL(a.money.rentTime)}),
    byRule(HEADROOM_RULED(reserves(p),
                          "cluster.gpus * money.in_use * (1 + money.support) * money.waiting"),
           {"money.wait_time", GpuHours, Room::Money,
            "cluster.gpus * money.paid_use * money.paid_share * money.waiting",
            HEADROOM_DIAL(a.money.waitTime)}),
    byRule(evenPrice,
           {"money.even_price", DollarPerGpuHour, Room::Money,
            "max(0, money.own_first - money.resale + (money.own_year - money.rent_fixed_year) * "
            "(money.years - money.waiting)) / positive(money.rent_time - money.wait_time)",
            HEADROOM_DIAL(a.money.evenPrice)}),
    byRule(runCost, {"money.run_cost", Dollar, Room::Money, HEADROOM_RUN_COST("money.rent_total"),
                     HEADROOM_DIAL(a.money.runCost)}),
    Dial{"money.rent_hour", DollarPerGpuHour, Room::Money,
         "(money.rent_total - money.beside_year * money.years) / (money.gpu_hours_year * (1 - "
         "money.scheduling) * money.years / year)",
         HEADROOM_DIAL(a.money.rentHour)},
    Dial{"money.own_hour", DollarPerGpuHour, Room::Money,
         "(money.own_total - money.beside_year * money.years) / (money.gpu_hours_year * (1 - "
         "money.scheduling) * money.years / year)",
         HEADROOM_DIAL(a.money.ownHour)},
    Dial{"money.run_tokens", TokensUnit, Room::Money,
         "sum of the tokens of all workloads; work.*.run_tokens, work.*.sweep.trials, "
         "work.*.sweep.stopped, work.*.sweep.stopped_after, work.*.serve_input_year, "
         "work.*.serve_output_year",
         HEADROOM_DIAL(runTokens(p, a))},
    Dial{"money.token_cost", DollarPerMtoken, Room::Money, "money.run_cost / money.run_tokens",
         HEADROOM_DIAL(a.money.runCost / runTokens(p, a))},
    Dial{"money.api_run", Dollar, Room::Money, "money.api_price * money.run_tokens",
         HEADROOM_DIAL(p.money.apiPrice* runTokens(p, a))},
    Dial{"money.idle_year", DollarPerYear, Room::Money,
         "max(0, 1 - money.in_use) * (money.own_total / money.years - money.beside_year)",
         HEADROOM_DIAL(a.money.idleYear)},
    Dial{"money.lost_rent_year", DollarPerYear, Room::Money,
         "money.scheduling * (money.rent_year - money.rent_fixed_year)",
         HEADROOM_DIAL(a.money.lostRentYear)},
    Dial{"money.lost_own_year", DollarPerYear, Room::Money,
         "money.scheduling * money.in_use * (money.own_total / money.years - money.beside_year)",
         HEADROOM_DIAL(a.money.lostOwnYear)},
    Dial{"money.renewal", Dollar, Room::Money,
         "money.own_machines / pow(1 + money.price_gain, money.years / year)",
         HEADROOM_DIAL(renewal(p.money, a.money.ownFirst - a.money.capital.hall, p.money.years))},
    costly(Dial{"money.saved", Dollar, Room::Money,
                "sum of the months: what renting costs more than "
                "buying" HEADROOM_BOTH_BOOKS ", money.discount_rate",
                HEADROOM_DIAL(books(p.money, a.money).saved)}),
    costly(Dial{"money.irr", Percent, Room::Money,
                "table: the rate at which the months even out" HEADROOM_BOTH_BOOKS,
                HEADROOM_DIAL(books(p.money, a.money).irr.rate)}),
    costly(Dial{"money.payback", Years, Room::Money,
                "table: the month in which the savings have paid" HEADROOM_BOTH_BOOKS
                ", money.discount_rate",
                HEADROOM_DIAL(books(p.money, a.money).payback)}),
    Dial{"money.spot_slowdown", None, Room::Money,
         "table: time on spot over time undisturbed; cluster.nodes, money.spot.node_between, "
         "money.spot.save_every, money.spot.save_time, money.spot.restart",
         HEADROOM_DIAL(onSpotTime(p, a))},
    byRule(HEADROOM_RULED(p.money.rent.leastSpot.base() > 0,
                          "money.price * " HEADROOM_BOUNDED("spot") " * (1 + money.support) * "
                                                                    "money.spot_slowdown"),
           {"money.spot_price", DollarPerGpuHour, Room::Money,
            "money.price * (1 - money.discount_spot) * (1 + money.support) * money.spot_slowdown",
            HEADROOM_DIAL(p.money.price* paidOf(p.money.rent, Term::Spot, p.money.price) *
                          (1 + p.money.rent.support) * onSpotTime(p, a))}),
    costly(Dial{
        "money.spot_chance", Percent, Room::Money,
        "table: the chance that all runs make their dates on spot; work.*.time, work.*.deadline, "
        "cluster.nodes, money.spot.node_between, money.spot.save_every, "
        "money.spot.save_time, money.spot.restart",
        HEADROOM_DIAL(spotChance(p, a))}),
};

} // namespace

std::span<const Dial> moneyDials()
{
    return kMoneyDials;
}

} // namespace engine

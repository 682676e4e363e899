#include "model/engine/dials/moneyrules.h"
#include "model/engine/dials/row.h"
#include "model/engine/money/books.h"
#include "model/engine/money/rent.h"
#include "model/engine/money/supplies.h"

namespace engine {
namespace {

using enum Unit;

// Formulas in prose that several figures share.
constexpr const char* kTimesAdded = L("Formulas", "The times of all workloads, one after another.");
constexpr const char* kGpuHoursAdded = L("Formulas", "The GPU-hours of all workloads.");
constexpr const char* kBilledPerHour =
    L("Formulas", "Run time rounded up to the billing increment and the minimum rental term, "
                  "divided by run time; on spot, repeated work is included.");
constexpr const char* kPaybackMonth =
    L("Formulas",
      "The time at which the present value of the savings has recovered the amount invested.");

// Tokens that a run of all workloads trains on, or that fleets alone process per year.
Tokens runTokens(const ResolvedPlan& plan, const Assessment& a)
{
    Tokens sum{};
    for (std::size_t w = 0; w < a.serving.size(); ++w)
        if (!plan.runs()) // work measured in units has no tokens
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

double onSpotTime(const ResolvedPlan& plan, const Assessment& a)
{
    return slowdownOnSpot(plan.money.rent, a.decision.nodes);
}

#define HEADROOM_STAFF_BY_SIZE "cluster.gpus / money.staff_gpus * money.staff_each"

WrittenFormula rentedStaff(const Plan& plan, const Workload&)
{
    if (!kStaffBySize(plan))
        return {};
    return kReserves(plan)
               ? "money.staff_renting * (money.staff_fixed + " HEADROOM_STAFF_BY_SIZE ")"
               : "money.staff_renting * money.staff_fixed + money.in_use * money.staff_use_year";
}

constexpr Dial kMoneyDials[] = {
    dial<&MoneyAnswer::runTime>("money.run_time", Days, Room::Money)
        .formula(prose(kTimesAdded, "work.*.time, work.*.serve_on"))
        .formulaIf(kRentsSpot,
                   prose(kTimesAdded, "work.*.time, work.*.serve_on, money.spot_slowdown"))
        .formulaIf(
            kSideBySide,
            prose(L("Formulas",
                    "The times of the workloads that take turns, added up, or the longest time of "
                    "those that run in parallel, whichever is longer."),
                  "work.*.time, work.*.serve_on, work.*.own_gpus"))
        .label(L("Dials", "Run time"))
        .tip(L("Dials", "Time for all workloads: one after another, or in parallel where they have "
                        "GPUs of their own.")),
    dial<&MoneyAnswer::runGpuTime>("money.run_gpu_hours", GpuHours, Room::Money)
        .formula(prose(kGpuHoursAdded, "work.*.gpu_hours, work.*.serve_gpu_hours"))
        .formulaIf(
            kRentsSpot,
            prose(kGpuHoursAdded, "work.*.gpu_hours, work.*.serve_gpu_hours, money.spot_slowdown"))
        .label(L("Dials", "GPU-hours per run"))
        .tip(L("Dials", "GPU time of all workloads together.")),
    dial<&MoneyAnswer::inUse>("money.in_use", Percent, Room::Money)
        .formula("money.runs * money.run_time * (1 + money.trials) / (1 - money.scheduling)")
        .formulasOf(inUse)
        .keyFigure()
        .label(L("Dials", "Utilization"))
        .tip(L("Dials", "Share of the hours of a year in which the GPUs work.")),
    dial<&MoneyAnswer::gpuTimeYear>("money.gpu_hours_year", GpuHours, Room::Money)
        .formula("money.in_use * cluster.gpus * year")
        .label(L("Dials", "GPU-hours per year"))
        .tip(L("Dials", "Trials and failed runs are included.")),
    dial<&MoneyAnswer::paidShare>("money.paid_share", Percent, Room::Money)
        .formula("1 + money.support")
        .formulasOf(paidShare)
        .ifRented()
        .label(L("Dials", "Price paid vs. list"))
        .tip(L("Dials", "Share of the on-demand price that remains under the rental term, support "
                        "plan included.")),
    dial("money.paid_price", DollarPerGpuHour, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) {
             return p.money.price * a.money.paidShare;
         })
        .formula("money.price * money.paid_share")
        .label(L("Dials", "Rental price paid"))
        .tip(L("Dials", "Rental price per GPU-hour under the rental term, support plan included.")),
    dial<&MoneyAnswer::paidTime>("money.paid_time", None, Room::Money)
        .formula(prose(kBilledPerHour, "money.run_time, money.billing_step, "
                                       "money.minimum_term"))
        .formulaIf([](const Plan& p) { return p.money.rent.term == Term::Spot; },
                   prose(kBilledPerHour, "money.spot_slowdown, money.run_time, "
                                         "money.billing_step, money.minimum_term"))
        .ifRented()
        .label(L("Dials", "Billed hours per hour used"))
        .tip(L("Dials", "Runs are rounded up to the billing increment; on spot, repeated work is "
                        "billed again.")),
    dial<&MoneyAnswer::paidUse>("money.paid_use", Percent, Room::Money)
        .formula("money.in_use * money.paid_time")
        .formulaIf(kReserves, "max(1, money.in_use)")
        .ifRented()
        .label(L("Dials", "Billed utilization"))
        .tip(L("Dials", "Share of the hours of a year that is billed when renting.")),
    dial<&MoneyAnswer::staffUseYear>("money.staff_use_year", DollarPerYear, Room::Money)
        .formula(prose(L("Formulas", "Zero: staff cost is entered, or staff is needed at all hours "
                                     "like the reserved GPUs."),
                       "cluster.gpus, money.staff_renting"))
        .formulaIf([](const Plan& p) { return kStaffBySize(p) && kUnreserved(p); },
                   "money.staff_renting * " HEADROOM_STAFF_BY_SIZE)
        .ifRented()
        .label(L("Dials", "Staff per year at full use"))
        .tip(L("Dials",
               "Staff cost when renting, for a year in which the GPUs work at all hours. Staff for "
               "rented GPUs follows the hours used, unless the GPUs are reserved.")),
    dial<&MoneyAnswer::staffRent>("money.staff_rent_year", DollarPerYear, Room::Money)
        .formula("money.staff_rent")
        .formulasOf(rentedStaff)
        .ifRented()
        .label(L("Dials", "Staff per year, renting"))
        .tip(L("Dials", "Yearly cost of the people who run the platform on rented GPUs.")),
    dial<&MoneyAnswer::storageYear>("money.storage_year", DollarPerYear, Room::Money)
        .formula("money.stored * money.stored_price * (1 + money.support)")
        .ifRented()
        .label(L("Dials", "Cloud storage per year"))
        .tip(L("Dials", "Paid when renting, to keep data in the cloud.")),
    dial<&MoneyAnswer::egressYear>("money.leaving_year", DollarPerYear, Room::Money)
        .formula("money.leaving * money.leaving_price * (1 + money.support) / year")
        .ifRented()
        .label(L("Dials", "Egress cost per year"))
        .tip(L("Dials", "Paid when renting, for data that leaves the cloud.")),
    dial<&MoneyAnswer::tierRentYear>("money.tier_rent_year", DollarPerYear, Room::Money)
        .formula(prose(
            L("Formulas", "Zero: the GPUs of the cluster do all the work; no others are rented."),
            "cluster.gpus"))
        .formulaIf(
            [](const Plan& p) { return std::ranges::any_of(p.work, kHasTier); },
            prose(L("Formulas", "The second-tier rents of all fleets."), "work.*.serve_tier_cost"))
        .label(L("Dials", "Second-tier rent per year"))
        .tip(L("Dials", "The second tier is rented for the hours in which it serves, however the "
                        "cluster is paid for.")),
    dial<&MoneyAnswer::rentFixedYear>("money.rent_fixed_year", DollarPerYear, Room::Money)
        .formula("money.staff_rent_year + money.storage_year + money.leaving_year + "
                 "money.tier_rent_year")
        .ifRented()
        .label(L("Dials", "Other operating cost per year"))
        .tip(L("Dials", "Staff, storage and egress, paid at any utilization.")),
    dial<&MoneyAnswer::rentRun>("money.rent_run", Dollar, Room::Money)
        .formula("money.price * money.run_gpu_hours * money.paid_share * money.paid_time")
        .keyFigure()
        .ifRented()
        .label(L("Dials", "GPU rent per run"))
        .tip(L("Dials", "GPU-hours of one finished run at the rental price, without trials, failed "
                        "runs, staff and storage.")),
    dial<&MoneyAnswer::rentYear>("money.rent_year", DollarPerYear, Room::Money)
        .formula(
            "money.paid_use * (cluster.gpus + risk.spare_gpus) * money.price * money.paid_share + "
            "money.rent_fixed_year")
        .keyFigure()
        .ifRented()
        .label(L("Dials", "Rental cost per year (opex)"))
        .tip(L("Dials", "Rent for the hours used, plus staff and other operating cost.")),
    dial<&MoneyAnswer::committedYear>("money.committed_year", DollarPerYear, Room::Money)
        .formula(prose(L("Formulas", "GPUs × rental price × price paid vs. list, for all hours; "
                                     "zero if nothing is reserved."),
                       "cluster.gpus, risk.spare_gpus, money.price, money.paid_share"))
        .formulaIf(kReserves, "(cluster.gpus + risk.spare_gpus) * money.price * money.paid_share")
        .ifRented()
        .label(L("Dials", "Reserved cost per year"))
        .tip(L("Dials", "Paid for all hours, used or not.")),
    dial<&MoneyAnswer::commitmentLeft>("money.commitment_left", Dollar, Room::Money)
        .formula(prose(L("Formulas", "Reserved rent from the end of the period compared to the end "
                                     "of the last full term."),
                       "money.committed_year, money.years"))
        .formulasOf(commitmentLeft)
        .ifRented()
        .label(L("Dials", "Remaining commitment"))
        .tip(L("Dials", "Paid after the period compared, because the rental term is longer.")),
    dial<&MoneyAnswer::rentUseYear>("money.rent_use_year", DollarPerYear, Room::Money)
        .formula(
            prose(L("Formulas",
                    "GPUs × rental price × price paid vs. list × billed hours per hour used; zero "
                    "if the rent is reserved."),
                  "cluster.gpus, risk.spare_gpus, money.price, money.paid_share"))
        .formulaIf(
            kUnreserved,
            "(cluster.gpus + risk.spare_gpus) * money.price * money.paid_share * money.paid_time")
        .ifRented()
        .label(L("Dials", "Rent per year at full use"))
        .tip(L("Dials", "Rent that follows utilization; none where the GPUs are reserved.")),
    dial<&MoneyAnswer::waitUseYear>("money.wait_use_year", DollarPerYear, Room::Money)
        .formula(
            "(cluster.gpus + risk.spare_gpus) * money.price * money.paid_share * money.paid_time")
        .formulaIf(kReserves,
                   "(cluster.gpus + risk.spare_gpus) * money.price * (1 + money.support)")
        .ifBought()
        .label(L("Dials", "Rent at full use until delivery"))
        .tip(L("Dials", "Charged without a reservation: a term of years does not fit the weeks "
                        "until delivery.")),
    dial<&MoneyAnswer::waitYear>("money.wait_year", DollarPerYear, Room::Money)
        .formula(
            prose(L("Formulas",
                    "Utilization × rent at full use until delivery + other operating cost; zero if "
                    "there is no delivery lead time."),
                  "money.lead_time, money.wait_use_year, "
                  "money.rent_fixed_year"))
        .formulaIf([](const Plan& p) { return p.money.leadTime.base() > 0; },
                   "money.in_use * money.wait_use_year + money.rent_fixed_year")
        .ifBought()
        .label(L("Dials", "Rent per year until delivery"))
        .tip(L("Dials", "Converted to a full year, staff included.")),
    dial<&MoneyAnswer::ownFirst>("money.own_first", Dollar, Room::Money)
        .formula("(cluster.gpus + risk.spare_gpus) * money.capital_gpu + money.hall_first")
        .keyFigure()
        .ifBought()
        .label(L("Dials", "Purchase cost (capex)"))
        .tip(L("Dials", "Paid before the first run.")),
    dial<&MoneyAnswer::resale>("money.resale", Dollar, Room::Money)
        .formula(prose(
            L("Formulas",
              "Hardware price × (1 − annual loss in value), once per year of use; zero if the "
              "hardware is kept."),
            "money.own_machines, money.resale_loss, money.years"))
        .formulaIf(
            [](const Plan& p) { return p.money.atEnd == AtEnd::Sold; },
            "money.own_machines * pow(1 - money.resale_loss, (money.years - money.waiting) / year)")
        .ifBought()
        .label(L("Dials", "Resale value"))
        .tip(L("Dials", "What the hardware brings at the end of the period compared.")),
    dial<&MoneyAnswer::electricityYear>("money.electricity_year", DollarPerYear, Room::Money)
        .formula("(site.idle + min(1, money.in_use) * (site.mean - site.idle)) * site.electricity")
        .ifBought()
        .label(L("Dials", "Electricity per year"))
        .tip(L("Dials", "Paid for owned hardware.")),
    dial<&MoneyAnswer::maintenanceYear>("money.maintenance_year", DollarPerYear, Room::Money)
        .formula("(money.own_first - money.hall_first) * money.maintenance / year")
        .ifBought()
        .label(L("Dials", "Maintenance per year"))
        .tip(L("Dials", "Paid for owned hardware.")),
    dial<&MoneyAnswer::insuranceYear>("money.insurance_year", DollarPerYear, Room::Money)
        .formula(
            prose(L("Formulas", "A share of the hardware price, if the purchase cost is itemized."),
                  "money.own_machines, money.part.insurance"))
        .formulaIf(kItemized, "(money.own_first - money.hall_first) * money.part.insurance / year")
        .ifBought()
        .label(L("Dials", "Insurance per year"))
        .tip(L("Dials", "Paid for owned hardware.")),
    dial<&MoneyAnswer::softwareYear>("money.software_year", DollarPerYear, Room::Money)
        .formula(prose(L("Formulas", "GPUs × licenses per GPU, if the purchase cost is itemized."),
                       "cluster.gpus, money.part.software"))
        .formulaIf(kItemized, "(cluster.gpus + risk.spare_gpus) * money.part.software")
        .ifBought()
        .label(L("Dials", "Licenses per year"))
        .tip(L("Dials", "Paid for owned hardware.")),
    dial<&MoneyAnswer::colocationYear>("money.colocation_year", DollarPerYear, Room::Money)
        .formula(
            prose(L("Formulas",
                    "Nameplate power of the hardware × colocation price; zero without colocation."),
                  "site.rated, money.colocation"))
        .formulaIf([](const Plan& p) { return p.money.hall == Hall::Colocation; },
                   HEADROOM_RATED_MACHINES " * money.colocation")
        .ifBought()
        .label(L("Dials", "Colocation per year"))
        .tip(L("Dials", "Paid for owned hardware.")),
    dial<&MoneyAnswer::staffOwn>("money.staff_own_year", DollarPerYear, Room::Money)
        .formula("money.staff_own")
        .formulaIf(kStaffBySize, "money.staff_fixed + " HEADROOM_STAFF_BY_SIZE)
        .ifBought()
        .label(L("Dials", "Staff per year, owning"))
        .tip(L("Dials", "Yearly cost of the people who run the hardware and the platform.")),
    dial<&MoneyAnswer::ownFixedYear>("money.own_fixed_year", DollarPerYear, Room::Money)
        .formula("money.maintenance_year + money.staff_own_year + money.insurance_year + "
                 "money.software_year + money.colocation_year + money.tier_rent_year")
        .ifBought()
        .label(L("Dials", "Fixed cost of owning per year"))
        .tip(L("Dials",
               "Maintenance, staff, insurance, licenses and data center, without electricity.")),
    dial<&MoneyAnswer::ownYear>("money.own_year", DollarPerYear, Room::Money)
        .formula("money.own_fixed_year + money.electricity_year")
        .keyFigure()
        .ifBought()
        .label(L("Dials", "Owning per year"))
        .tip(L("Dials", "Electricity plus fixed cost such as maintenance and staff.")),
    dial<&MoneyAnswer::waiting>("money.waiting", Months, Room::Money)
        .formula("min(money.lead_time, money.years)")
        .ifBought()
        .label(L("Dials", "Rental period until delivery"))
        .tip(L("Dials",
               "Part of the period compared before the purchased hardware goes into operation.")),
    dial<&MoneyAnswer::pricedYears>("money.priced_years", Years, Room::Money)
        .formula(
            prose(L("Formulas",
                    "Period compared; each month counts by its rental price relative to today’s, "
                    "as the price trend says."),
                  "money.years, "
                  "money.trend"))
        .label(L("Dials", "Period at today’s rental price"))
        .tip(L("Dials", "Period compared, each month weighted by its rental price relative to "
                        "today’s; the period itself without a trend.")),
    dial<&MoneyAnswer::pricedWaiting>("money.priced_waiting", Months, Room::Money)
        .formula(prose(L("Formulas",
                         "Time until delivery; each month counts by its rental price relative to "
                         "today’s, as the price trend says."),
                       "money.waiting, money.trend"))
        .ifBought()
        .label(L("Dials", "Rental period until delivery at today’s price"))
        .tip(L("Dials", "Each month weighted by its rental price relative to today’s.")),
    dial<&MoneyAnswer::rentTotal>("money.rent_total", Dollar, Room::Money)
        .formula("(money.rent_year - money.rent_fixed_year + money.tier_rent_year) * "
                 "money.priced_years + (money.rent_fixed_year - money.tier_rent_year) * "
                 "money.years + money.commitment_left")
        .formulaIf(kReserves, "(money.rent_year - money.tier_rent_year) * money.years + "
                              "money.tier_rent_year * money.priced_years + money.commitment_left")
        .keyFigure()
        .ifRented()
        .label(L("Dials", "Cost of renting"))
        .tip(L("Dials", "Total over the period compared, with the trend of rental prices, before "
                        "tax and undiscounted.")),
    dial<&MoneyAnswer::ownTotal>("money.own_total", Dollar, Room::Money)
        .formula("money.own_first + (money.wait_year - money.rent_fixed_year) * "
                 "money.priced_waiting + (money.rent_fixed_year - money.tier_rent_year) * "
                 "money.waiting + (money.own_year - money.tier_rent_year) * (money.years - "
                 "money.waiting) + money.tier_rent_year * money.priced_years - money.resale")
        .keyFigure()
        .ifBought()
        .label(L("Dials", "Cost of owning (TCO)"))
        .tip(L("Dials", "Total over the period compared, with the trend of rental prices, less the "
                        "resale value, before tax and undiscounted.")),
    dial<&MoneyAnswer::breakEvenYears>("money.even_years", Years, Room::Money)
        .formula(prose(kPaybackMonth,
                       "money.own_first, "
                       "money.own_year, money.rent_year, money.rent_fixed_year, money.wait_year, "
                       "money.lead_time" HEADROOM_TODAY))
        .keyFigure()
        .label(L("Dials", "Break-even after"))
        .tip(L("Dials", "Time until buying has paid for itself, with the trend of rental prices, "
                        "the discount rate and taxes, without resale.")),
    dial<&MoneyAnswer::breakEvenUse>("money.even_use", Percent, Room::Money)
        .formula(prose(
            L("Formulas",
              "Solved for the utilization at which the present value of the savings is zero."),
            "money.own_first, "
            "money.resale, money.own_fixed_year, site.idle, site.mean, site.electricity, "
            "money.rent_fixed_year, money.rent_use_year, money.wait_use_year, "
            "money.staff_use_year, money.in_use, money.years, money.waiting" HEADROOM_TODAY))
        .keyFigure()
        .label(L("Dials", "Break-even utilization"))
        .tip(L("Dials", "Utilization from which buying costs less than renting, with the trend of "
                        "rental prices, the discount rate and taxes.")),
    dial<&MoneyAnswer::rentTime>("money.rent_time", GpuHours, Room::Money)
        .formula(
            "(cluster.gpus + risk.spare_gpus) * money.paid_share * money.paid_use * money.years")
        .formulasOf(rentTime)
        .ifRented()
        .label(L("Dials", "Billed GPU-hours"))
        .tip(L("Dials", "GPU-hours billed when renting, counted at the on-demand price.")),
    dial<&MoneyAnswer::waitTime>("money.wait_time", GpuHours, Room::Money)
        .formula(
            "(cluster.gpus + risk.spare_gpus) * money.paid_use * money.paid_share * money.waiting")
        .formulaIf(
            kReserves,
            "(cluster.gpus + risk.spare_gpus) * money.in_use * (1 + money.support) * money.waiting")
        .ifBought()
        .label(L("Dials", "Billed GPU-hours until delivery"))
        .tip(L("Dials", "GPU-hours billed before delivery, counted at the on-demand price.")),
    dial<&MoneyAnswer::breakEvenPrice>("money.even_price", DollarPerGpuHour, Room::Money)
        .formulasOf(breakEvenPrice)
        .label(L("Dials", "Break-even rental price"))
        .tip(L("Dials", "On-demand price from which buying costs less than renting, with the trend "
                        "of rental prices, the discount rate and taxes.")),
    dial<&MoneyAnswer::runCost>("money.run_cost", Dollar, Room::Money)
        .formula(HEADROOM_RUN_COST("money.rent_total", "money.in_use"))
        .formulasOf(runCost)
        .label(L("Dials", "Total cost per run"))
        .tip(L("Dials", "One run’s share of everything paid, rented or purchased, with trials and "
                        "staff included.")),
    dial<&MoneyAnswer::rentHour>("money.rent_hour", DollarPerGpuHour, Room::Money)
        .formula("(money.rent_total - money.tier_rent_year * money.priced_years) / "
                 "(money.gpu_hours_year * "
                 "(1 - money.scheduling) * money.years / year)")
        .keyFigure()
        .ifRented()
        .label(L("Dials", "Cost per GPU-hour, rented"))
        .tip(L("Dials", "Everything paid, divided by the GPU-hours in which work is done.")),
    dial<&MoneyAnswer::ownHour>("money.own_hour", DollarPerGpuHour, Room::Money)
        .formula("(money.own_total - money.tier_rent_year * money.priced_years) / "
                 "(min(1, money.in_use) * cluster.gpus * (1 - money.scheduling) * money.years)")
        .keyFigure()
        .ifBought()
        .label(L("Dials", "Cost per GPU-hour, owned"))
        .tip(L("Dials", "Everything paid, divided by the GPU-hours in which work is done.")),
    dial("money.run_tokens", TokensUnit, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) { return runTokens(p, a); })
        .formula(prose(L("Formulas", "The tokens of all workloads."),
                       "work.*.run_tokens, work.*.sweep.trials, "
                       "work.*.sweep.stopped, work.*.sweep.stopped_after, work.*.serve_input_year, "
                       "work.*.serve_output_year, work.*.job.units, work.*.serve.prompt, "
                       "work.*.serve.answer"))
        .label(L("Dials", "Tokens per run"))
        .tip(L("Dials", "Tokens of one run of all workloads, or of one year of serving.")),
    dial("money.token_cost", DollarPerMtoken, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) {
             return a.money.runCost / runTokens(p, a);
         })
        .formula("money.run_cost / money.run_tokens")
        .label(L("Dials", "Cost per million tokens, all work"))
        .tip(L("Dials", "Cost of a run divided by its training tokens, or of a year of serving by "
                        "its input and output tokens.")),
    dial("money.api_run", Dollar, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) {
             return p.money.apiPrice * runTokens(p, a);
         })
        .formula("money.api_price * money.run_tokens")
        .label(L("Dials", "Run at API price"))
        .tip(L("Dials", "Price of the same tokens from a provider that hosts the model.")),
    dial<&MoneyAnswer::idleYear>("money.idle_year", DollarPerYear, Room::Money)
        .formula("max(0, 1 - money.in_use) * (money.own_total - money.tier_rent_year * "
                 "money.priced_years) / money.years")
        .keyFigure()
        .ifBought()
        .label(L("Dials", "Idle cost per year"))
        .tip(L("Dials", "Part of the cost of owning that falls on unused hours.")),
    dial<&MoneyAnswer::lostRentYear>("money.lost_rent_year", DollarPerYear, Room::Money)
        .formula("money.scheduling * (money.rent_year - money.rent_fixed_year)")
        .ifRented()
        .label(L("Dials", "Scheduling loss per year, rented"))
        .tip(L("Dials", "Rent for the hours in which GPUs wait for their next job.")),
    dial<&MoneyAnswer::lostOwnYear>("money.lost_own_year", DollarPerYear, Room::Money)
        .formula(
            "money.scheduling * min(1, money.in_use) * (money.own_total - money.tier_rent_year * "
            "money.priced_years) / money.years")
        .ifBought()
        .label(L("Dials", "Scheduling loss per year, owned"))
        .tip(L("Dials", "Cost of owning for the hours in which GPUs wait for their next job.")),
    dial("money.renewal", Dollar, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) {
             return renewal(p.money, a.money.ownFirst - a.money.capital.hall, p.money.years);
         })
        .formula("money.own_machines / pow(1 + money.price_gain, money.years / year)")
        .ifBought()
        .label(L("Dials", "Replacement cost"))
        .tip(L("Dials", "Price of hardware for the same work at the end of the period, as the next "
                        "generations do more per dollar.")),
    dial<&MoneyAnswer::saved>("money.saved", Dollar, Room::Money)
        .formula(prose(
            L("Formulas",
              "Sum over all months of the cost of renting minus the cost of owning, after tax "
              "and with the rental price trend, as present value."),
            HEADROOM_BOTH_BOOKS ", money.discount_rate"))
        .ofEitherSign()
        .label(L("Dials", "Savings from buying"))
        .tip(L("Dials", "Present value at the discount rate, after tax; at a rate of 0, nothing is "
                        "discounted. A negative value means that buying costs more.")),
    dial(
        "money.irr", Percent, Room::Money,
        [](const ResolvedPlan& p, const Assessment& a) { return books(p.money, a.money).irr.rate; })
        .formula(prose(L("Formulas", "The annual rate at which the monthly savings from buying are "
                                     "worth the amount invested."),
                       HEADROOM_BOTH_BOOKS))
        .readOnDemand()
        .label(L("Dials", "Internal rate of return (IRR)"))
        .tip(L("Dials", "Discount rate at which the savings equal what was paid; n/a where there "
                        "is no such rate or more than one.")),
    dial("money.payback", Years, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) { return books(p.money, a.money).payback; })
        .formula(prose(kPaybackMonth, HEADROOM_BOTH_BOOKS ", money.discount_rate"))
        .readOnDemand()
        .label(L("Dials", "Payback time"))
        .tip(L("Dials", "Time until what buying saves has repaid its extra cost, at the discount "
                        "rate and after tax.")),
    dial("money.spot_slowdown", None, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) { return onSpotTime(p, a); })
        .formula(prose(L("Formulas",
                         "e^(R/M) × M × (e^((τ+C)/M) − 1) / τ with restart time R, time between "
                         "interruptions M, and a checkpoint of duration C every τ."),
                       "cluster.nodes, money.spot.node_between, "
                       "money.spot.save_every, money.spot.save_time, money.spot.restart"))
        .ifRented()
        .label(L("Dials", "Spot slowdown"))
        .tip(L("Dials", "Wall-clock time on spot, divided by working time.")),
    dial("money.spot_price", DollarPerGpuHour, Room::Money,
         [](const ResolvedPlan& p, const Assessment& a) {
             return p.money.price * paidOf(p.money.rent, Term::Spot, p.money.price) *
                    (1 + p.money.rent.support) * onSpotTime(p, a);
         })
        .formula(
            "money.price * (1 - money.discount_spot) * (1 + money.support) * money.spot_slowdown")
        .formulaIf([](const Plan& p) { return p.money.rent.leastSpot.base() > 0; },
                   "money.price * " HEADROOM_BOUNDED(
                       "spot") " * (1 + money.support) * money.spot_slowdown")
        .ifRented()
        .label(L("Dials", "Effective spot price"))
        .tip(L("Dials", "Price per GPU-hour of work; repeated work is paid for again.")),
};

} // namespace

std::span<const Dial> moneyDials()
{
    return kMoneyDials;
}

} // namespace engine

#include "model/engine/text.h"
#include "model/words/moneywords.h"

namespace model::words {
namespace {

constexpr Entry kMoneyFormulaWords[] = {
    {"table: hours of what trains",
     L("Formulas",
       "Hours of the training runs and serving fleets, as a share of all hours of all GPUs."),
     nullptr},
    {"table: clocks under the power cap",
     L("Formulas", "Power goes with the clock and the square of the voltage, which follows the "
                   "clock; a tenth of the rated power stays at any clock."),
     nullptr},
    {"table: all that is paid",
     L("Formulas", "All payments over the period compared, including trials and staff, divided by "
                   "the runs in that period."),
     nullptr},
    {"table: as long as a run takes",
     L("Formulas", "Power, or the share of hardware lifetime used, over the run time including "
                   "work repeated on spot."),
     nullptr},
    {"table: no staff follows the hours in use",
     L("Formulas",
       "Zero: staff cost is entered, or staff is needed at all hours like the reserved GPUs."),
     nullptr},
    {"table: the months, each by its rental price",
     L("Formulas", "Period compared; each month counts by its rental price relative to today’s, "
                   "as the price trend says."),
     nullptr},
    {"table: the months until delivery",
     L("Formulas", "Time until delivery; each month counts by its rental price relative to "
                   "today’s, as the price trend says."),
     nullptr},
    {"table: the utilization at which buying saves nothing",
     L("Formulas", "Solved for the utilization at which the present value of the savings is zero."),
     nullptr},
    {"table: the price on demand at which buying saves nothing",
     L("Formulas",
       "Solved for the on-demand price at which the present value of the savings is zero, with "
       "the discount as far as the lowest offer for this GPU allows."),
     nullptr},
    {"table: the cluster does all the work",
     L("Formulas", "Zero: the GPUs of the cluster do all the work; no others are rented."),
     nullptr},
    {"table: hours paid for an hour of work",
     L("Formulas", "Run time rounded up to the billing increment and the minimum rental term, "
                   "divided by run time; on spot, repeated work is included."),
     nullptr},
    {"table: hours paid in a year",
     L("Formulas", "Utilization × billed hours per hour used; all hours for reserved GPUs."),
     nullptr},
    {"table: all hours of what is reserved",
     L("Formulas",
       "GPUs × rental price × price paid vs. list, for all hours; zero if nothing is reserved."),
     nullptr},
    {"table: what is left of a term",
     L("Formulas",
       "Reserved rent from the end of the period compared to the end of the last full term."),
     nullptr},
    {"table: a year at all hours, on demand",
     L("Formulas", "GPUs × rental price for all hours, on demand or, if nothing is reserved, on "
                   "the terms of the plan."),
     nullptr},
    {"table: a year at all hours",
     L("Formulas", "GPUs × rental price × price paid vs. list × billed hours per hour used; zero "
                   "if the rent is reserved."),
     nullptr},
    {"table: nodes by their price",
     L("Formulas", "Nodes × price per node; zero if the purchase cost is all-inclusive."), nullptr},
    {"table: NICs of all nodes",
     L("Formulas", "Nodes × NICs per node × NIC price; a single node has none."), nullptr},
    {"table: switches of the fabric",
     L("Formulas", "Switches for a non-blocking fabric between all nodes × switch price."),
     nullptr},
    {"table: cables of the fabric",
     L("Formulas", "Cables from NICs to switches and between switches × cable price."), nullptr},
    {"table: optics of the fabric", L("Formulas", "Two per optical cable × transceiver price."),
     nullptr},
    {"table: storage of the cluster", L("Formulas", "GPUs × storage per GPU × storage price."),
     nullptr},
    {"table: racks for all nodes",
     L("Formulas", "Racks that the site needs for the nodes × rack price."), nullptr},
    {"table: a new hall",
     L("Formulas",
       "Nameplate power of the hardware × new data center price; zero if none is built."),
     nullptr},
    {"table: what the machines bring",
     L("Formulas", "Hardware price × (1 − annual loss in value), once per year of use; zero if the "
                   "hardware is kept."),
     nullptr},
    {"table: insurance of the machines",
     L("Formulas", "A share of the hardware price, if the purchase cost is itemized."), nullptr},
    {"table: licences of all GPUs",
     L("Formulas", "GPUs × licenses per GPU, if the purchase cost is itemized."), nullptr},
    {"table: rent of the hall",
     L("Formulas", "Nameplate power of the hardware × colocation price; zero without colocation."),
     nullptr},
    {"table: the machines at a later price",
     L("Formulas", "Hardware price / (1 + next-generation price gain), once per year compared."),
     nullptr},
    {"table: the rent of a year until delivery",
     L("Formulas", "Utilization × rent at full use until delivery + other operating cost; zero if "
                   "there is no delivery lead time."),
     nullptr},
    {"table: GPU-hours paid when renting",
     L("Formulas", "GPUs × price paid vs. list × hours billed over the period compared, through "
                   "the end of a term."),
     nullptr},
    {"table: GPU-hours paid until",
     L("Formulas", "GPUs × hours used until delivery × price paid vs. list."), nullptr},
    {"sum of the tokens", L("Formulas", "The tokens of all workloads."), nullptr},
    {"sum of the rents of second tiers", L("Formulas", "The second-tier rents of all fleets."),
     nullptr},
    {"sum of the rents of the months",
     L("Formulas",
       "Monthly rent of the selected option, with its price trend; when buying, until delivery."),
     nullptr},
    {"sum of the taxes of the months",
     L("Formulas", "Monthly effect of the costs of the selected option on tax; values below 0 are "
                   "tax savings."),
     nullptr},
    {"table: paid for hours without work",
     L("Formulas", "Unused part of the year × the full cost of owning or the reserved cost, over "
                   "the period compared."),
     nullptr},
    {"table: paid for hours between two jobs",
     L("Formulas",
       "Annual cost of waiting for the next job, rented or owned, over the period compared."),
     nullptr},
    {"sum of the months",
     L("Formulas", "Sum over all months of the cost of renting minus the cost of owning, after tax "
                   "and with the rental price trend, as present value."),
     nullptr},
    {"table: the rate at which",
     L("Formulas",
       "The annual rate at which the monthly savings from buying are worth the amount invested."),
     nullptr},
    {"table: the month in which",
     L("Formulas",
       "The time at which the present value of the savings has recovered the amount invested."),
     nullptr},
    {"table: time on spot",
     L("Formulas", "e^(R/M) × M × (e^((τ+C)/M) − 1) / τ with restart time R, time between "
                   "interruptions M, and a checkpoint of duration C every τ."),
     nullptr},
    {"table: the chance that all runs make",
     L("Formulas", "Over the number of interruptions, the probability that their total duration "
                   "leaves enough time; with several runs, all of them must be on time."),
     nullptr},
    {"best of the supplies",
     L("Formulas", "Each GPU of the week is needed for a known number of hours; the supply with "
                   "the lowest cost for these hours is used."),
     nullptr},
    {"best of the sizes of an own base",
     L("Formulas",
       "The base load at which owning it and renting the rest costs least, including data egress."),
     nullptr},
    {"sum of the stages whose",
     L("Formulas", "The stages ordered while enough of the installed capacity is in use."),
     nullptr},
    {"sum of the stages: what",
     L("Formulas", "Per month, what a stage adds to utilization, valued at the rent it saves minus "
                   "its operating cost, minus its price when ordered; as present value."),
     nullptr},
};

} // namespace

std::span<const Entry> moneyFormulas()
{
    return kMoneyFormulaWords;
}

} // namespace model::words

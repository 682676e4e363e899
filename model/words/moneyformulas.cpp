#include "model/words/moneywords.h"

namespace model::words {
namespace {

// Read by lupdate as QT_TRANSLATE_NOOP.
#define L(context, text) text

constexpr Entry kMoneyFormulaWords[] = {
    {"table: hours of what trains",
     L("Formulas", "Hours of the runs and of the fleets that answer, of all hours of all GPUs."),
     nullptr},
    {"table: all that is paid",
     L("Formulas", "All that is paid over the years compared, trials and staff included, shared "
                   "among the runs of those years."),
     nullptr},
    {"table: as long as a run takes",
     L("Formulas", "Power or the part of a life that is used up, over the time of a run with what "
                   "spot does again."),
     nullptr},
    {"table: no staff follows the hours in use",
     L("Formulas", "Nothing: staff is typed, or there at all hours as the reserved GPUs are."),
     nullptr},
    {"table: the price on demand at which both totals",
     L("Formulas", "Solved for the price on demand, with the discount as far as the lowest offer "
                   "of this GPU lets it go."),
     nullptr},
    {"table: the cluster does all the work",
     L("Formulas",
       "Nothing: the GPUs of the cluster do all the work, none are rented beside them."),
     nullptr},
    {"table: hours paid for an hour of work",
     L("Formulas", "A run rounded up to the billing step and the shortest rent, over the run; on "
                   "spot also what is done again."),
     nullptr},
    {"table: hours paid in a year",
     L("Formulas", "Hours in use × hours paid for an hour; all hours where they are reserved."),
     nullptr},
    {"table: all hours of what is reserved",
     L("Formulas", "GPUs × rent × what the terms leave of it, for all hours; nothing where nothing "
                   "is reserved."),
     nullptr},
    {"table: what is left of a term",
     L("Formulas",
       "The reserved rent from the end of the years compared to the end of the last whole term."),
     nullptr},
    {"table: a year at all hours, on demand",
     L("Formulas", "GPUs × rent for all hours, on demand or on the terms of the plan where nothing "
                   "is reserved."),
     nullptr},
    {"table: a year at all hours",
     L("Formulas", "GPUs × rent × what the terms leave of it × hours paid for an hour; nothing "
                   "where the rent is reserved."),
     nullptr},
    {"table: nodes by their price",
     L("Formulas", "Nodes × the price of a node; nothing where one figure is typed."), nullptr},
    {"table: NICs of all nodes",
     L("Formulas", "Nodes × NICs a node × the price of a NIC; one node alone has none."), nullptr},
    {"table: switches of the fabric",
     L("Formulas", "Switches that join all nodes without a bottleneck × the price of one."),
     nullptr},
    {"table: cables of the fabric",
     L("Formulas", "Cables from NICs to switches and between switches × the price of one."),
     nullptr},
    {"table: optics of the fabric", L("Formulas", "Two for a cable × the price of one."), nullptr},
    {"table: storage beside the GPUs", L("Formulas", "GPUs × storage a GPU × its price."), nullptr},
    {"table: racks for all nodes",
     L("Formulas", "Racks that the site needs for the nodes × the price of a rack."), nullptr},
    {"table: a new hall",
     L("Formulas",
       "Rated power of the machines × the price of a hall; nothing where none is built."),
     nullptr},
    {"table: what the machines bring",
     L("Formulas", "Their price × (1 − the loss of a year), once for each year of use; nothing "
                   "where they are kept."),
     nullptr},
    {"table: insurance of the machines",
     L("Formulas", "Of their price, where they are bought part by part."), nullptr},
    {"table: licences of all GPUs",
     L("Formulas", "GPUs × licences a GPU, where they are bought part by part."), nullptr},
    {"table: rent of the hall",
     L("Formulas", "Rated power of the machines × the rent; nothing where no hall is rented."),
     nullptr},
    {"table: the machines at a later price",
     L("Formulas", "Their price / (1 + gain of the next generation), once for each year compared."),
     nullptr},
    {"table: the rent of a year until delivery",
     L("Formulas", "Hours in use × a year at all hours until delivery + what is paid beside the "
                   "rent; nothing where nothing is waited for."),
     nullptr},
    {"table: GPU-hours paid when renting",
     L("Formulas", "GPUs × what the terms leave of the price × the hours paid over the years "
                   "compared, to the end of a term."),
     nullptr},
    {"table: GPU-hours paid until",
     L("Formulas", "GPUs × hours in use until delivery × what is left of the price."), nullptr},
    {"sum of the tokens", L("Formulas", "The tokens of all workloads."), nullptr},
    {"sum of the rents of second kinds of GPUs",
     L("Formulas", "The rents of GPUs of a second kind, of all fleets."), nullptr},
    {"sum of the rents of the months",
     L("Formulas", "Month by month the rent of the way chosen, with its trend; when buying, until "
                   "delivery."),
     nullptr},
    {"sum of the taxes of the months",
     L("Formulas", "Month by month what the costs of the way chosen change in tax; below 0 it is "
                   "saved."),
     nullptr},
    {"table: paid for hours without work",
     L("Formulas", "The part of the year not in use, of all that owning costs, or of what is "
                   "reserved, over the years compared."),
     nullptr},
    {"table: paid for hours between two jobs",
     L("Formulas", "What a year of waiting for the next job costs, rented or owned, over the years "
                   "compared."),
     nullptr},
    {"sum of the months",
     L("Formulas", "Month by month what renting costs less what owning costs, after tax and with "
                   "the trend of rents, in money of today."),
     nullptr},
    {"table: the rate at which",
     L("Formulas", "The rate at which the monthly savings of buying are worth what was paid, as a "
                   "rate of a year."),
     nullptr},
    {"table: the month in which",
     L("Formulas",
       "The moment at which the savings, in money of today, have made good what was paid."),
     nullptr},
    {"table: time on spot",
     L("Formulas", "e^(R/M) × M × (e^((τ+C)/M) − 1) / τ: restart R, time between interruptions M, "
                   "a checkpoint of C every τ."),
     nullptr},
    {"table: the chance that all runs make",
     L("Formulas", "Over the number of interruptions, the chance that what they take together "
                   "leaves enough time; of several runs all have to."),
     nullptr},
    {"best of the supplies",
     L("Formulas", "Each GPU of the week is wanted for known hours; what costs least for so many "
                   "is its supply."),
     nullptr},
    {"best of the sizes of an own base",
     L("Formulas",
       "The base at which owning it and renting the rest, with the data that leaves, costs least."),
     nullptr},
    {"sum of the stages whose",
     L("Formulas", "The stages ordered while enough of what stands is in use."), nullptr},
    {"sum of the stages: what",
     L("Formulas", "Each month what a stage adds to the use, at the rent it saves less what it "
                   "costs to run, less its price at its order; in money of today."),
     nullptr},
};

} // namespace

std::span<const Entry> moneyFormulas()
{
    return kMoneyFormulaWords;
}

} // namespace model::words

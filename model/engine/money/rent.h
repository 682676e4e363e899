#pragma once

#include "model/engine/inputs/economics.h"
#include "model/engine/money/spot.h"

namespace engine {

// How long a term commits to pay for all hours; 0: not at all.
Seconds termLength(Term term);

// Billing of a rental.
struct RentAnswer {
    Share share = 1;       // of the on-demand price
    double time = 1;       // paid hours per hour of work
    bool reserved = false; // paid for all hours …
    Seconds term{};        // … of this term
};
// `work` is the time of one uninterrupted run.
RentAnswer rentOf(const RentTerms& terms, UsdRate price, double nodes, Seconds work);

// Staff for that many rented GPUs; by size, for the share of hours paid.
UsdRate rentedStaff(const Economics& money, double gpus, Share hours);

// Share of an on-demand price left after a term's discount, and never below what was offered.
Share paidOf(const RentTerms& terms, Term term, UsdRate price);
// The inverse: the on-demand price for which `paid` is paid under the plan's terms, minus a share
// of it paid on demand until delivery.
UsdRate priceFor(const RentTerms& terms, UsdRate paid, double waits);

// The plan's work on machines where losing any node stops it.
Interrupted onSpot(const RentTerms& terms, double nodes);
// How many times as long it takes there; unknown if it would never finish.
double slowdownOnSpot(const RentTerms& terms, double nodes);
// Share of a year in which the GPUs work, including what they repeat on spot. Above 1, a year is
// too short.
Share usedOfYear(const Economics& m, Share inUse, double nodes);

// The billed time of a run: at least the minimum, in whole increments.
Seconds billed(const RentTerms& terms, Seconds run);

} // namespace engine

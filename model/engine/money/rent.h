#pragma once

#include "model/engine/inputs/economics.h"
#include "model/engine/money/spot.h"

namespace engine {

// How a rent is paid.
struct RentAnswer {
    Share share = 1;       // of the price on demand
    double time = 1;       // hours paid for an hour of work
    bool reserved = false; // paid for all hours …
    Seconds term{};        // … of so long
};
// `work` is how long one run works without a break.
RentAnswer rentOf(const RentTerms& terms, UsdRate price, double nodes, Seconds work);

// Staff for so many rented GPUs, by size for the share of the hours that they are paid.
UsdRate rentedStaff(const Economics& money, double gpus, Share hours);

// What is left of a price on demand after the discount of a term, and never less than was offered.
Share paidOf(const RentTerms& terms, Term term, UsdRate price);
// The price on demand of which so much is paid by the plan's terms, less a share of it that is paid
// on demand while machines are waited for.
UsdRate priceFor(const RentTerms& terms, UsdRate paid, double waits);

// The plan's work on machines that any of its nodes may stop.
Interrupted onSpot(const RentTerms& terms, double nodes);

// What a run takes and a provider bills: at least the minimum, in whole steps.
Seconds billed(const RentTerms& terms, Seconds run);

} // namespace engine

#pragma once

#include "model/engine/money/economics.h"
#include "model/engine/money/spot.h"

namespace engine {

// How a rent is paid, whatever the price.
struct RentAnswer {
    Share share = 1;       // of the price on demand
    double time = 1;       // hours paid for an hour of work
    bool reserved = false; // paid for all hours …
    Seconds term{};        // … of so long
};
// `work` is how long one run works without a break.
RentAnswer rentOf(const RentTerms& terms, double nodes, Seconds work);

// The plan's work on machines that any of its nodes may stop.
Interrupted onSpot(const RentTerms& terms, double nodes);

// What a run takes and a provider bills: at least the minimum, in whole steps.
Seconds billed(const RentTerms& terms, Seconds run);

} // namespace engine

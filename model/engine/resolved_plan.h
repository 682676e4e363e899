#pragma once

#include "model/engine/plan.h"

#include <memory>

namespace engine {

// A plan as the rooms that compute see it. One whose cluster mixes two types of GPUs is one of a
// single type that does the same: a synchronous step goes at the pace of the slower type, within
// the smaller memory and over the slower links; power, price, nodes and racks are the mean of both
// by their numbers. GPUs under a power cap are slower ones that draw less. So no room needs to know
// of mixes or caps, and none takes a plan that was not resolved. It is made once, at the door; what
// has one type already, and no cap, is as it was given.
struct ResolvedPlan : Plan {
    // Of a mixed cluster, plans for the GPUs of one type alone.
    struct Types;

    explicit ResolvedPlan(Plan given);
    // Again, after inputs were changed.
    void resolve();

    std::shared_ptr<const Types> types; // none where there is one
};

struct ResolvedPlan::Types {
    ResolvedPlan first, second;
    Share secondShare; // of the GPUs
};

} // namespace engine

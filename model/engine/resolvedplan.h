#pragma once

#include "model/engine/plan.h"

#include <memory>

namespace engine {

// A plan as seen by the rooms that compute. A cluster that mixes two GPU types becomes an
// equivalent single-type one: a synchronous step runs at the slower type's pace, within the smaller
// memory and over the slower links; power, price, nodes and racks are weighted averages. GPUs under
// a power cap become slower ones that draw less. So no room deals with mixes or caps, and none
// accepts an unresolved plan. It is resolved once, at the entry; a plan with one type and no cap is
// unchanged, unless its GPUs alone draw more than what was entered for their node.
struct ResolvedPlan : Plan {
    // For a mixed cluster, the plans for the GPUs of each type alone.
    struct Types;

    explicit ResolvedPlan(Plan given);
    // To be called again after changes to inputs.
    void resolve();

    std::shared_ptr<const Types> types; // null if there is only one
};

struct ResolvedPlan::Types {
    ResolvedPlan first, second;
    Share secondShare; // of the GPUs
};

} // namespace engine

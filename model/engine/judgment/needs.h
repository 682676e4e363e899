#pragma once

#include "model/engine/judgment/criteria.h"

namespace engine {

// Memory a workload needs on one GPU, at the cautious end of the estimate.
struct Held {
    Bytes needed{kUnknown}, usable{kUnknown};
    bool fits = false;
};

// The cost of a year of serving or of a run, in-house and hosted.
struct Hosted {
    double own = kUnknown, api = kUnknown; // base units
};

// What the criteria of need evaluate, where it depends on the kind of work. Except for memory, they
// look at plans with only this work, or with runs only.
struct Need {
    bool (*mayBeHosted)(const Workload&);
    Held (*held)(const Plan&, const Assessment&, std::size_t work);
    Hosted (*hosted)(const Plan&, const Assessment&);
    Unit hostedUnit;
    // Where a hosted model becomes cheaper, or no longer is.
    std::optional<Turn> (*hostedTurn)(const Probe&, const Hosted&, bool hostedNow);
    Criterion (*pace)(const Probe&, const Assessment&); // its deadline, or its load
    // Where the smallest cluster shrinks to one node, or grows beyond it.
    std::optional<Turn> (*nodeTurn)(const Probe&, bool suitsNow);
    MaybeCriterion (*failover)(const Probe&);
};

const Need& needOf(const Workload& work);

// For the latest run relative to its deadline.
Criterion deadlineOn(const Probe& probe, const Assessment& assessment, const char* id);

} // namespace engine

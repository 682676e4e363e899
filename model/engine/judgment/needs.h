#pragma once

#include "model/engine/judgment/criteria.h"

namespace engine {

// What one GPU would hold of a workload, at the cautious end of the estimate.
struct Held {
    Bytes needed{kUnknown}, usable{kUnknown};
    bool fits = false;
};

// The cost of a year of answers or of a run, here and from a hosted model.
struct Hosted {
    double own = kUnknown, api = kUnknown; // base units
};

// What the criteria of need ask of a kind of work, where kinds differ. Except for the memory, they
// ask it of a plan with this work alone, or of one that only runs.
struct Need {
    bool (*mayBeHosted)(const Workload&);
    Held (*held)(const Plan&, const Assessment&, std::size_t work);
    Hosted (*hosted)(const Plan&, const Assessment&);
    Unit hostedUnit;
    // Where a hosted model becomes cheaper, or stops to be.
    std::optional<Turn> (*hostedTurn)(const Probe&, const Hosted&, bool hostedNow);
    Criterion (*pace)(const Probe&, const Assessment&); // its deadline, or its load
    // Where its smallest cluster becomes a node, or more than one.
    std::optional<Turn> (*nodeTurn)(const Probe&, bool suitsNow);
    MaybeCriterion (*failover)(const Probe&);
};

const Need& needOf(const Workload& work);

// Of the run that is latest against its deadline.
Criterion deadlineOn(const Probe& probe, const Assessment& assessment, const char* id);

} // namespace engine

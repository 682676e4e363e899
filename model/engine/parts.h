#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"

// Runs share the GPUs that train: one after another on all of them, or beside each other where a
// run has some of its own.
namespace engine {

// GPUs that only this run uses; none where nothing else runs.
double ownGpus(const Plan& plan, const Workload& work);
bool sharesByParts(const Plan& plan);

// Of so many GPUs that train, what each workload uses: its own first, in the order of the plan, and
// those in turns what is left. Empty where all take turns.
std::vector<double> partsOf(const Plan& plan, double gpus);

// The cluster as one workload sees it: so many GPUs, and nobody else on them.
Decision partOf(const Plan& plan, Decision decision, std::size_t work);

// The time of all runs together: those in turns add up, the others go on beside them.
class Turns {
public:
    void add(bool own, Seconds time);
    Seconds total() const;

private:
    Seconds inTurns_{}, parallel_{};
};
Seconds timeOfAll(const Plan& plan, const Assessment& assessment);

// Of the time of all runs, the share in which the GPUs that train work.
Share busyShare(const Plan& plan, const Assessment& assessment);

} // namespace engine

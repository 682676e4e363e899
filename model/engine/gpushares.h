#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"

// How runs share the training GPUs: one after another on all of them, or side by side if a run has
// its own.
namespace engine {

// GPUs that only this run uses; none if nothing else runs.
double ownGpus(const Plan& plan, const Workload& work);
bool sharesByParts(const Plan& plan);

// What each workload uses of the training GPUs: its own first, in plan order, and those taking
// turns the rest. Empty if all take turns.
std::vector<double> partsOf(const Plan& plan, double gpus);

// The cluster as seen by one workload: that many GPUs, with nothing else on them.
Decision partOf(const Plan& plan, Decision decision, std::size_t work);

// The total time of all runs: those taking turns add up, the others run in parallel.
class Turns {
public:
    void add(bool own, Seconds time);
    Seconds total() const;

private:
    Seconds inTurns_{}, parallel_{};
};
Seconds timeOfAll(const Plan& plan, const Assessment& assessment);

// Of the time of all runs, the share in which the training GPUs are busy.
Share busyShare(const Plan& plan, const Assessment& assessment);

} // namespace engine

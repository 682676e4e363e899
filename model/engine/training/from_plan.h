#pragma once

#include "model/engine/cluster_links.h"
#include "model/engine/resolved_plan.h"
#include "model/engine/training/machine.h"
#include "model/engine/training/search.h"

namespace engine {

// What a plan asks of the training room, in the room's own words.
TrainingJob jobOf(const Plan& plan, const Workload& work);
Machine machineOf(const Cluster& cluster, double gpus, const TrainingConstants& constants);
StepPace paceOf(const Train& train);
LayoutLimits limitsOf(const Train& train);
// What calibration found, with what the plan says of memory and links in its place.
TrainingConstants constantsOf(const Plan& plan);

// Tokens of one run, of all its examples, or of one full trial.
Tokens tokensOf(const Workload& work);
// Generating and training have GPUs of their own, and how many of so many generate.
bool isApart(const Workload& work);
double generatorGpus(const Workload& work, double gpus);
// GPUs that one run or trial has, of those of the cluster.
double gpusOfRun(const Workload& work, double gpus);
// Trials of a sweep beside each other on so many; one of any other work.
double trialsAtOnce(const Workload& work, double gpus);
// A batch as so many sequences that many replicas can share it: four binary digits of it.
double wholeSequences(double sequences);

// Whether enough is known of the GPU and the model to compute a step.
bool canCompute(const TrainingJob& job, const Machine& machine);
bool canCompute(const ResolvedPlan& plan, const Workload& work);

} // namespace engine

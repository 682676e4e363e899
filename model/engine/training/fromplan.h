#pragma once

#include "model/engine/clusterlinks.h"
#include "model/engine/resolvedplan.h"
#include "model/engine/training/machine.h"
#include "model/engine/training/search.h"

namespace engine {

// A plan's inputs in the training room's terms.
TrainingJob jobOf(const Plan& plan, const Workload& work);
Machine machineOf(const Cluster& cluster, double gpus, const TrainingConstants& constants);
StepPace paceOf(const Train& train);
LayoutLimits limitsOf(const Train& train);
// Calibrated constants, overridden by the plan's memory and link settings.
TrainingConstants constantsOf(const Plan& plan);

// Tokens of one run, of all its examples, or of one full trial.
Tokens tokensOf(const Workload& work);
// Whether generation and training use separate GPUs, and how many of them generate.
bool isApart(const Workload& work);
double generatorGpus(const Workload& work, double gpus);
// GPUs of one run or trial, out of the cluster's.
double gpusOfRun(const Workload& work, double gpus);
// Parallel trials of a sweep on that many GPUs; 1 for other work.
double trialsAtOnce(const Workload& work, double gpus);
// A batch rounded to a number of sequences that many replicas can share: four binary digits.
double wholeSequences(double sequences);

// Whether enough is known of GPU and model to compute a step.
bool canCompute(const TrainingJob& job, const Machine& machine);
bool canCompute(const ResolvedPlan& plan, const Workload& work);

} // namespace engine

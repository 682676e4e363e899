#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolvedplan.h"

namespace engine {

// A job of many units: the time of its parts on that many GPUs, given one worker's performance.
BatchAnswer batchOn(const BatchJob& job, Bandwidth storage, BatchAnswer worker, double gpus);

// One worker's performance: as entered, or of the model's layout with the most units per GPU.
BatchAnswer workerOf(const ResolvedPlan& plan, const Workload& work);

// A workload that is a job of many units. Failures cost the units in work on the failing node.
TrainAnswer assessBatch(const ResolvedPlan& plan, const Workload& work, const Decision& decision);

} // namespace engine

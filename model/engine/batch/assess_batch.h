#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolved_plan.h"

namespace engine {

// A job of many units: how long its parts take on so many GPUs, by what one worker does.
BatchAnswer batchOn(const BatchJob& job, Bandwidth storage, BatchAnswer worker, double gpus);

// What one worker does: as typed, or the layout of the model that answers most per GPU.
BatchAnswer workerOf(const ResolvedPlan& plan, const Workload& work);

// One workload that is a job of many units. Failures cost the units in work on the node that fails.
TrainAnswer assessBatch(const ResolvedPlan& plan, const Workload& work, const Decision& decision);

} // namespace engine

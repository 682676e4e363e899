#pragma once

#include "model/engine/answers/recommendanswer.h"
#include "model/engine/resolvedplan.h"

namespace engine {

// A step on that many GPUs, by part. Tables are sharded evenly: a GPU looks up the rows of its
// tables for all samples, sends the results to each sample's GPU, and gets the gradients back; the
// dense network is replicated on every GPU (Mudigere et al. 2022, arXiv 2104.05158).
RecommendStep recommendStep(const ResolvedPlan& plan, const Workload& work, double gpus);

// Size of a row including optimizer state, and memory of a sample outside the tables.
Bytes rowOf(const Recommend& job);
Bytes keptOf(const Recommend& job);

// Memory per GPU, and per node, if that many share the tables; and the minimum number of GPUs.
Bytes memoryOf(const Recommend& job, double gpus);
Bytes hostMemoryOf(const Recommend& job, double nodes);
double leastGpus(const ResolvedPlan& plan, const Workload& work);

} // namespace engine

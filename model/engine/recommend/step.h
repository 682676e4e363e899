#pragma once

#include "model/engine/answers/recommend_answer.h"
#include "model/engine/resolved_plan.h"

namespace engine {

// A step on so many GPUs, by its parts. Tables are shared out evenly: a GPU looks up the rows of
// its tables for the samples of all, sends what it found to where each sample is, and has the
// gradients sent back; the dense network is copied to every GPU (Mudigere et al. 2022, arXiv
// 2104.05158).
RecommendStep recommendStep(const ResolvedPlan& plan, const Workload& work, double gpus);

// A row with what its optimizer keeps, and what a sample needs beside the tables.
Bytes rowOf(const Recommend& job);
Bytes keptOf(const Recommend& job);

// Of each GPU, and of each node, when so many share the tables; and the fewest that hold them.
Bytes memoryOf(const Recommend& job, double gpus);
Bytes hostMemoryOf(const Recommend& job, double nodes);
double leastGpus(const ResolvedPlan& plan, const Workload& work);

} // namespace engine

#pragma once

#include "model/engine/answers/risk_answer.h"

namespace engine {

// What the risk room needs to know of a run.
struct RunShape {
    double gpus = 1;         // at work in it …
    double replicas = 1;     // … in so many copies of the model
    double atOnce = 1;       // runs of this shape beside each other
    double nodeSize = 8;     // GPUs a node
    double clusterNodes = 1; // those without work stand by
    double spares = 0;       // nodes beside them
    Bytes checkpoint{};
    Bandwidth toHosts{}; // of one GPU
};
RunRisk runRisk(const Reliability& risk, const FaultSum& faults, const RunShape& run);
// Of its time, the run waits for nodes under repair or does without them, with so many spares.
Share waitsWith(const RunRisk& run, double spares);

// Nodes under repair on average, of so many.
double nodesDown(const Reliability& risk, const FaultSum& faults, double nodes, double nodeSize);
// How many nodes stand by for so many.
double sparesOf(const Reliability& risk, double nodesDown);

// No run is quite without progress: it keeps every time finite.
inline constexpr Share kLeastGoodput = 1e-3;

} // namespace engine

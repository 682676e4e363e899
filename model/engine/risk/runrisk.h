#pragma once

#include "model/engine/answers/riskanswer.h"

namespace engine {

// The properties of a run that the risk room needs.
struct RunShape {
    double gpus = 1;         // used by it …
    double replicas = 1;     // … in this many model replicas
    double atOnce = 1;       // runs of this shape in parallel
    double nodeSize = 8;     // GPUs per node
    double clusterNodes = 1; // idle ones serve as spares
    double spares = 0;       // nodes in addition to them
    Bytes checkpoint{};
    Bandwidth toHosts{}; // per GPU
};
RunRisk runRisk(const Reliability& risk, const FaultSum& faults, const RunShape& run);
// Share of time that the run waits for nodes or runs without them, for so many spares.
Share waitsWith(const RunRisk& run, double spares);

// Average number of nodes under repair, out of that many.
double nodesDown(const Reliability& risk, const FaultSum& faults, double nodes, double nodeSize);
// The number of spare nodes for that many under repair.
double sparesOf(const Reliability& risk, double nodesDown);

// Lower bound of goodput: it keeps all times finite.
inline constexpr Share kLeastGoodput = 1e-3;

} // namespace engine

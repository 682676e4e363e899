#pragma once

#include "model/engine/inputs/layout.h"
#include "model/engine/training/prepared.h"

namespace engine {

// Parameters that the fullest GPU holds before anything is sharded over replicas, and how the
// optimizer's work on them is shared.
struct WeightsHere {
    double layer = 0;          // of one mean layer
    double dense = 0;          // of the stage, with its part of the vocabulary
    double experts = 0;        // of the stage, routed ones
    double owned = 0;          // that this GPU updates
    double updateBytes = 30;   // moved for each of them
    double shards = 1;         // ranks that share one copy of everything
    double replicas = 1;       // ranks over which the optimizer of dense weights is spread
    double expertReplicas = 1; // and that of experts
};
// The same for every micro-batch, chunking, recompute, offload and overlap.
WeightsHere weightsHere(const PreparedJob& prepared, const Layout& layout);

// Bytes that the optimizer keeps of a parameter: Adam a master weight and two moments.
double optimizerBytes(Optimizer optimizer);

// Parameters of thin matrices beside each of a layer's seven.
Params adapters(const TrainingJob& job);

} // namespace engine

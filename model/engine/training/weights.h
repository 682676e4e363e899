#pragma once

#include "model/engine/inputs/layout.h"
#include "model/engine/training/prepared.h"

namespace engine {

// Parameters on the fullest GPU before sharding over replicas, how the optimizer's work on them is
// divided, and the time of their traffic if nothing overlaps with it.
struct WeightsHere {
    double layer = 0;          // average, per layer
    double dense = 0;          // of the stage, with its part of the vocabulary
    double experts = 0;        // of the stage, routed ones
    double owned = 0;          // updated by this GPU
    double updateBytes = 30;   // of traffic per updated parameter
    double shards = 1;         // ranks that share one copy of everything
    double replicas = 1;       // ranks that share the optimizer of dense weights
    double expertReplicas = 1; // and that of experts
    Seconds gather{};          // one layer, from all shards
    Seconds exchange{};        // gradients out and weights back between replicas
};
// The same for every micro-batch, chunking, recomputation, offloading and overlap.
WeightsHere weightsHere(const PreparedJob& prepared, const Layout& layout);

// Embedding table or LM head: its weights on one of the tensor ranks.
double tableWeights(const PreparedJob& prepared, const Layout& layout);

// Optimizer state in bytes per parameter: for Adam a master weight and two moments.
double optimizerBytes(Optimizer optimizer);

// Parameters of the low-rank matrices for each of a layer's seven.
Params adapters(const TrainingJob& job);

} // namespace engine

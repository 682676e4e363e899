#pragma once

#include "model/engine/specs/part.h"

#include <cstdint>
#include <string>

namespace engine {

// Rows that a prediction is sure of alike: dense models on clusters, whatever runs within a node,
// mixtures of experts, adapters, and runs that do not say their layout.
enum class AccuracyKind : std::uint8_t { Cluster, Node, Mixture, Adapters, Unsaid };
enum class AccuracyQuantity : std::uint8_t { Step, Memory };
inline constexpr int kAccuracyKinds = 5;

// A published run, what was measured of it, and what the program says: with the constants that it
// ships, and with constants that were fitted without that run's source.
struct AccuracyRow {
    std::string model, gpu, precision, source;
    std::string generation; // of the GPU; empty where nobody said it
    AccuracyKind kind = AccuracyKind::Cluster;
    AccuracyQuantity quantity = AccuracyQuantity::Step;
    double gpus = kUnknown;
    Params params{kUnknown};
    // Seconds, or bytes.
    double measured = kUnknown, predicted = kUnknown;
    double heldOut = kUnknown;              // unknown where no such fit was made
    double low = kUnknown, high = kUnknown; // the band of what is predicted
};

} // namespace engine

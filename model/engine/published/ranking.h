#pragma once

#include "model/engine/published/accuracy_table.h"

namespace engine {

// Whether predictions put layouts and batch sizes in their order: sources that measured several of
// one model on the same GPUs, with the same numbers and the same length of sequences.
struct Ranking {
    std::size_t sets = 0, pairs = 0;
    double right = kUnknown; // of the pairs whose speeds differ by more than a measurement does
    double lostMedian = kUnknown, lostP90 = kUnknown; // of the speed, by taking the first
};
Ranking rankingOf(std::span<const AccuracyRow> rows, AccuracyFit fit);

} // namespace engine

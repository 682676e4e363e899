#pragma once

#include "model/engine/published/accuracytable.h"

namespace engine {

// What is ranked: layouts and batch sizes of one model on the same GPUs, with the same formats and
// lengths (for serving, under the same load); or GPU types for the same work.
enum class RankedOf : std::uint8_t { Layouts, Gpus };

// Whether predictions rank measurements of one source correctly.
struct Ranking {
    std::size_t sets = 0, pairs = 0;
    double right = kUnknown; // of the pairs whose speeds differ by more than the measurement error
    double lostMedian = kUnknown, lostP90 = kUnknown; // speed lost by choosing the predicted best
};
// For steps, by tokens per second; for output tokens per second, by those per GPU.
Ranking rankingOf(std::span<const AccuracyRow> rows, AccuracyFit fit, AccuracyQuantity quantity,
                  RankedOf of);

} // namespace engine

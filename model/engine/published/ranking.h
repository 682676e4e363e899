#pragma once

#include "model/engine/published/accuracy_table.h"

namespace engine {

// What is put in its order: layouts and batch sizes of one model on the same GPUs, with the same
// numbers and lengths (of a serving run, under the same load); or types of GPUs for the same work.
enum class RankedOf : std::uint8_t { Layouts, Gpus };

// Whether predictions put in order what one source measured.
struct Ranking {
    std::size_t sets = 0, pairs = 0;
    double right = kUnknown; // of the pairs whose speeds differ by more than a measurement does
    double lostMedian = kUnknown, lostP90 = kUnknown; // of the speed, by taking the first
};
// Of steps, tokens a second; of tokens a second of answers, those of a GPU.
Ranking rankingOf(std::span<const AccuracyRow> rows, AccuracyFit fit, AccuracyQuantity quantity,
                  RankedOf of);

} // namespace engine

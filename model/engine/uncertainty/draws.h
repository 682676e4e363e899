#pragma once

#include "model/engine/band.h"

#include <span>
#include <string>
#include <vector>

namespace engine {

// Statistics of one dial's draws.
struct DialDraws {
    Band band; // P10, P50 and P90 of the draws in which it is known
    double mean = 0;
    double known = 1; // share of the draws: for example, not all reach break-even
};
// Reorders the column.
DialDraws summaryOf(std::span<double> column, double plainAnswer);

// Every draw of one dial, in ascending order, for charts; without those in which it is unknown.
struct Samples {
    std::string path;
    std::vector<double> sorted;
    // The number of draws in each of `parts` bins of equal width from the first to the last.
    std::vector<std::size_t> histogram(std::size_t parts) const;
};
Samples samplesOf(const std::string& path, std::span<const double> column);

} // namespace engine

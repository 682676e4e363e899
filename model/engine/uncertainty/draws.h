#pragma once

#include "model/engine/band.h"

#include <span>
#include <string>
#include <vector>

namespace engine {

// What the draws say of one dial.
struct DialDraws {
    Band band; // P10, P50 and P90 of the draws in which it is known
    double mean = 0;
    double known = 1; // share of the draws: a break-even is not reached in all
};
// Puts the column in another order.
DialDraws summaryOf(std::span<double> column, double plainAnswer);

// Every draw of one dial, ascending, for charts; those in which it is unknown are left out.
struct Samples {
    std::string path;
    std::vector<double> sorted;
    // How many lie in each of so many equally wide parts from the first to the last.
    std::vector<std::size_t> histogram(std::size_t parts) const;
};
Samples samplesOf(const std::string& path, std::span<const double> column);

} // namespace engine

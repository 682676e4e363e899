#pragma once

#include "model/engine/specs/part.h"

#include <optional>
#include <string>
#include <vector>

namespace engine {

// How far predictions lie from what was measured, over some rows. Errors are predicted / measured
// − 1; where no row counts, they are unknown.
struct AccuracyLine {
    std::string name; // of the group: a source, a GPU, a bucket of sizes
    int rows = 0;     // that count
    int skipped = 0;  // that were not predicted
    double median = kUnknown, mean = kUnknown, p90 = kUnknown, most = kUnknown; // without sign
    double bias = kUnknown;                          // the mean with its sign
    double within10 = kUnknown, within20 = kUnknown; // shares of the rows
    double coverage = kUnknown;                      // of them inside the band
    int banded = 0;                                  // that have one
};

// One row of them.
struct AccuracyCase {
    std::optional<double> error; // none where it was not predicted
    std::optional<bool> inside;  // its band; none where it has none
};

// Of numbers in ascending order, at least one.
double medianOf(const std::vector<double>& sorted);

AccuracyLine lineOf(std::string name, const std::vector<const AccuracyCase*>& cases);

} // namespace engine

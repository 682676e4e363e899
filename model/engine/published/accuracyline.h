#pragma once

#include "model/engine/specs/part.h"

#include <optional>
#include <string>
#include <vector>

namespace engine {

// Accuracy of predictions over some rows. Errors are predicted / measured − 1; unknown if there are
// no rows.
struct AccuracyLine {
    std::string name; // of the group: a source, a GPU, a size bucket
    int rows = 0;     // that count
    int skipped = 0;  // that were not predicted
    double median = kUnknown, mean = kUnknown, p90 = kUnknown, most = kUnknown; // absolute errors
    double bias = kUnknown;                                                     // signed mean
    double within10 = kUnknown, within20 = kUnknown; // shares of the rows
    double coverage = kUnknown;                      // share of rows inside the band
    int banded = 0;                                  // rows that have a band
};

// One of the rows.
struct AccuracyCase {
    std::optional<double> error; // none if it was not predicted
    std::optional<bool> inside;  // inside its band; none if it has none
};

// The numbers are in ascending order, at least one.
double medianOf(const std::vector<double>& sorted);

AccuracyLine lineOf(std::string name, const std::vector<const AccuracyCase*>& cases);

} // namespace engine

#pragma once

#include "model/engine/training/predict.h"

#include <map>
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

// One quantity: all rows, then by what they have in common.
struct AccuracyTable {
    std::string quantity; // "step_s", "mem_gib"
    AccuracyLine all;
    struct Group {
        std::string by; // "source", "gpu", "size", "count", "precision"
        std::vector<AccuracyLine> lines;
    };
    std::vector<Group> groups;
    std::map<std::string, int> leftOut; // rows that judge nobody, by why
    std::map<std::string, int> skipped; // rows that were not predicted, by why
};

// Step time and memory. Rows and predictions go in pairs.
std::vector<AccuracyTable> accuracyOf(const std::vector<PublishedRow>& rows,
                                      const std::vector<Prediction>& predictions);

} // namespace engine

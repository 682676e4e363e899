#pragma once

#include "model/engine/published/prediction.h"
#include "model/engine/published/published_row.h"
#include "model/engine/training/accuracy_line.h"

#include <map>
#include <string>
#include <vector>

namespace engine {

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

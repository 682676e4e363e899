#pragma once

#include "model/engine/published/accuracy_line.h"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace engine {

// One quantity: all rows, then by what they have in common.
struct AccuracyTable {
    std::string quantity; // "step_s", "mem_gib", "ttft_ms"
    AccuracyLine all;
    struct Group {
        std::string by; // "source", "gpu", "kind"
        std::vector<AccuracyLine> lines;
    };
    std::vector<Group> groups;
    std::map<std::string, int> leftOut; // rows that judge nobody, by why
    std::map<std::string, int> skipped; // rows that were not predicted, by why
};

// A row's name in each way to group rows, in the order of those ways.
struct NamedCase : AccuracyCase {
    std::string why; // it was not predicted
    std::vector<std::string> names;
};

// Fills all but what was left out.
void fillGroups(AccuracyTable& table, std::span<const char* const> ways,
                const std::vector<NamedCase>& cases);

} // namespace engine

#pragma once

#include "model/engine/published/accuracyline.h"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace engine {

// One quantity: all rows, then groups.
struct AccuracyTable {
    std::string quantity; // "step_s", "mem_gib", "ttft_ms"
    AccuracyLine all;
    struct Group {
        std::string by; // "source", "gpu", "kind"
        std::vector<AccuracyLine> lines;
    };
    std::vector<Group> groups;
    std::map<std::string, int> leftOut; // rows excluded from the judgment, by reason
    std::map<std::string, int> skipped; // rows that were not predicted, by reason
};

// A row's group name for each grouping, in their order.
struct NamedCase : AccuracyCase {
    std::string why; // reason it was not predicted
    std::vector<std::string> names;
};

// Fills in everything except `leftOut`.
void fillGroups(AccuracyTable& table, std::span<const char* const> ways,
                const std::vector<NamedCase>& cases);

} // namespace engine

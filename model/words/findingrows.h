#pragma once

#include <span>

namespace model::words {

// The words of a finding, as a table has them; what findings of one room are called stands
// together.
struct FindingRow {
    const char* id;
    const char* title;
    const char* text; // %1, %2 … are the finding's arguments
    const char* cure;
};

std::span<const FindingRow> servingFindingRows();

} // namespace model::words

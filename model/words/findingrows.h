#pragma once

#include <span>

namespace model::words {

// The texts of a finding in a table; findings of one room are listed together.
struct FindingRow {
    const char* id;
    const char* title;
    const char* text; // %1, %2 … are the finding's arguments
    const char* cure;
};

std::span<const FindingRow> servingFindingRows();

} // namespace model::words

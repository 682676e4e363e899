#pragma once

#include "model/engine/knobs/knob.h"

#include <QString>

namespace model::words {

// The heading of rows on their page; empty if they have no page.
QString section(engine::Section section);
// The heading of a row within its group: its section, or derived from its path. Its number orders
// the headings.
struct Subgroup {
    int order = 0;
    const char* label = nullptr; // translated by `subgroupName`
};
Subgroup subgroup(std::string_view rowPath, engine::Section section);
QString subgroupName(const Subgroup& subgroup);

} // namespace model::words

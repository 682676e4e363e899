#pragma once

#include "model/engine/knobs/knob.h"

#include <QString>

namespace model::words {

// The heading that rows stand under on their page; empty where they have no page of their own.
QString section(engine::Section section);
// The heading that a row has among those of its group: its section, or what its path says. Its
// number orders the headings.
struct Subgroup {
    int order = 0;
    const char* label = nullptr; // translated by `subgroupName`
};
Subgroup subgroup(std::string_view rowPath, engine::Section section);
QString subgroupName(const Subgroup& subgroup);

} // namespace model::words

#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"

#include <map>
#include <string>
#include <vector>

namespace engine {

// A dial that says something else than it did when the plan was saved. Its cause is what changed
// first on the way to it: a dial whose own inputs say what they said, so that only the way it is
// computed can be new.
struct Change {
    std::string path;
    Unit unit{};
    double was = kUnknown, now = kUnknown; // base units
    std::string cause;                     // a path; its own where nothing before it changed
};

// `saved` holds dials in their own units, by path.
std::vector<Change> changesSince(const Plan& plan, const Assessment& assessment,
                                 const std::map<std::string, double>& saved);

} // namespace engine

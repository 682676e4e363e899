#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"

#include <map>
#include <string>
#include <vector>

namespace engine {

// A dial whose value differs from the saved one. Its cause is the first change on the path to it: a
// dial whose own inputs are unchanged, so that only its computation can be new.
struct Change {
    std::string path;
    Unit unit{};
    double was = kUnknown, now = kUnknown; // base units
    std::string cause;                     // a path; its own if nothing before it changed
};

// `saved` holds dials in their own units, by path.
std::vector<Change> changesSince(const Plan& plan, const Assessment& assessment,
                                 const std::map<std::string, double>& saved);

} // namespace engine

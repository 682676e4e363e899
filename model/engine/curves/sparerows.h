#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolvedplan.h"

#include <vector>

namespace engine {

// A number of spare nodes: how often they suffice, and what they and the shortage beyond them cost,
// given how the plan's work copes with a missing node.
struct SpareRow {
    double spares = 0;
    Share enough = 0;       // of the time
    double missing = 0;     // nodes, on average
    Share waits = 0;        // of its time
    Usd capital{};          // of the spares, if bought
    UsdRate year{};         // rented, or bought and spread over the years compared
    Watts power{};          // of the spares, idle
    UsdRate downtimeYear{}; // at the rental price
    UsdRate together() const { return year + downtimeYear; }
};

// From none to a few more than the target needs; always includes the plan's number and that of the
// articles' rule.
std::vector<SpareRow> spareRows(const ResolvedPlan& plan, const Assessment& assessment);

} // namespace engine

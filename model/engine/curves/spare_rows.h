#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolved_plan.h"

#include <vector>

namespace engine {

// So many spare nodes: how often they are enough, and what they and the lack of more come to, by
// how the plan's work goes on when a node is gone.
struct SpareRow {
    double spares = 0;
    Share enough = 0;       // of the time
    double missing = 0;     // nodes, on average
    Share waits = 0;        // of its time
    Usd capital{};          // of the spares …
    UsdRate capitalYear{};  // … over the years compared
    Watts power{};          // of the spares, waiting
    UsdRate downtimeYear{}; // at the rent
    UsdRate together() const { return capitalYear + downtimeYear; }
};

// From none to a few more than the target asks for; those of the plan and of the articles' rule
// stand in it wherever they are.
std::vector<SpareRow> spareRows(const ResolvedPlan& plan, const Assessment& assessment);

} // namespace engine

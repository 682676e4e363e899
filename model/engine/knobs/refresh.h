#pragma once

#include "model/engine/plan.h"

namespace engine {

// A figure that a plan once copied from the catalog, which has another one by now.
struct Moved {
    std::string path;
    Unit unit{};
    double was = kUnknown, now = kUnknown; // base units
    Citation cite;                         // where the new one comes from
};

// What was typed or imported is the plan's own and never moves; neither does what the catalog
// knows nothing about any more.
std::vector<Moved> movedOn(const Plan& plan, const Catalog& catalog);
// The plan with today's figures in place of those.
Plan refreshed(const Plan& plan, const Catalog& catalog);

} // namespace engine

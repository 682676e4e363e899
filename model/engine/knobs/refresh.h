#pragma once

#include "model/engine/plan.h"

namespace engine {

// A figure that a plan copied from the catalog, where it has changed since.
struct Moved {
    std::string path;
    Unit unit{};
    double was = kUnknown, now = kUnknown; // base units
    Citation cite;                         // source of the new one
};

// Typed or imported figures belong to the plan and never change; neither do those no longer in the
// catalog.
std::vector<Moved> movedOn(const Plan& plan, const Catalog& catalog);
// The plan with those figures updated.
Plan refreshed(const Plan& plan, const Catalog& catalog);

} // namespace engine

#pragma once

#include "model/engine/plan.h"

#include <string_view>

namespace engine {

// The inputs of a discount for committing, or for what may be preempted.
struct DiscountPaths {
    Term term{};
    std::string_view share, least;
};
// Null on demand.
const DiscountPaths* discountPaths(Term term);
// From the catalog, but of no offer for the plan's GPU.
bool isRuleOfThumb(const Plan& plan, const DiscountPaths& paths);

} // namespace engine

#pragma once

#include "model/engine/plan.h"

#include <span>
#include <string_view>

namespace engine {

// A discount for committing, or for what may be preempted: its inputs and their values.
struct Discount {
    Term term{};
    std::string_view sharePath, leastPath;
    Share RentTerms::*share;
    UsdRate RentTerms::*least;
};
std::span<const Discount> discounts();
// Null on demand.
const Discount* discountOf(Term term);
// From the catalog, but of no offer for the plan's GPU.
bool isRuleOfThumb(const Plan& plan, const Discount& discount);

} // namespace engine

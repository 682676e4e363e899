#include "model/engine/knobs/discounts.h"

#include <algorithm>
#include <array>

namespace engine {
namespace {

constexpr std::array kDiscounts{
    DiscountPaths{Term::Reserved1y, "money.discount_1y", "money.least_1y"},
    DiscountPaths{Term::Reserved3y, "money.discount_3y", "money.least_3y"},
    DiscountPaths{Term::Spot, "money.discount_spot", "money.least_spot"}};

} // namespace

const DiscountPaths* discountPaths(Term term)
{
    const auto it = std::ranges::find(kDiscounts, term, &DiscountPaths::term);
    return it == kDiscounts.end() ? nullptr : &*it;
}

bool isRuleOfThumb(const Plan& plan, const DiscountPaths& paths)
{
    const auto cite = plan.cites->find(paths.share);
    return cite != plan.cites->end() && cite->second.entry != plan.cluster.gpu.id;
}

} // namespace engine

#include "model/engine/knobs/discounts.h"

#include <algorithm>

namespace engine {
namespace {

constexpr Discount kDiscounts[] = {{Term::Reserved1y, "money.discount_1y", "money.least_1y",
                                    &RentTerms::discount1y, &RentTerms::least1y},
                                   {Term::Reserved3y, "money.discount_3y", "money.least_3y",
                                    &RentTerms::discount3y, &RentTerms::least3y},
                                   {Term::Spot, "money.discount_spot", "money.least_spot",
                                    &RentTerms::discountSpot, &RentTerms::leastSpot}};

} // namespace

std::span<const Discount> discounts()
{
    return kDiscounts;
}

const Discount* discountOf(Term term)
{
    const auto it = std::ranges::find(kDiscounts, term, &Discount::term);
    return it == std::end(kDiscounts) ? nullptr : &*it;
}

bool isRuleOfThumb(const Plan& plan, const Discount& discount)
{
    const auto cite = plan.cites->find(discount.sharePath);
    return cite != plan.cites->end() && cite->second.entry != plan.cluster.gpu.id;
}

} // namespace engine

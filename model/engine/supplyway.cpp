#include "model/engine/supplyway.h"

#include "model/engine/knobs/citing.h"
#include "model/engine/knobs/discounts.h"
#include "model/engine/training/plaintext.h"

#include <algorithm>
#include <array>

namespace engine {
namespace {

constexpr std::string_view kEverywhere = "all regions";

// Providers' naming of regions: "us-east-1", "eastus2", "eu-north1", "westeurope".
struct AreaName {
    OfferArea area;
    std::string_view part;
    bool starts; // prefix of the name, or anywhere in it
};
constexpr std::array kAreaNames{AreaName{OfferArea::Europe, "europe", false},
                                AreaName{OfferArea::Europe, "eu", true},
                                AreaName{OfferArea::AsiaPacific, "asia", false},
                                AreaName{OfferArea::AsiaPacific, "ap", true},
                                AreaName{OfferArea::AsiaPacific, "japan", false},
                                AreaName{OfferArea::AsiaPacific, "australia", false},
                                AreaName{OfferArea::Us, "us", true},
                                AreaName{OfferArea::Us, "eastus", false},
                                AreaName{OfferArea::Us, "westus", false},
                                AreaName{OfferArea::Us, "centralus", false}};

} // namespace

bool liesIn(OfferArea area, std::string_view region)
{
    if (area == OfferArea::Any || region == kEverywhere)
        return true;
    const std::string name = plainText(region);
    return std::ranges::any_of(kAreaNames, [&](const AreaName& row) {
        const auto at = name.find(row.part);
        return row.area == area && (row.starts ? at == 0 : at != std::string::npos);
    });
}

Plan hadBy(const Plan& plan, const SupplyWay& way)
{
    Plan next = plan;
    Economics& money = next.money;
    money.tenure = way.tenure;
    money.rent.term = way.term;
    if (!way.offer)
        return next;
    money.price = way.offer->priceGpu;
    money.priceFrom = PriceFrom::Typed;
    Citing citing(next);
    citing.replace("money.price", citeOf(way.offer, "price_gpu"));
    if (const Discount* included = discountOf(way.term)) { // in the price
        money.rent.*included->share = 0, money.rent.*included->least = UsdRate{};
        citing.replace(std::string(included->sharePath), nullptr);
        citing.replace(std::string(included->leastPath), nullptr);
    }
    return next;
}

} // namespace engine

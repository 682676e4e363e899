#include "model/engine/advice/priceage.h"

#include "model/engine/specs/date.h"

namespace engine {

void priceAge(const Plan& plan, const Catalog& catalog, std::vector<Finding>& list)
{
    const bool buys = plan.money.tenure == Tenure::Buy;
    struct Price {
        const char *path, *finding;
        bool decides; // what the plan pays; the other price is only for comparison
    };
    for (const Price& price :
         {Price{"money.price", "rent_old", !buys}, Price{"money.capital", "capital_old", buys}}) {
        const auto cite = plan.cites->find(price.path);
        if (cite == plan.cites->end())
            continue; // typed today, as far as is known
        const auto age = ageInDays(cite->second.date, catalog.today);
        if (!age || *age < kDaysToNote)
            continue;
        const bool warns = *age >= kDaysToWarn && price.decides;
        list.push_back({price.finding,
                        warns ? Finding::Severity::Warning : Finding::Severity::Note,
                        {{0, Unit::None, cite->second.date},
                         {static_cast<double>(*age) * kDay.base(), Unit::Days}}});
    }
}

} // namespace engine

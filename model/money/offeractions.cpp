#include "model/money/offeractions.h"

#include "model/engine/knobs/knob.h"
#include "model/engine/knobs/usepart.h"
#include "model/project/projectdocument.h"
#include "model/words/words.h"

#include <QCoreApplication>

namespace model {
namespace {

// Terms whose price already includes the discount, and the knob of that discount.
constexpr struct {
    const char *offered, *term, *discount;
} kTerms[] = {{"reserved-1y", "reserved_1y", "money.discount_1y"},
              {"reserved-3y", "reserved_3y", "money.discount_3y"},
              {"spot", "spot", "money.discount_spot"}};

engine::Result<engine::Plan> priced(const ProjectDocument& document, const engine::Offer& offer)
{
    auto plan =
        engine::used(document.plan(), document.catalog(), engine::CatalogKind::Offers, offer.id);
    for (const auto& row : kTerms)
        if (plan && offer.term == row.offered) {
            plan = engine::chosen(*plan, document.catalog(), "money.term", row.term);
            if (plan)
                plan = engine::turned(*plan, row.discount, 0);
        }
    return plan;
}

} // namespace

engine::Result<void> useOffer(ProjectDocument& document, const QString& id)
{
    const engine::Offer* offer = document.catalog().offer(id.toStdString());
    if (!offer)
        return engine::fail(engine::Error::Code::NotApplicable, id.toStdString());
    auto plan = priced(document, *offer);
    if (!plan)
        return tl::unexpected(plan.error());
    engine::Project next = document.project();
    next.scenarios[next.current].plan = std::make_shared<const engine::Plan>(std::move(*plan));
    document.take(words::filled(QCoreApplication::translate("Offers", "Use price of %1"),
                                {QString::fromStdString(offer->provider)}),
                  std::move(next));
    return {};
}

} // namespace model

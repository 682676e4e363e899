#include "model/money/offeractions.h"

#include "model/engine/knobs/usepart.h"
#include "model/engine/money/market.h"
#include "model/engine/supplyway.h"
#include "model/project/projectdocument.h"
#include "model/words/words.h"

#include <QCoreApplication>

namespace model {
namespace {

// The price of a commitment comes with its term.
engine::Result<engine::Plan> priced(const ProjectDocument& document, const engine::Offer& offer)
{
    auto plan =
        engine::used(document.plan(), document.catalog(), engine::CatalogKind::Offers, offer.id);
    const engine::Term term = engine::termOf(offer);
    if (plan && term != engine::Term::OnDemand)
        plan = engine::hadBy(*plan, {plan->money.tenure, term, &offer});
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

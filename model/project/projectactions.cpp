#include "model/project/projectactions.h"

#include "model/import/importing.h"
#include "model/project/projectdocument.h"
#include "model/sentences/workname.h"

#include <utility>

namespace model {

void setClient(ProjectDocument& document, const QString& client)
{
    engine::Project next = document.project();
    next.client = keptName(client).toStdString();
    document.take(ProjectDocument::tr("Client"), std::move(next));
}

void setTitle(ProjectDocument& document, const QString& title)
{
    engine::Project next = document.project();
    next.title = keptName(title).toStdString();
    document.take(ProjectDocument::tr("Title"), std::move(next));
}

std::vector<engine::OfferedRate> offeredRates(const ProjectDocument& document)
{
    return engine::offeredRates(document.catalog());
}

engine::Result<void> setCurrency(ProjectDocument& document, const engine::Currency& currency,
                                 engine::Kept kept)
{
    auto next = engine::inCurrency(document.project(), currency, kept);
    if (!next)
        return tl::unexpected(next.error());
    document.take(ProjectDocument::tr("Currency"), std::move(*next));
    return {};
}

std::vector<engine::Moved> moved(const ProjectDocument& document)
{
    return engine::movedOn(document.plan(), document.catalog());
}

void refreshFromCatalog(ProjectDocument& document)
{
    engine::Project next = document.project();
    next.scenarios[next.current].plan = std::make_shared<const engine::Plan>(
        engine::refreshed(document.plan(), document.catalog()));
    document.take(ProjectDocument::tr("Update from catalog"), std::move(next));
}

engine::Result<void> calibrate(ProjectDocument& document)
{
    auto next = plannedByRuns(document.project(), document.catalog());
    if (!next)
        return tl::unexpected(next.error());
    document.take(ProjectDocument::tr("Calibrate with own measurements"), std::move(*next));
    return {};
}

} // namespace model

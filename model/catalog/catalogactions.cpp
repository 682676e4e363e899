#include "model/catalog/catalogactions.h"

#include "model/catalog/catalogtext.h"
#include "model/engine/knobs/usepart.h"
#include "model/engine/text.h"
#include "model/project/projectdocument.h"
#include "model/words/words.h"

#include <QCoreApplication>

namespace model {
namespace {

using engine::CatalogKind;

engine::Result<engine::Plan> tried(const ProjectDocument& document, CatalogKind kind,
                                   const QString& id)
{
    return engine::used(document.plan(), document.catalog(), kind, id.toStdString(),
                        document.work().id);
}

QString gpuOf(const ProjectDocument& document)
{
    return QString::fromStdString(document.plan().cluster.gpu.name);
}

} // namespace

engine::Result<void> useInPlan(ProjectDocument& document, CatalogKind kind, const QString& id)
{
    auto plan = tried(document, kind, id);
    if (!plan)
        return tl::unexpected(plan.error());
    const engine::Part* part = engine::partOf(document.catalog(), kind, id.toStdString());
    engine::Project next = document.project();
    next.scenarios[next.current].plan = std::make_shared<const engine::Plan>(std::move(*plan));
    document.take(catalogText(L("Catalog", "Use %1"), {QString::fromStdString(part->brief)}),
                  std::move(next));
    return {};
}

QString whyNotUsed(const ProjectDocument& document, CatalogKind kind, const QString& id)
{
    switch (kind) {
    case CatalogKind::Nodes:
        return catalogText(
            L("Catalog", "A node comes with its GPU. Use that GPU in the plan instead."));
    case CatalogKind::Costs:
        return catalogText(L("Catalog", "No input of the plan uses this value."));
    case CatalogKind::Rules:
        return catalogText(L("Catalog", "Every plan already contains the constants. To change one, "
                                        "set the input of the same name."));
    case CatalogKind::Points:
    case CatalogKind::Contradictions:
    case CatalogKind::Runs:
        return catalogText(L("Catalog", "Entries of this list cannot be used in a plan."));
    default: break;
    }
    const auto plan = tried(document, kind, id);
    if (plan)
        return {};
    if (kind == CatalogKind::Links)
        return catalogText(L("Catalog", "The GPU of the plan, %1, does not have this link."),
                           {gpuOf(document)});
    if (kind == CatalogKind::Regions)
        return catalogText(
            L("Catalog", "The electricity price of this region is not available in US dollars."));
    if (kind == CatalogKind::Offers && plan.error().code == engine::Error::Code::UnknownChoice)
        return catalogText(L("Catalog", "The GPU of this offer is not in the catalog."));
    return words::error(plan.error());
}

} // namespace model

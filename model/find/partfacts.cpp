#include "model/find/partfacts.h"

#include "model/engine/knobs/knob.h"
#include "model/engine/money/market.h"
#include "model/engine/plan.h"
#include "model/engine/specs/parts.h"

#include <cmath>

namespace model {
namespace {

using engine::CatalogKind;
using engine::Unit;

// Known facts only.
void add(QStringList& facts, const NumberFormat& format, double base, Unit unit)
{
    if (std::isfinite(base))
        facts << format.text(base, unit);
}

QString year(const engine::Part& part, std::string_view key)
{
    const std::string_view date = part.sheet ? part.sheet->trait(key) : std::string_view();
    return QString::fromUtf8(date.substr(0, 4).data(), qMin<qsizetype>(4, qsizetype(date.size())));
}

} // namespace

QStringList partFacts(const engine::Catalog& catalog, CatalogKind kind, const QString& id,
                      const NumberFormat& format)
{
    QStringList facts;
    const std::string key = id.toStdString();
    if (kind == CatalogKind::Accelerators) {
        if (const engine::Accelerator* gpu = catalog.accelerator(key)) {
            add(facts, format, gpu->memory.base(), Unit::GB);
            engine::UsualRent rent = engine::usualRent(catalog, *gpu);
            if (!rent) // no specialist has it
                rent = engine::usualRent(catalog, *gpu, engine::PriceFrom::Lists);
            add(facts, format, rent.price.base(), Unit::DollarPerGpuHour);
            if (const QString since = year(*gpu, "release"); !since.isEmpty())
                facts << since;
        }
    } else if (kind == CatalogKind::Models) {
        if (const engine::Model* model = catalog.model(key)) {
            add(facts, format, model->params.base(), Unit::Parameters);
            if (model->experts > 0)
                facts << QStringLiteral("MoE");
            add(facts, format, model->context.base(), Unit::TokensUnit);
        }
    } else if (kind == CatalogKind::Regions) {
        if (const engine::Region* region = catalog.region(key)) {
            add(facts, format, region->electricity.base(), Unit::DollarPerKwh);
            add(facts, format, region->carbon.base(), Unit::GramPerKwh);
        }
    } else if (kind == CatalogKind::Links) {
        if (const engine::Link* link = catalog.link(key))
            add(facts, format, link->bandwidth.base(), Unit::GbitPerSecond);
    } else if (kind == CatalogKind::Fleets) {
        if (const engine::Fleet* fleet = catalog.fleet(key))
            add(facts, format, fleet->gpus, Unit::Gpus);
    } else if (kind == CatalogKind::Nodes) {
        if (const engine::Node* node = catalog.node(key))
            add(facts, format, node->gpus, Unit::Gpus);
    } else if (kind == CatalogKind::Offers) {
        if (const engine::Offer* offer = catalog.offer(key))
            add(facts, format, offer->priceGpu.base(), Unit::DollarPerGpuHour);
    } else if (kind == CatalogKind::Costs) {
        if (const engine::Cost* cost = catalog.cost(key))
            add(facts, format, cost->value, cost->unit);
    } else if (kind == CatalogKind::Rules) {
        if (const engine::Rule* rule = catalog.rule(key))
            add(facts, format, rule->value, rule->unit);
    }
    return facts;
}

std::optional<CatalogKind> kindOfParts(const engine::Choice& choice, const engine::Plan& plan,
                                       const engine::Catalog& catalog)
{
    if (choice.stored)
        return {};
    const auto options = choice.options(plan, plan.work.front(), catalog);
    for (auto option = options.rbegin(); option != options.rend(); ++option)
        for (const CatalogKind kind : engine::kCatalogKinds)
            if (!option->name.empty() && engine::partOf(catalog, kind, option->id))
                return kind;
    return {};
}

} // namespace model

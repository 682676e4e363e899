#include "model/catalog/ownoptions.h"

#include "model/format/utf8.h"
#include "model/words/words.h"

#include <algorithm>

namespace model {
namespace {

using engine::CatalogKind;
using engine::Unit;

constexpr OwnText kAccelerators[] = {{"vendor"}, {"generation", true}, {"inside"},
                                     {"pcie"},   {"between"},          {"node"}};
constexpr OwnText kLinks[] = {{"kind", true}};
constexpr OwnText kNodes[] = {{"accelerator"}};
constexpr OwnText kModels[] = {{"family"}};
constexpr OwnText kOffers[] = {{"provider", true},    {"instance", true}, {"region"},
                               {"accelerator", true}, {"term", true},     {"market", true}};
constexpr OwnText kRegions[] = {{"kind", true}};
constexpr OwnText kCosts[] = {{"category", true}};
constexpr OwnText kPoints[] = {{"series", true}, {"measure", true}, {"kind", true}, {"model"},
                               {"gpu"},          {"link"},          {"batch"}};

// Units available for costs.
constexpr Unit kUnits[] = {Unit::Dollar,       Unit::DollarPerYear, Unit::DollarPerHour,
                           Unit::DollarPerKwh, Unit::DollarPerKw,   Unit::DollarPerKwMonth,
                           Unit::DollarPerTB,  Unit::DollarPerGpu,  Unit::Percent,
                           Unit::EachYear,     Unit::Hours,         Unit::Days,
                           Unit::Months,       Unit::Years,         Unit::GramPerKwh,
                           Unit::Kilowatt,     Unit::Count,         Unit::None};

// The parts a key can refer to; empty if it is a word or free text.
std::vector<const engine::Part*> pointedTo(const engine::Catalog& catalog, const QString& key)
{
    if (key == u"accelerator")
        return engine::partsOf(catalog, CatalogKind::Accelerators);
    if (key == u"node")
        return engine::partsOf(catalog, CatalogKind::Nodes);
    std::vector<const engine::Part*> links;
    const bool inside = key == u"inside" || key == u"pcie";
    if (inside || key == u"between")
        for (const engine::Link& link : catalog.links)
            if (link.kind == (inside ? engine::Link::Kind::Inside : engine::Link::Kind::Between))
                links.push_back(&link);
    return links;
}

} // namespace

std::span<const OwnText> textsOf(CatalogKind kind)
{
    switch (kind) {
    case CatalogKind::Accelerators: return kAccelerators;
    case CatalogKind::Links: return kLinks;
    case CatalogKind::Nodes: return kNodes;
    case CatalogKind::Models: return kModels;
    case CatalogKind::Offers: return kOffers;
    case CatalogKind::Regions: return kRegions;
    case CatalogKind::Costs: return kCosts;
    case CatalogKind::Points: return kPoints;
    default: return {};
    }
}

Options optionsFor(const engine::Catalog& catalog, CatalogKind kind, const QString& key)
{
    Options options;
    for (const QString& value : words::traitValues(kind, key))
        options.emplace_back(value, words::traitValue(kind, key, value));
    const auto texts = textsOf(kind);
    const auto text = std::ranges::find(texts, key.toStdString(), &OwnText::key);
    if (!options.empty() && text != texts.end() && !text->required) // may be left empty
        options.emplace(options.begin(), QString(), QStringLiteral("–"));
    if (!options.empty())
        return options;
    const auto parts = pointedTo(catalog, key);
    if (!parts.empty()) // none is set until one is picked
        options.emplace_back(QString(), QStringLiteral("–"));
    for (const engine::Part* part : parts)
        options.emplace_back(utf8(part->id), utf8(part->name));
    return options;
}

Options unitOptions(const CellMaker& maker)
{
    Options options;
    for (const Unit unit : kUnits) {
        const QString shown = maker.exactUnit(unit);
        options.emplace_back(utf8(engine::info(unit).symbol),
                             shown.isEmpty() ? QStringLiteral("–") : shown);
    }
    return options;
}

bool isRequired(CatalogKind kind, std::string_view key)
{
    switch (kind) {
    case CatalogKind::Accelerators: return key == "memory";
    case CatalogKind::Links: return key == "bandwidth";
    case CatalogKind::Nodes: return key == "gpus";
    case CatalogKind::Models: return key == "params" || key == "layers" || key == "hidden";
    case CatalogKind::Offers: return key == "price_gpu";
    case CatalogKind::Points: return key == "gpus" || key == "value";
    case CatalogKind::Costs:
    case CatalogKind::Rules: return key == "value";
    default: return false;
    }
}

} // namespace model

#include "model/catalog/catalogcolumns.h"

#include "model/engine/specs/date.h"
#include "model/engine/text.h"
#include "model/format/utf8.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::CatalogKind;
using engine::Unit;
using From = CatalogColumn::From;

constexpr const char *kName = L("Catalog", "Name"), *kOldest = L("Catalog", "Oldest date"),
                     *kDate = L("Catalog", "Date"), *kRange = L("Catalog", "Range"),
                     *kSource = L("Catalog", "Source");

constexpr CatalogColumn kAccelerators[] = {
    {From::Name, "", kName, 224},
    {From::Trait, "vendor", nullptr, 72},
    {From::Figure, "memory", nullptr, 72, Unit::GB, true},
    {From::Figure, "memory_bandwidth", L("Catalog", "Bandwidth"), 88, Unit::GBPerSecond, true},
    {From::Figure, "peak_bf16", L("Catalog", "BF16"), 72, Unit::TeraflopPerSecond, true},
    {From::Figure, "peak_fp8", L("Catalog", "FP8"), 72, Unit::TeraflopPerSecond, true},
    {From::Figure, "peak_fp4", L("Catalog", "FP4"), 72, Unit::TeraflopPerSecond, true},
    {From::Figure, "power", nullptr, 72, Unit::Watt, true},
    {From::Figure, "link_bandwidth", nullptr, 88, Unit::GBPerSecond, true},
    {From::Figure, "domain", nullptr, 88, Unit::Gpus, true},
    {From::Trait, "generation", nullptr, 104},
    {From::Figure, "price", nullptr, 88},
    {From::Date, "", kOldest, 96},
};
constexpr CatalogColumn kLinks[] = {
    {From::Name, "", kName, 232},
    {From::Trait, "kind", nullptr, 112},
    {From::Figure, "bandwidth", nullptr, 88, Unit::GbitPerSecond, true},
    {From::Figure, "latency", nullptr, 88},
    {From::Figure, "domain", nullptr, 88, Unit::Gpus, true},
    {From::Figure, "nic_price", L("Catalog", "NIC"), 88},
    {From::Figure, "switch_price", L("Catalog", "Switch"), 88},
    {From::Figure, "switch_ports", L("Catalog", "Ports"), 88},
    {From::Figure, "cable_price", L("Catalog", "Cable"), 88},
    {From::Trait, "status", nullptr, 96, Unit::None, false, true},
    {From::Date, "", kOldest, 96},
};
constexpr CatalogColumn kNodes[] = {
    {From::Name, "", kName, 208},
    {From::Trait, "accelerator", nullptr, 192},
    {From::Figure, "gpus", nullptr, 64, Unit::Gpus, true},
    {From::Figure, "nics", nullptr, 64, Unit::Nics, true},
    {From::Figure, "rated", L("Catalog", "Nameplate"), 88, Unit::Kilowatt, true},
    {From::Figure, "peak", L("Catalog", "Peak"), 88, Unit::Kilowatt, true},
    {From::Figure, "mean", L("Catalog", "Average"), 88, Unit::Kilowatt, true},
    {From::Figure, "idle", L("Catalog", "Idle"), 88, Unit::Kilowatt, true},
    {From::Figure, "price", nullptr, 88},
    {From::Figure, "rack_units", L("Catalog", "Height"), 88},
    {From::Date, "", kOldest, 96},
};
constexpr CatalogColumn kModels[] = {
    {From::Name, "", kName, 208},
    {From::Trait, "family", nullptr, 112},
    {From::Figure, "params", nullptr, 88},
    {From::Figure, "active", L("Catalog", "Active"), 88},
    {From::Figure, "layers", nullptr, 88},
    {From::Figure, "hidden", nullptr, 88},
    {From::Figure, "heads", L("Catalog", "Heads"), 88},
    {From::Figure, "kv_heads", L("Catalog", "KV heads"), 88},
    {From::Figure, "vocab", nullptr, 88},
    {From::Figure, "context", nullptr, 88},
    {From::Figure, "experts", nullptr, 88, Unit::None, false, true},
    {From::Date, "", kOldest, 96},
};
constexpr CatalogColumn kOffers[] = {
    {From::Trait, "provider", nullptr, 112},
    {From::Trait, "accelerator", nullptr, 184},
    {From::Figure, "price_gpu", L("Catalog", "Per GPU-hour"), 120},
    {From::Date, "price_gpu", kDate, 96},
    {From::Trait, "term", nullptr, 128},
    {From::Trait, "market", nullptr, 104},
    {From::Trait, "instance", nullptr, 184},
    {From::Trait, "region", nullptr, 112},
    {From::Figure, "gpus", nullptr, 64, Unit::Gpus, true},
    {From::Figure, "price", L("Catalog", "Per hour"), 88},
};
constexpr CatalogColumn kRegions[] = {
    {From::Name, "", kName, 184},
    {From::Figure, "electricity", nullptr, 104},
    {From::Date, "electricity", L("Catalog", "Price date"), 96},
    {From::Figure, "carbon", nullptr, 88, Unit::GramPerKwh, true},
    {From::Date, "carbon", L("Catalog", "Carbon date"), 96},
    {From::Trait, "kind", nullptr, 136},
    {From::Trait, "provider", nullptr, 80, Unit::None, false, true},
};
constexpr CatalogColumn kCosts[] = {
    {From::Name, "", kName, 264},          {From::Trait, "category", nullptr, 124},
    {From::Figure, "value", nullptr, 136}, {From::Date, "value", kDate, 96},
    {From::Range, "value", kRange, 128},   {From::Source, "value", kSource, 208},
};
constexpr CatalogColumn kRules[] = {
    {From::Name, "", kName, 264},          {From::Figure, "value", nullptr, 120},
    {From::Date, "value", kDate, 96},      {From::Range, "value", kRange, 128},
    {From::Source, "value", kSource, 208}, {From::Id, "", L("Catalog", "ID in files"), 192},
};
constexpr CatalogColumn kPoints[] = {
    {From::Name, "", kName, 304},
    {From::Trait, "measure", nullptr, 112},
    {From::Figure, "gpus", nullptr, 64, Unit::Gpus, true},
    {From::Figure, "value", nullptr, 72},
    {From::Trait, "kind", nullptr, 80},
    {From::Trait, "gpu", nullptr, 184, Unit::None, false, true},
    {From::Trait, "link", nullptr, 152, Unit::None, false, true},
    {From::Date, "value", kDate, 96},
    {From::Source, "value", kSource, 136},
};
constexpr CatalogColumn kFleets[] = {
    {From::Name, "", kName, 232},
    {From::Figure, "gpus", nullptr, 72, Unit::Gpus, true},
    {From::Figure, "time", nullptr, 72, Unit::None, false, true},
    {From::Figure, "all", nullptr, 104, Unit::None, false, true},
    {From::Figure, "gpu", nullptr, 64, Unit::None, false, true},
    {From::Figure, "gpu_memory", nullptr, 88, Unit::None, false, true},
    {From::Figure, "network", nullptr, 80, Unit::None, false, true},
    {From::Figure, "host", nullptr, 64, Unit::None, false, true},
    {From::Figure, "software", nullptr, 80, Unit::None, false, true},
    {From::Figure, "rate", nullptr, 136, Unit::None, false, true},
    {From::Date, "", kOldest, 96},
};
constexpr CatalogColumn kContradictions[] = {
    {From::Topic, "", L("Catalog", "Topic"), 168},
    {From::SourceValues, "", L("Catalog", "Source values"), 328},
    {From::Used, "", L("Catalog", "Value used"), 160},
    {From::Why, "", L("Catalog", "Reason"), 248},
};
constexpr CatalogColumn kRuns[] = {
    {From::Trait, "name", nullptr, 192},
    {From::Trait, "model", nullptr, 144},
    {From::Trait, "gpu", nullptr, 184},
    {From::Figure, "gpus", nullptr, 64, Unit::Gpus, true},
    {From::Figure, "batch", nullptr, 88},
    {From::Figure, "sequence", L("Catalog", "Sequence"), 88},
    {From::Figure, "step", L("Catalog", "Step"), 88},
    {From::Figure, "tokens_per_second_gpu", L("Catalog", "Tokens/s per GPU"), 112},
    {From::Date, "", kDate, 96},
};

// The oldest figure by date; none if the sheet has no dates.
const engine::Figure* oldest(const engine::Part& part, const std::string& today)
{
    const engine::Figure* found = nullptr;
    int most = -1;
    for (const engine::Figure& f : part.sheet->figures)
        if (const int days = engine::ageInDays(f.cite.date, today).value_or(-1); days > most) {
            most = days;
            found = &f;
        }
    return found;
}

// A figure that is set although the sheet lacks it is derived from others and has no source.
CatalogCell figureCell(const CellMaker& maker, const engine::Part& part,
                       const CatalogColumn& column)
{
    const engine::Figure* figure = part.sheet->figure(column.key);
    const double value = engine::valueOf(maker.kind, part, column.key);
    const auto unit =
        column.bare ? column.unit
                    : engine::unitOf(maker.kind, part, column.key).value_or(engine::Unit::None);
    if (column.optional && std::isnan(value))
        return {};
    CatalogCell cell = maker.number(value, unit, figure, column.bare);
    const bool mixed = maker.kind == CatalogKind::Costs || maker.kind == CatalogKind::Rules ||
                       (maker.kind == CatalogKind::Points && !column.bare);
    if (mixed && !cell.full.isEmpty()) // every row has its own unit
        cell.full = (cell.full + u' ' + maker.exactUnit(unit)).trimmed();
    return cell;
}

} // namespace

std::span<const CatalogColumn> columnsOf(CatalogKind kind)
{
    switch (kind) {
    case CatalogKind::Accelerators: return kAccelerators;
    case CatalogKind::Links: return kLinks;
    case CatalogKind::Nodes: return kNodes;
    case CatalogKind::Models: return kModels;
    case CatalogKind::Offers: return kOffers;
    case CatalogKind::Regions: return kRegions;
    case CatalogKind::Costs: return kCosts;
    case CatalogKind::Rules: return kRules;
    case CatalogKind::Points: return kPoints;
    case CatalogKind::Fleets: return kFleets;
    case CatalogKind::Contradictions: return kContradictions;
    case CatalogKind::Runs: return kRuns;
    }
    return {};
}

QString headOf(CatalogKind kind, const CatalogColumn& column)
{
    if (column.label)
        return QCoreApplication::translate("Catalog", column.label);
    const QString key = QString::fromLatin1(column.key);
    return column.from == From::Trait ? words::trait(kind, key) : words::figure(kind, key);
}

QString fullHeadOf(const CellMaker& maker, const CatalogColumn& column)
{
    QString head = headOf(maker.kind, column);
    if (column.from != From::Figure)
        return head;
    QString unit = column.bare ? maker.exactUnit(column.unit) : QString();
    if (!column.bare)
        for (const engine::FieldKey& field : engine::fieldKeys(maker.kind))
            if (field.key == column.key)
                unit = maker.exactUnit(field.unit);
    return unit.isEmpty() ? head : QStringLiteral("%1 (%2)").arg(head, unit);
}

CatalogCell cellOf(const CellMaker& maker, const engine::Part& part, const CatalogColumn& column)
{
    const engine::Figure* figure = part.sheet->figure(column.key);
    switch (column.from) {
    case From::Name: return maker.text(utf8(part.name), utf8(part.sheet->trait("note")));
    case From::Id: return maker.text(utf8(part.id));
    case From::Trait: {
        const QString key = QString::fromLatin1(column.key);
        const std::string trait(part.sheet->trait(column.key));
        return trait.empty() && column.optional ? CatalogCell{}
                                                : maker.text(maker.trait(key, trait));
    }
    case From::Figure: return figureCell(maker, part, column);
    case From::Range: return figure ? maker.range(*figure) : maker.unknown();
    case From::Source: return figure ? maker.source(*figure) : maker.unknown();
    case From::Date:
        if (!*column.key)
            figure = oldest(part, maker.catalog.today);
        return figure ? maker.date(*figure, words::figure(maker.kind, utf8(figure->key)) + u'\n' +
                                                utf8(figure->cite.title))
                      : maker.unknown();
    default: return maker.unknown();
    }
}

} // namespace model

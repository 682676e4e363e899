#include "model/catalog/sheetkeys.h"

#include "model/catalog/catalogtext.h"
#include "model/engine/text.h"
#include "model/format/utf8.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::CatalogKind;
using engine::Figure;
using engine::Part;

// A model without experts or a window has no such value; that is not a gap.
bool mayLack(CatalogKind kind, std::string_view key)
{
    return kind == CatalogKind::Models && key != "params" && key != "active";
}

} // namespace

const Figure* figureAt(const Part& part, const FigureKey& at)
{
    const auto it = std::ranges::find_if(part.sheet->figures, [&](const Figure& f) {
        return f.key == at.key && f.label == at.label;
    });
    return it == part.sheet->figures.end() ? nullptr : &*it;
}

std::vector<FigureKey> keysOf(CatalogKind kind, const std::vector<const Part*>& parts)
{
    std::vector<FigureKey> keys;
    for (const engine::FieldKey& field : engine::fieldKeys(kind)) {
        const bool known = std::ranges::any_of(parts, [&](const Part* p) {
            return std::isfinite(engine::valueOf(kind, *p, field.key));
        });
        if (known || !mayLack(kind, field.key))
            keys.push_back({std::string(field.key), {}});
    }
    for (const Part* part : parts)
        for (const Figure& f : part->sheet->figures)
            if (const FigureKey key{f.key, f.label}; std::ranges::find(keys, key) == keys.end())
                keys.push_back(key);
    return keys;
}

std::vector<std::string> traitsOf(const std::vector<const Part*>& parts)
{
    std::vector<std::string> keys;
    for (const Part* part : parts)
        for (const auto& [key, value] : part->sheet->traits)
            if (std::ranges::find(keys, key) == keys.end())
                keys.push_back(key);
    return keys;
}

QString labelOf(CatalogKind kind, const FigureKey& at)
{
    const QString label = words::figure(kind, utf8(at.key));
    return at.label.empty() ? label : label + QStringLiteral(": ") + utf8(at.label);
}

CatalogCell valueCell(const CellMaker& maker, const Part& part, const FigureKey& at)
{
    const Figure* figure = figureAt(part, at);
    const double value = figure             ? figure->value
                         : at.label.empty() ? engine::valueOf(maker.kind, part, at.key)
                                            : engine::kUnknown;
    const auto unit = engine::unitOf(maker.kind, part, at.key);
    const auto shown = unit && at.label.empty() ? *unit
                       : figure                 ? figure->unit
                                                : engine::Unit::None;
    CatalogCell cell = maker.number(value, shown, figure);
    if (!cell.full.isEmpty())
        cell.full = (cell.full + u' ' + maker.exactUnit(shown)).trimmed();
    else if (mayLack(maker.kind, at.key))
        cell.text = catalogText(L("Catalog", "none"));
    return cell;
}

QString tipOf(CatalogKind kind, const FigureKey& at)
{
    const QString tip = words::figureTip(kind, utf8(at.key));
    return at.label.empty() ? tip : labelOf(kind, at) + u'\n' + tip;
}

} // namespace model

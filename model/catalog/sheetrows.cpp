#include "model/catalog/sheetrows.h"

#include "model/catalog/sheetkeys.h"
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

QString rowText(const char* text)
{
    return QCoreApplication::translate("Catalog", text);
}

QString sourceInFull(const Figure& figure)
{
    QStringList all{utf8(figure.cite.title)};
    for (const std::string& also : figure.also)
        all << utf8(also);
    return all.join(QStringLiteral("; "));
}

QString detailOf(const SheetRow& row, const QString& value, const CatalogCell& cell)
{
    const QString head = row.label + QStringLiteral(": ") + value;
    return cell.tip.isEmpty() ? head : head + u'\n' + cell.tip;
}

SheetRow figureRow(const CellMaker& maker, const Part& part, const FigureKey& at)
{
    SheetRow row{labelOf(maker.kind, at), tipOf(maker.kind, at), {}};
    const CatalogCell value = valueCell(maker, part, at);
    row.cells = {value, {}, {}, {}, {}};
    if (const Figure* f = figureAt(part, at)) {
        row.cells[1] = maker.range(*f);
        row.cells[2] = maker.source(*f);
        row.cells[2].full = sourceInFull(*f);
        if (!f->also.empty())
            row.cells[2].text += QStringLiteral(" +%1").arg(f->also.size());
        row.cells[3] = maker.date(*f);
        if (!ages(f->unit)) // values that do not change do not go stale
            row.cells[3].tone = Tone::Plain, row.cells[3].tip.clear();
        row.cells[4] = {.text = utf8(f->cite.note), .tip = utf8(f->cite.note)};
    } else if (!value.full.isEmpty()) {
        row.cells[2] = {.text = rowText(L("Catalog", "no separate source")), .tone = Tone::Muted};
    }
    row.detail = detailOf(row, value.text, value);
    if (!row.cells[1].text.isEmpty())
        row.detail +=
            u'\n' + words::filled(rowText(L("Catalog", "Range: %1")), {row.cells[1].text});
    return row;
}

SheetRow wideRow(const QString& label, const QString& text, Tone tone = Tone::Plain)
{
    SheetRow row{label, {}, {{.text = text, .tip = text, .tone = tone}, {}, {}, {}, {}}, true};
    row.detail = label + QStringLiteral(": ") + text;
    return row;
}

// "accelerators/b300-sxm/peak_fp4" is about the part, "…/b300-sxm" too.
bool isAbout(const engine::Contradiction& c, const std::string& part)
{
    return std::ranges::any_of(c.about, [&](const std::string& about) {
        return about == part || about.starts_with(part + "/");
    });
}

QString sourceLines(const engine::Contradiction& c)
{
    QStringList lines;
    for (const auto& v : c.values)
        lines << QStringLiteral("%1: %2, %3").arg(utf8(v.source), utf8(v.value), utf8(v.date));
    return lines.join(u'\n');
}

SheetRow contradictionRow(const engine::Contradiction& c)
{
    SheetRow row = wideRow(
        rowText(L("Catalog", "Conflicting sources")),
        //: %1 what sources differ in, %2 a value.
        words::filled(rowText(L("Catalog", "%1. Value used: %2")), {utf8(c.topic), utf8(c.use)}),
        Tone::Note);
    row.cells[2].text = sourceLines(c);
    row.cells[4].text = utf8(c.why);
    row.detail = QStringList{row.cells[0].text, sourceLines(c), utf8(c.why)}.join(u'\n');
    row.cells[0].tip = row.detail;
    return row;
}

void addContradictions(std::vector<SheetRow>& rows, const CellMaker& maker, const Part& part)
{
    const std::string name = std::string(engine::keyOf(maker.kind)) + "/" + part.id;
    for (const engine::Contradiction& c : maker.catalog.contradictions)
        if (isAbout(c, name))
            rows.push_back(contradictionRow(c));
}

// The source of a value, short enough for a comparison.
QString shortCite(const Figure* figure)
{
    if (!figure)
        return {};
    const QString source =
        figure->cite.recalled ? rowText(L("Catalog", "from memory")) : utf8(figure->cite.title);
    return figure->cite.date.empty() ? source
                                     : utf8(figure->cite.date) + QStringLiteral(" · ") + source;
}

bool alike(const std::vector<CatalogCell>& cells)
{
    return std::ranges::all_of(cells, [&](const CatalogCell& c) {
        return c.text == cells.front().text || (c.sort.isValid() && c.sort == cells.front().sort);
    });
}

void finish(SheetRow& row, const std::vector<const Part*>& parts)
{
    row.differs = !alike(row.cells);
    QStringList lines{row.label};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        QString tip = row.cells[i].tip;
        lines << utf8(parts[i]->brief) + QStringLiteral(": ") + row.cells[i].text +
                     (tip.isEmpty()
                          ? QString()
                          : QStringLiteral(" — ") + tip.replace(u'\n', QLatin1String("; ")));
    }
    row.detail = lines.join(u'\n');
}

} // namespace

std::vector<SheetRow> sheetOf(const CellMaker& maker, const Part& part)
{
    std::vector<SheetRow> rows;
    for (const FigureKey& key : keysOf(maker.kind, {&part}))
        rows.push_back(figureRow(maker, part, key));
    addContradictions(rows, maker, part);
    for (const auto& [key, value] : part.sheet->traits)
        if (!value.empty())
            rows.push_back(
                wideRow(words::trait(maker.kind, utf8(key)), maker.trait(utf8(key), value)));
    return rows;
}

std::vector<SheetRow> sheetOf(const CellMaker& maker, const engine::Contradiction& c)
{
    std::vector<SheetRow> rows{wideRow(rowText(L("Catalog", "Topic")), utf8(c.topic))};
    for (const auto& v : c.values) {
        SheetRow row =
            wideRow(utf8(v.source),
                    v.date.empty() ? utf8(v.value)
                                   : QStringLiteral("%1 (%2)").arg(utf8(v.value), utf8(v.date)));
        rows.push_back(std::move(row));
    }
    rows.push_back(wideRow(rowText(L("Catalog", "Value used")), utf8(c.use)));
    rows.push_back(wideRow(rowText(L("Catalog", "Reason")), utf8(c.why)));
    for (const std::string& about : c.about) {
        const QStringList path = utf8(about).split(u'/');
        const Part* part = nullptr;
        for (const CatalogKind kind : engine::kCatalogKinds)
            if (path.size() > 1 && path[0] == utf8(engine::keyOf(kind)))
                part = engine::partOf(maker.catalog, kind, path[1].toStdString());
        rows.push_back(
            wideRow(rowText(L("Catalog", "Applies to")), part ? utf8(part->name) : utf8(about)));
    }
    return rows;
}

std::vector<SheetRow> sheetOf(const CellMaker& maker, const engine::MeasuredRun& run)
{
    std::vector<SheetRow> rows;
    for (const engine::RunText& text : engine::runTexts())
        if (const std::string& value = run.*text.member; !value.empty())
            rows.push_back(wideRow(words::trait(maker.kind, utf8(text.key)),
                                   maker.trait(utf8(text.key), value)));
    for (const auto& field : engine::runFields())
        if (std::isfinite(field.get(run))) {
            SheetRow row{words::figure(maker.kind, utf8(field.key)), {}, {{}, {}, {}, {}, {}}};
            row.cells[0] = maker.number(field.get(run), field.unit, nullptr);
            row.cells[2] = maker.text(rowText(L("Catalog", "measured")));
            row.cells[3] = maker.date(run.date);
            row.detail = detailOf(row, row.cells[0].text, row.cells[0]);
            rows.push_back(std::move(row));
        }
    return rows;
}

std::vector<SheetRow> comparisonOf(const CellMaker& maker, const std::vector<const Part*>& parts)
{
    std::vector<SheetRow> rows;
    for (const FigureKey& key : keysOf(maker.kind, parts)) {
        SheetRow row{labelOf(maker.kind, key), tipOf(maker.kind, key), {}};
        for (const Part* part : parts) {
            row.cells.push_back(valueCell(maker, *part, key));
            row.cells.back().numeric = false; // next to two-line cells, everything is left-aligned
            row.cells.back().below = shortCite(figureAt(*part, key));
        }
        finish(row, parts);
        rows.push_back(std::move(row));
    }
    for (const std::string& key : traitsOf(parts)) {
        SheetRow row{words::trait(maker.kind, utf8(key)), {}, {}};
        for (const Part* part : parts) {
            const QString text = maker.trait(utf8(key), std::string(part->sheet->trait(key)));
            row.cells.push_back(maker.text(text, text));
        }
        finish(row, parts);
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace model

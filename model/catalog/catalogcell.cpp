#include "model/catalog/catalogcell.h"

#include "model/catalog/catalogtext.h"
#include "model/engine/specs/date.h"
#include "model/engine/text.h"
#include "model/format/utf8.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <cmath>

namespace model {
namespace {

using engine::Unit;

bool isMoney(Unit unit)
{
    return engine::info(unit).dim.usd != 0;
}

// A plain number in the unit, with its significant digits.
QString bareNumber(double value, const NumberFormat& format)
{
    const double size = std::abs(value);
    const bool whole = std::abs(value - std::round(value)) < 1e-9 * std::max(1.0, size);
    return format.plain(value, whole || size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2);
}

} // namespace

QString recalledMark()
{
    return QStringLiteral("\u2009†");
}

QString notKnown()
{
    return QCoreApplication::translate("Units", "n/a");
}

bool ages(Unit unit)
{
    return isMoney(unit) || unit == Unit::GramPerKwh;
}

QVariant roleOf(const CatalogCell& cell, int role)
{
    switch (role) {
    case Qt::DisplayRole: return cell.text;
    case Qt::ToolTipRole: return cell.tip.isEmpty() ? QVariant() : cell.tip;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (cell.numeric ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::AccessibleTextRole:
        return cell.below.isEmpty() ? cell.text : cell.text + QStringLiteral(", ") + cell.below;
    case SortRole: return cell.sort;
    case ToneRole: return static_cast<int>(cell.tone);
    case BelowRole: return cell.below;
    case BelowToneRole: return static_cast<int>(cell.belowTone);
    case FullRole: return cell.full.isEmpty() ? cell.text : cell.full;
    default: return {};
    }
}

CatalogCell CellMaker::text(const QString& text, const QString& tip) const
{
    if (text.isEmpty())
        return unknown();
    return {.text = text, .tip = tip, .sort = text};
}

CatalogCell CellMaker::unknown() const
{
    return {.text = notKnown(), .tone = Tone::Muted};
}

CatalogCell CellMaker::number(double base, Unit unit, const engine::Figure* figure, bool bare) const
{
    CatalogCell cell = unknown();
    cell.numeric = true;
    if (figure)
        cell.tip = citation(*figure);
    if (!std::isfinite(base))
        return cell;
    cell.text = bare ? bareNumber(base / engine::info(unit).size, format) : format.text(base, unit);
    cell.full = exact(base, unit);
    cell.sort = base;
    cell.tone = Tone::Plain; // stale figures are marked at their dates
    if (figure && figure->cite.recalled) {
        cell.text += recalledMark();
        cell.tone = Tone::Muted;
    }
    return cell;
}

CatalogCell CellMaker::range(const engine::Figure& f) const
{
    const double low = std::isnan(f.low) ? f.value : f.low;
    const double high = std::isnan(f.high) ? f.value : f.high;
    if (!(high > low))
        return {.text = {}, .numeric = true};
    return {.text = format.range({low, f.value, high}, f.unit),
            .full = exact(low, f.unit) + QStringLiteral(" – ") + exact(high, f.unit),
            .tip = catalogText(L("Catalog", "Range of values given by the sources.")),
            .sort = high - low,
            .numeric = true};
}

CatalogCell CellMaker::source(const engine::Figure& figure) const
{
    CatalogCell cell = text(utf8(figure.cite.title), citation(figure));
    if (figure.cite.recalled)
        cell.tone = Tone::Muted;
    return cell;
}

CatalogCell CellMaker::date(const engine::Figure& figure, const QString& tip) const
{
    CatalogCell cell = date(figure.cite.date);
    const QString old = age(figure);
    cell.tip = tip.isEmpty() || old.isEmpty() ? tip + old : tip + u'\n' + old;
    if (!old.isEmpty())
        cell.tone = ageTone(figure.cite.date);
    return cell;
}

CatalogCell CellMaker::date(const std::string& date) const
{
    return text(utf8(date));
}

QString CellMaker::trait(const QString& key, const std::string& value) const
{
    const engine::Part* part = nullptr;
    if (key == u"accelerator" || key == u"gpu")
        part = catalog.accelerator(value);
    else if (key == u"node")
        part = catalog.node(value);
    else if (key == u"model")
        part = catalog.model(value);
    else if (key == u"inside" || key == u"pcie" || key == u"between" || key == u"link")
        part = catalog.link(value);
    return part ? utf8(part->name) : words::traitValue(kind, key, utf8(value));
}

QString CellMaker::citation(const engine::Figure& figure) const
{
    const engine::Citation& cite = figure.cite;
    QStringList lines;
    if (!figure.label.empty())
        lines << utf8(figure.label);
    if (cite.recalled)
        lines << catalogText(L("Catalog", "Recalled from memory, without a source."));
    else if (!cite.title.empty())
        lines << words::filled(catalogText(L("Catalog", "Source: %1")), {utf8(cite.title)});
    if (!cite.where.empty() && !cite.recalled)
        lines << utf8(cite.where);
    if (!cite.date.empty())
        lines << words::filled(catalogText(L("Catalog", "Date: %1")), {utf8(cite.date)});
    for (const std::string& also : figure.also)
        lines << words::filled(catalogText(L("Catalog", "Also consulted: %1")), {utf8(also)});
    if (!cite.note.empty())
        lines << words::filled(catalogText(L("Catalog", "Note: %1")), {utf8(cite.note)});
    if (const QString old = ages(figure.unit) ? age(figure) : QString(); !old.isEmpty())
        lines << old;
    return lines.join(u'\n');
}

Tone CellMaker::ageTone(const std::string& date) const
{
    const auto days = engine::ageInDays(date, catalog.today);
    return days > engine::kDaysToWarn   ? Tone::Warning
           : days > engine::kDaysToNote ? Tone::Note
                                        : Tone::Plain;
}

QString CellMaker::age(const engine::Figure& figure) const
{
    const Tone tone = ageTone(figure.cite.date);
    if (tone == Tone::Plain)
        return {};
    const QString days = format.plain(*engine::ageInDays(figure.cite.date, catalog.today), 0);
    const QString old = words::filled(
        tone == Tone::Warning
            ? catalogText(L("Catalog", "%1 days old. Verify it before relying on it."))
            : catalogText(L("Catalog", "%1 days old.")),
        {days});
    const QString cure =
        isMoney(figure.unit)
            ? catalogText(L("Catalog", "To update it, drop a price list (CSV) on the window."))
            : catalogText(L("Catalog", "To update it, create a custom copy of the entry."));
    return old + u' ' + cure;
}

QString CellMaker::exact(double base, Unit unit) const
{
    if (!std::isfinite(base))
        return {};
    QLocale plain = format.locale();
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    const double rate = isMoney(unit) ? format.currency().perDollar : 1;
    return plain.toString(base / engine::info(unit).size * rate, 'g', 14);
}

QString CellMaker::exactUnit(Unit unit) const
{
    QString symbol = utf8(engine::info(unit).symbol);
    return symbol.replace(QStringLiteral("USD"), utf8(format.currency().code));
}

} // namespace model

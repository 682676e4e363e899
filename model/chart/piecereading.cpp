#include "model/chart/piecereading.h"

#include <QCoreApplication>

#include <cmath>

namespace model {
namespace {

QString pieceText(const char* text)
{
    return QCoreApplication::translate("Charts", text);
}

QString worded(double value, const QString& prefix, const QString& suffix,
               const NumberFormat& format)
{
    const QString sign = value < 0 ? QString(QChar(0x2212)) : QString();
    return sign + prefix + format.plain(std::abs(value), threeDigits(value)) + suffix;
}

} // namespace

// From top to bottom, as drawn.
ChartReading readingAt(const StackChart& chart, int column, const NumberFormat& format)
{
    ChartReading reading{double(column), chart.columns.value(column), {}};
    double whole = 0;
    for (const StackChart::Part& part : chart.parts)
        whole += part.values.value(column);
    const QString unit = chart.unit.isEmpty() ? QString() : QChar(0x00a0) + chart.unit;
    for (std::size_t i = chart.parts.size(); i-- > 0;) {
        const double value = chart.parts[i].values.value(column);
        if (!(std::abs(value) > 0))
            continue;
        const QString share = format.text(value / whole, engine::Unit::Percent);
        reading.rows.push_back(
            {i, chart.parts[i].label,
             worded(value, chart.prefix, unit, format) + QStringLiteral(", ") + share,
             engine::kUnknown});
    }
    if (const QString total = chart.totals.value(column); !total.isEmpty())
        reading.rows.push_back({ChartReading::kSum, pieceText("total"), total, engine::kUnknown});
    return reading;
}

ChartReading readingAt(const FlowChart& chart, int period, int way, const NumberFormat& format)
{
    const FlowChart::Way& w = chart.ways[static_cast<std::size_t>(way)];
    ChartReading reading{
        double(period), chart.heads.value(period) + QStringLiteral(", ") + w.label, {}};
    const auto row = [&](std::size_t part, const QString& label, double value) {
        reading.rows.push_back(
            {part, label, worded(value, chart.prefix, chart.suffix, format), engine::kUnknown});
    };
    for (std::size_t i = 0; i < chart.parts.size(); ++i)
        if (std::abs(w.parts[i].value(period)) > 0)
            row(i, chart.parts[i].label, w.parts[i][period]);
    row(ChartReading::kSum, pieceText("total"), w.total.value(period));
    row(ChartReading::kSum, pieceText("cumulative"), w.running.value(period));
    return reading;
}

ChartReading readingAt(const HeatChart& chart, int row, int column)
{
    const HeatChart::Cell& cell =
        chart.cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    const QString kind = chart.kinds.value(cell.other ? 1 : 0, chart.title);
    return {double(column),
            chart.rows.value(row) + QStringLiteral(", ") + chart.columns.value(column),
            {{ChartReading::kSum, kind, cell.text.isEmpty() ? QStringLiteral("0") : cell.text,
              engine::kUnknown}}};
}

ChartReading readingAt(const ShareChart& chart, int part)
{
    const ShareChart::Part& p = chart.parts[static_cast<std::size_t>(part)];
    return {double(part),
            p.label,
            {{static_cast<std::size_t>(part), p.value, p.share, engine::kUnknown}}};
}

} // namespace model

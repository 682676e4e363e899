#include "model/chart/flowchart.h"

#include <QCoreApplication>

namespace model {
namespace {

QString flowText(const char* text)
{
    return QCoreApplication::translate("Charts", text);
}

} // namespace

Table tableOf(const FlowChart& chart, const NumberFormat& format)
{
    Table table;
    table.head << chart.period;
    for (const FlowChart::Way& way : chart.ways) {
        for (const auto& part : chart.parts)
            table.head << way.label + QStringLiteral(": ") + part.label;
        table.head << way.label + QStringLiteral(": ") + flowText("total")
                   << way.label + QStringLiteral(": ") + flowText("cumulative");
    }
    const auto text = [&](double v) {
        return (v < 0 ? QString(QChar(0x2212)) : QString()) + chart.prefix +
               format.plain(std::abs(v), 3) + chart.suffix;
    };
    for (qsizetype i = 0; i < chart.periods.size(); ++i) {
        QStringList row{chart.periods[i]};
        for (const FlowChart::Way& way : chart.ways) {
            for (const QVector<double>& values : way.parts)
                row << text(values[i]);
            row << text(way.total[i]) << text(way.running[i]);
        }
        table.rows.push_back(row);
    }
    return table;
}

} // namespace model

#include "model/chart/tornadochart.h"

#include <QCoreApplication>

namespace model {

Table tableOf(const TornadoChart& chart)
{
    const auto head = [](const char* text) { return QCoreApplication::translate("Charts", text); };
    Table table;
    if (chart.bars.empty())
        return table;
    table.head << chart.title << head(QT_TRANSLATE_NOOP("Charts", "Input"))
               << head(QT_TRANSLATE_NOOP("Charts", "At P10"))
               << head(QT_TRANSLATE_NOOP("Charts", "At P90"))
               << head(QT_TRANSLATE_NOOP("Charts", "Share of variance"));
    const bool known = !chart.bars.front().known.isEmpty();
    if (known)
        table.head << head(QT_TRANSLATE_NOOP("Charts", "Known"));
    for (const TornadoChart::Bar& bar : chart.bars) {
        table.rows.push_back({bar.label, bar.range, bar.atLow, bar.atHigh, bar.share});
        if (known)
            table.rows.back() << bar.known;
    }
    return table;
}

} // namespace model

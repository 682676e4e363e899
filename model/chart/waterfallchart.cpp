#include "model/chart/waterfallchart.h"

namespace model {

Table tableOf(const WaterfallChart& chart)
{
    Table table;
    table.head << chart.title << QString();
    for (const WaterfallChart::Bar& bar : chart.bars)
        table.rows.push_back({bar.label, bar.text});
    return table;
}

} // namespace model

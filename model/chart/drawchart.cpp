#include "model/chart/drawchart.h"

#include <QCoreApplication>

namespace model {

Table tableOf(const DrawChart& chart)
{
    Table table;
    if (chart.columns.empty())
        return table;
    table.head << QCoreApplication::translate("Charts", "Samples at or below") << chart.title;
    for (const DrawChart::Row& row : chart.rows)
        table.rows.push_back({row.share, row.value});
    return table;
}

} // namespace model

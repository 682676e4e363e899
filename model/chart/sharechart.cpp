#include "model/chart/sharechart.h"

#include <QCoreApplication>

namespace model {

Table tableOf(const ShareChart& chart)
{
    Table table;
    if (chart.parts.empty())
        return table;
    table.head << chart.title << QCoreApplication::translate("Charts", "Value")
               << QCoreApplication::translate("Charts", "Share");
    for (const ShareChart::Part& part : chart.parts)
        table.rows.push_back({part.label, part.value, part.share});
    table.rows.push_back({QCoreApplication::translate("Charts", "total"), chart.total, QString()});
    return table;
}

} // namespace model

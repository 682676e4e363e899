#include "model/chart/heatchart.h"

namespace model {

Table tableOf(const HeatChart& chart)
{
    Table table;
    table.head << chart.corner << chart.columns;
    for (std::size_t i = 0; i < chart.cells.size(); ++i) {
        QStringList row{chart.rows[static_cast<qsizetype>(i)]};
        for (const HeatChart::Cell& cell : chart.cells[i])
            row << (cell.text.isEmpty() ? QStringLiteral("0") : cell.text);
        table.rows.push_back(row);
    }
    return table;
}

} // namespace model

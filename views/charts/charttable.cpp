#include "views/charts/charttable.h"

#include "model/catalog/tablecopy.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>

namespace views {

ChartTable::ChartTable(QWidget* parent) : QTableWidget(parent)
{
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false); // Tab leaves the table
    verticalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
}

void ChartTable::setTable(const model::Table& table)
{
    table_ = table;
    setColumnCount(static_cast<int>(table.head.size()));
    setRowCount(static_cast<int>(table.rows.size()));
    setHorizontalHeaderLabels(table.head);
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 0; column < columnCount(); ++column) {
            auto* cell =
                new QTableWidgetItem(table.rows[static_cast<std::size_t>(row)].value(column));
            cell->setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) |
                                   Qt::AlignVCenter);
            setItem(row, column, cell);
        }
}

void ChartTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        QApplication::clipboard()->setMimeData(model::mimeOf(table_));
    else if (event->key() == Qt::Key_T || event->key() == Qt::Key_Escape)
        event->ignore(); // the card switches back to its chart
    else
        QTableWidget::keyPressEvent(event);
}

} // namespace views

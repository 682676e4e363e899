#include "views/money/mixcard.h"

#include <QAction>
#include <QEvent>
#include <QTableView>

namespace views {

MixCard::MixCard(QWidget* parent) : MixCard(new model::MixTable, parent) {}

MixCard::MixCard(model::MixTable* table, QWidget* parent)
    : TableCard(table, parent)
    , table_(table)
    , why_(new QAction(tr("Why?"), this))
{
    tableView()->insertAction(copyRows(), why_);
    connect(why_, &QAction::triggered, this, &MixCard::askWhy);
    connect(this, &TableCard::entered, this, &MixCard::askWhy);
    offerWhy();
    connect(tableView(), &QTableView::doubleClicked, this, &MixCard::askWhy);
}

void MixCard::show(const engine::Evaluation& evaluation, const model::NumberFormat& format)
{
    const std::vector<int> selected = selectedRows();
    table_->show(evaluation, format);
    setHead(tr("Cheapest mix for one week"), table_->summary());
    refresh();
    if (selected.size() == 1 && selected.front() < table_->rowCount())
        select(selected.front());
}

void MixCard::askWhy()
{
    const std::vector<int> rows = selectedRows();
    if (rows.size() != 1)
        return;
    const QModelIndex shown = tableView()->selectionModel()->selectedRows().front();
    const QRect cell = tableView()->visualRect(shown);
    Q_EMIT whyRequested(table_->dialAt(rows.front()),
                        tableView()->viewport()->mapToGlobal(cell.bottomLeft() + QPoint(0, 4)));
}

void MixCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        why_->setText(tr("Why?"));
    TableCard::changeEvent(event);
}

} // namespace views

#include "views/accuracy/ownrunscard.h"

#include "model/project/projectactions.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QTableView>

#include <algorithm>
#include <functional>

namespace views {

OwnRunsCard::OwnRunsCard(model::ProjectDocument& document, QWidget* parent)
    : OwnRunsCard(document, new model::OwnRunsTable, parent)
{
}

OwnRunsCard::OwnRunsCard(model::ProjectDocument& document, model::OwnRunsTable* table,
                         QWidget* parent)
    : TableCard(table, parent)
    , document_(document)
    , table_(table)
    , add_(new QPushButton)
    , calibrate_(new QPushButton)
    , edit_(new QPushButton)
    , remove_(new QPushButton)
{
    for (QPushButton* button : {calibrate_, edit_, remove_, add_})
        headRow()->addWidget(button);
    connect(add_, &QPushButton::clicked, this, &OwnRunsCard::addRequested);
    connect(edit_, &QPushButton::clicked, this, &OwnRunsCard::askEdit);
    connect(this, &TableCard::entered, this, &OwnRunsCard::askEdit);
    connect(tableView(), &QTableView::doubleClicked, this, &OwnRunsCard::askEdit);
    connect(remove_, &QPushButton::clicked, this, &OwnRunsCard::removeSelected);
    connect(this, &TableCard::selectionChanged, this, &OwnRunsCard::enable);
    connect(calibrate_, &QPushButton::clicked, this, [this] { (void)model::calibrate(document_); });
    retranslate();
}

void OwnRunsCard::show(const model::RunPredictor& predictor)
{
    const auto format = document_.format();
    table_->show(document_.project().runs, predictor, document_.catalog(), format);
    const auto calibration =
        model::calibrationWords(document_.plan(), document_.plan().work[document_.view().trained],
                                document_.project().runs, document_.catalog(), format);
    setHead(tr("Your own measurements"), table_->summary());
    for (QPushButton* button : {calibrate_, edit_, remove_})
        button->setVisible(!document_.project().runs.empty());
    calibrate_->setEnabled(calibration.possible);
    calibrate_->setToolTip(calibration.text);
    calibrate_->setAccessibleDescription(calibration.text);
    refresh();
    enable();
}

void OwnRunsCard::enable()
{
    const std::size_t chosen = selectedRows().size();
    edit_->setEnabled(chosen == 1);
    remove_->setEnabled(chosen > 0);
}

// Rows are in the order of the project's runs.
void OwnRunsCard::askEdit()
{
    if (const auto rows = selectedRows(); rows.size() == 1)
        Q_EMIT editRequested(static_cast<std::size_t>(rows.front()));
}

void OwnRunsCard::removeSelected()
{
    auto rows = selectedRows();
    if (rows.empty())
        return;
    std::ranges::sort(rows, std::greater());
    engine::Project next = document_.project();
    for (const int row : rows)
        next.runs.erase(next.runs.begin() + row);
    document_.take(tr("Delete measured runs"), std::move(next));
}

bool OwnRunsCard::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == tableView() && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Delete)) {
        removeSelected();
        return true;
    }
    return TableCard::eventFilter(watched, event);
}

void OwnRunsCard::retranslate()
{
    edit_->setText(tr("Edit…"));
    remove_->setText(tr("Delete"));
    add_->setText(tr("Add run…"));
    add_->setToolTip(tr("Enter a step that you measured. You can also drop run files here."));
    calibrate_->setText(tr("Calibrate plan"));
}

void OwnRunsCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    TableCard::changeEvent(event);
}

} // namespace views

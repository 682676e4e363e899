#include "views/money/offerscard.h"

#include "model/money/offeractions.h"
#include "model/words/words.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QPushButton>
#include <QTableView>

namespace views {

OffersCard::OffersCard(model::ProjectDocument& document, QWidget* parent)
    : OffersCard(document, new model::OfferTable, parent)
{
}

OffersCard::OffersCard(model::ProjectDocument& document, model::OfferTable* table, QWidget* parent)
    : TableCard(table, parent)
    , document_(document)
    , table_(table)
    , use_(new QPushButton)
    , useHere_(new QAction(this))
{
    addAside(use_);
    tableView()->insertAction(copyRows(), useHere_);
    connect(this, &TableCard::selectionChanged, this, &OffersCard::refreshActions);
    connect(this, &TableCard::entered, use_, &QPushButton::click);
    connect(useHere_, &QAction::triggered, use_, &QPushButton::click);
    connect(use_, &QPushButton::clicked, this, &OffersCard::useSelected);
    retranslate();
    refreshActions();
}

void OffersCard::show(const engine::Evaluation& evaluation)
{
    const std::vector<int> selected = selectedRows();
    const QString kept = selected.size() == 1 ? table_->idAt(selected.front()) : QString();
    table_->show(evaluation, document_.format());
    setHead(tr("Providers for the same workload"), table_->summary());
    refresh();
    for (int row = 0; !kept.isEmpty() && row < table_->rowCount(); ++row)
        if (table_->idAt(row) == kept)
            return select(row);
}

QString OffersCard::whyNotUsed() const
{
    const std::vector<int> rows = selectedRows();
    if (rows.size() != 1)
        return tr("Select one offer.");
    return table_->idAt(rows.front()).isEmpty() ? tr("The plan already uses this price.")
                                                : QString();
}

void OffersCard::refreshActions()
{
    const QString why = whyNotUsed();
    use_->setEnabled(why.isEmpty());
    use_->setToolTip(why.isEmpty() ? tr("Uses this price in the plan, on the terms of the offer. "
                                        "Can be undone in one step.")
                                   : why);
    use_->setAccessibleDescription(use_->toolTip());
    useHere_->setEnabled(why.isEmpty());
}

void OffersCard::useSelected()
{
    const auto done = model::useOffer(document_, table_->idAt(selectedRows().front()));
    if (!done)
        Q_EMIT refused(model::words::error(done.error()));
}

void OffersCard::retranslate()
{
    use_->setText(tr("Use this price"));
    useHere_->setText(use_->text());
}

void OffersCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refreshActions();
    }
    TableCard::changeEvent(event);
}

} // namespace views

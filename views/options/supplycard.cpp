#include "views/options/supplycard.h"

#include "model/options/supplyactions.h"
#include "model/project/scenarioactions.h"
#include "model/words/words.h"

#include <QEvent>
#include <QGuiApplication>
#include <QPushButton>
#include <QTableView>

namespace views {

SupplyCard::SupplyCard(model::ProjectDocument& document, QWidget* parent)
    : SupplyCard(document, new model::SupplyTable, parent)
{
}

SupplyCard::SupplyCard(model::ProjectDocument& document, model::SupplyTable* table, QWidget* parent)
    : UseCard(document, table, parent)
    , table_(table)
    , add_(new QPushButton)
{
    addAside(add_);
    connect(add_, &QPushButton::clicked, this, &SupplyCard::addSelected);
    connect(tableView(), &QTableView::doubleClicked, use(), &QPushButton::click);
    connect(&document, &model::ProjectDocument::projectChanged, this, &SupplyCard::refreshAll);
    connect(this, &TableCard::selectionChanged, this, [this] {
        if (filling_)
            return;
        const model::SupplyTable& options = *table_;
        const engine::PlanOption* option = options.optionAt(current());
        kept_ = option ? std::make_shared<const engine::PlanOption>(*option) : nullptr;
        Q_EMIT picked(current());
    });
    retranslate();
    rename();
}

// Keeps the selection; otherwise selects the best option, so that one click uses it.
void SupplyCard::show(const std::shared_ptr<const engine::OptionTable>& options)
{
    filling_ = true;
    table_->show(options, document_.format());
    setHead(tr("Options"), table_->summary());
    refresh();
    const int again = kept_ ? table_->rowOf(*kept_) : -1;
    if (table_->rowCount() > 0)
        select(again < 0 ? 0 : again);
    filling_ = false;
    refreshAll();
    Q_EMIT picked(current());
}

void SupplyCard::refreshAll()
{
    refreshActions();
    add_->setEnabled(current() >= 0 && model::mayAddScenario(document_) &&
                     table_->areOf(document_.plan()));
}

UseCard::Words SupplyCard::words() const
{
    return {tr("Select one option."), tr("Use option"),
            tr("Puts this option into the plan: GPUs, number, rent or purchase, and price. Hold "
               "Shift to add it as a scenario instead. Can be undone in one step."),
            QString(), QString()};
}

QString SupplyCard::whyNotUsed(int row) const
{
    if (!table_->areOf(document_.plan()))
        return tr("The options are being updated.");
    return table_->isPlan(row) ? tr("The plan already is this option.") : QString();
}

engine::Result<void> SupplyCard::useRow(int row)
{
    const engine::PlanOption option = *table_->optionAt(row); // copied: use refills the table
    if (QGuiApplication::keyboardModifiers().testFlag(Qt::ShiftModifier))
        return model::addOption(document_, option);
    model::takeOption(document_, option);
    return {};
}

void SupplyCard::addSelected()
{
    if (const engine::PlanOption* option = table_->optionAt(current()))
        if (const auto done = model::addOption(document_, engine::PlanOption(*option)); !done)
            Q_EMIT refused(model::words::error(done.error()));
}

void SupplyCard::rename()
{
    add_->setText(tr("Add as scenario"));
    add_->setToolTip(tr("Adds this option as a scenario and keeps the plan as it is."));
}

void SupplyCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        rename();
    UseCard::changeEvent(event);
}

} // namespace views

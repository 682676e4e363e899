#include "views/advice/budgetcard.h"

#include "model/format/numberparse.h"
#include "model/project/projectdocument.h"
#include "model/words/words.h"
#include "views/controls/valuefield.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QPushButton>

namespace views {
namespace {

constexpr int kField = 96, kPerMonth = 1;

} // namespace

BudgetCard::BudgetCard(model::ProjectDocument& document, QWidget* parent)
    : BudgetCard(document, new model::AffordTable, parent)
{
}

BudgetCard::BudgetCard(model::ProjectDocument& document, model::AffordTable* table, QWidget* parent)
    : TableCard(table, parent)
    , document_(document)
    , table_(table)
    , answers_(new model::BudgetAnswers(document, this))
    , amount_(new ValueField)
    , period_(new QComboBox)
    , compute_(new QPushButton)
{
    amount_->setFixedWidth(kField);
    period_->addItems({{}, {}});
    for (QWidget* widget : std::initializer_list<QWidget*>{amount_, period_, compute_})
        addAside(widget);
    connect(amount_, &ValueField::typed, this, &BudgetCard::type);
    connect(compute_, &QPushButton::clicked, this, &BudgetCard::ask);
    connect(answers_, &model::BudgetAnswers::answered, this, &BudgetCard::refreshAnswer);
    connect(answers_, &model::BudgetAnswers::refused, this, &BudgetCard::refused);
    retranslate();
}

void BudgetCard::type(const QString& text)
{
    const auto format = document_.format();
    const auto base =
        model::parseNumber(text, engine::Unit::Dollar, format.locale(), format.currency());
    amount_->setWrong(!base || !(*base > 0));
    if (base && *base > 0)
        usd_ = *base;
    retranslate();
}

void BudgetCard::ask()
{
    answers_->ask({engine::Usd(usd_), engine::kUnknown, period_->currentIndex() == kPerMonth});
    compute_->setEnabled(false);
    setHead(tr("Budget first"), tr("Looking for what it buys …"));
}

void BudgetCard::refreshAnswer()
{
    compute_->setEnabled(true);
    table_->show(answers_->answer(), document_.format());
    setHead(tr("Budget first"), answers_->answer()
                                    ? model::affordHead(*answers_->answer(), document_.format())
                                    : tr("Enter a budget to see what it buys with this plan."));
    refresh();
}

void BudgetCard::retranslate()
{
    const auto format = document_.format();
    amount_->setReading(format.text(usd_, engine::Unit::Dollar),
                        format.editable(usd_, engine::Unit::Dollar));
    amount_->setAccessibleName(tr("Budget"));
    period_->setItemText(0, tr("in total"));
    period_->setItemText(1, tr("per month"));
    period_->setAccessibleName(tr("Period of the budget"));
    compute_->setText(tr("Compute"));
    compute_->setToolTip(tr("Finds the most work that this budget pays for, for each way to source "
                            "the GPUs. Takes a few seconds."));
    compute_->setAccessibleDescription(compute_->toolTip());
    if (!answers_->isBusy())
        refreshAnswer();
}

void BudgetCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    TableCard::changeEvent(event);
}

} // namespace views

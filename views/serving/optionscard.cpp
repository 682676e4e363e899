#include "views/serving/optionscard.h"

#include "model/serving/optionactions.h"
#include "model/words/words.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QPushButton>
#include <QTableView>

namespace views {

OptionsCard::OptionsCard(model::ProjectDocument& document, QWidget* parent)
    : OptionsCard(document, new model::OptionTable, parent)
{
}

OptionsCard::OptionsCard(model::ProjectDocument& document, model::OptionTable* table,
                         QWidget* parent)
    : TableCard(table, parent)
    , document_(document)
    , table_(table)
    , use_(new QPushButton)
    , release_(new QPushButton)
    , useHere_(new QAction(this))
{
    addAside(release_);
    addAside(use_);
    tableView()->insertAction(copyRows(), useHere_);
    connect(this, &TableCard::selectionChanged, this, &OptionsCard::refreshActions);
    connect(this, &TableCard::entered, use_, &QPushButton::click);
    connect(useHere_, &QAction::triggered, use_, &QPushButton::click);
    connect(use_, &QPushButton::clicked, this,
            [this] { act(model::useOption(document_, table_->optionAt(selectedRows().front()))); });
    connect(release_, &QPushButton::clicked, this,
            [this] { act(model::releaseOption(document_)); });
    retranslate();
    refreshActions();
}

void OptionsCard::show(const engine::Evaluation& evaluation)
{
    const std::vector<int> selected = selectedRows();
    std::optional<engine::ServeOption> kept;
    if (selected.size() == 1)
        kept = table_->optionAt(selected.front());
    table_->show(evaluation, document_.format());
    setHead(tr("Layouts"), table_->summary());
    refresh();
    refreshActions();
    for (int row = 0; kept && row < table_->rowCount(); ++row)
        if (table_->optionAt(row).format == kept->format &&
            model::sameReplica(table_->optionAt(row).layout, kept->layout))
            return select(row);
}

QString OptionsCard::whyNotUsed() const
{
    const std::vector<int> rows = selectedRows();
    if (rows.size() != 1)
        return tr("Select one layout.");
    if (table_->isChosen(rows.front()) && model::isOptionPinned(document_))
        return tr("It is pinned already.");
    return {};
}

void OptionsCard::refreshActions()
{
    const QString why = whyNotUsed();
    use_->setEnabled(why.isEmpty());
    use_->setToolTip(why.isEmpty() ? tr("Pins it in the plan. One step to undo.") : why);
    use_->setAccessibleDescription(use_->toolTip());
    useHere_->setEnabled(why.isEmpty());
    release_->setVisible(model::isOptionPinned(document_));
}

void OptionsCard::act(const engine::Result<void>& done)
{
    if (!done)
        Q_EMIT refused(model::words::error(done.error()));
}

void OptionsCard::retranslate()
{
    use_->setText(tr("Use this"));
    useHere_->setText(use_->text());
    release_->setText(tr("Let it choose"));
    release_->setToolTip(tr("Takes the pins away: the program chooses the layout again."));
}

void OptionsCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refreshActions();
    }
    TableCard::changeEvent(event);
}

} // namespace views

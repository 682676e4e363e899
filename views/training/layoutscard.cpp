#include "views/training/layoutscard.h"

#include "model/training/layoutactions.h"
#include "model/training/trainingsentence.h"
#include "model/words/words.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QPushButton>
#include <QTableView>

namespace views {

LayoutsCard::LayoutsCard(model::ProjectDocument& document, QWidget* parent)
    : LayoutsCard(document, new model::LayoutTable, parent)
{
}

LayoutsCard::LayoutsCard(model::ProjectDocument& document, model::LayoutTable* table,
                         QWidget* parent)
    : TableCard(table, parent)
    , document_(document)
    , table_(table)
    , use_(new QPushButton)
    , release_(new QPushButton)
    , useHere_(new QAction(this))
{
    headRow()->addWidget(release_);
    headRow()->addWidget(use_);
    tableView()->insertAction(copyRows(), useHere_);
    connect(this, &TableCard::selectionChanged, this, &LayoutsCard::refreshActions);
    connect(this, &TableCard::entered, use_, &QPushButton::click);
    connect(useHere_, &QAction::triggered, use_, &QPushButton::click);
    connect(use_, &QPushButton::clicked, this, &LayoutsCard::useSelected);
    connect(release_, &QPushButton::clicked, this,
            [this] { act(model::releaseLayout(document_)); });
    retranslate();
    refreshActions();
}

void LayoutsCard::show(const engine::Evaluation& evaluation)
{
    const auto& layouts = evaluation.assessment.decision.layouts;
    const engine::Layout now = layouts.empty() ? engine::Layout{} : layouts.front().layout;
    const bool known =
        !evaluation.training.empty() && evaluation.training.front().layouts.looked > 0;
    const auto search = known ? evaluation.training.front().layouts : engine::LayoutSearch{};
    const std::vector<int> selected = selectedRows();
    std::optional<engine::Layout> kept;
    if (selected.size() == 1)
        kept = table_->layoutAt(selected.front());
    table_->show(search, now, document_.format());
    setHead(tr("Layouts, ranked"),
            known ? model::searchWords(search, document_.format())
                  : tr("No layout is looked at where a share of peak was typed."));
    refresh();
    for (int row = 0; kept && row < table_->rowCount(); ++row)
        if (table_->layoutAt(row) == *kept)
            return select(row);
}

QString LayoutsCard::whyNotUsed() const
{
    const std::vector<int> rows = selectedRows();
    if (rows.size() != 1)
        return tr("Select one layout.");
    if (table_->isUsed(rows.front()) && model::isPinned(document_))
        return tr("It is pinned already.");
    return model::whyNotPinned(document_, table_->layoutAt(rows.front()));
}

void LayoutsCard::refreshActions()
{
    const QString why = whyNotUsed();
    use_->setEnabled(why.isEmpty());
    use_->setToolTip(why.isEmpty() ? tr("Pins it in the plan. One step to undo.") : why);
    use_->setAccessibleDescription(use_->toolTip());
    useHere_->setEnabled(why.isEmpty());
    release_->setVisible(model::isPinned(document_));
}

void LayoutsCard::useSelected()
{
    act(model::useLayout(document_, table_->layoutAt(selectedRows().front())));
}

void LayoutsCard::act(const engine::Result<void>& done)
{
    if (!done)
        Q_EMIT refused(model::words::error(done.error()));
}

void LayoutsCard::retranslate()
{
    use_->setText(tr("Use this layout"));
    useHere_->setText(use_->text());
    release_->setText(tr("Choose by itself"));
    release_->setToolTip(tr("Takes the pins away: the program chooses the layout again."));
}

void LayoutsCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refreshActions();
    }
    TableCard::changeEvent(event);
}

} // namespace views

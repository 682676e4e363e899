#include "views/controls/usecard.h"

#include "model/words/words.h"

#include <QAction>
#include <QEvent>
#include <QPushButton>
#include <QTableView>

namespace views {

UseCard::UseCard(model::ProjectDocument& document, model::CellTable* table, QWidget* parent)
    : TableCard(table, parent)
    , document_(document)
    , use_(new QPushButton)
    , release_(new QPushButton)
    , useHere_(new QAction(this))
{
    release_->hide();
    addAside(release_);
    addAside(use_);
    tableView()->insertAction(copyRows(), useHere_);
    connect(this, &TableCard::selectionChanged, this, &UseCard::refreshActions);
    connect(this, &TableCard::entered, use_, &QPushButton::click);
    connect(useHere_, &QAction::triggered, use_, &QPushButton::click);
    connect(use_, &QPushButton::clicked, this, [this] { act(useRow(*selectedRow())); });
    connect(release_, &QPushButton::clicked, this, [this] { act(unpin()); });
}

std::optional<int> UseCard::selectedRow() const
{
    const std::vector<int> rows = selectedRows();
    return rows.size() == 1 ? std::optional(rows.front()) : std::nullopt;
}

void UseCard::refreshActions()
{
    const auto row = selectedRow();
    const QString why = row ? whyNotUsed(*row) : words().selectOne;
    use_->setEnabled(why.isEmpty());
    use_->setToolTip(why.isEmpty() ? words().useTip : why);
    use_->setAccessibleDescription(use_->toolTip());
    useHere_->setEnabled(why.isEmpty());
    release_->setVisible(isPinned());
}

void UseCard::act(const engine::Result<void>& done)
{
    if (!done)
        Q_EMIT refused(model::words::error(done.error()));
}

void UseCard::retranslate()
{
    const Words texts = words();
    use_->setText(texts.use);
    useHere_->setText(texts.use);
    release_->setText(texts.release);
    release_->setToolTip(texts.releaseTip);
    refreshActions();
}

void UseCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    TableCard::changeEvent(event);
}

} // namespace views

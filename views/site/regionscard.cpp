#include "views/site/regionscard.h"

#include "model/project/inputactions.h"
#include "model/words/words.h"
#include "views/controls/segmentbar.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QPushButton>
#include <QTableView>

namespace views {

RegionsCard::RegionsCard(model::ProjectDocument& document, QWidget* parent)
    : RegionsCard(document, new model::RegionTable, parent)
{
}

RegionsCard::RegionsCard(model::ProjectDocument& document, model::RegionTable* table,
                         QWidget* parent)
    : TableCard(table, parent)
    , document_(document)
    , table_(table)
    , which_(new SegmentBar(2))
    , use_(new QPushButton)
    , useHere_(new QAction(this))
{
    headRow()->addWidget(which_);
    headRow()->addWidget(use_);
    tableView()->insertAction(copyRows(), useHere_);
    connect(this, &TableCard::selectionChanged, this, &RegionsCard::refreshActions);
    connect(this, &TableCard::entered, use_, &QPushButton::click);
    connect(useHere_, &QAction::triggered, use_, &QPushButton::click);
    connect(use_, &QPushButton::clicked, this, &RegionsCard::useSelected);
    connect(which_, &SegmentBar::chosen, this, [this] {
        if (const auto evaluation = document_.evaluation())
            show(*evaluation);
    });
    retranslate();
    refreshActions();
}

void RegionsCard::show(const engine::Evaluation& evaluation)
{
    const std::vector<int> selected = selectedRows();
    const QString kept = selected.size() == 1 ? table_->idAt(selected.front()) : QString();
    table_->show(evaluation, document_.format(), which_->current() == 1);
    setHead(tr("Regions, cheapest first"), table_->summary());
    refresh();
    for (int row = 0; !kept.isEmpty() && row < table_->rowCount(); ++row)
        if (table_->idAt(row) == kept)
            return select(row);
}

QString RegionsCard::whyNotUsed() const
{
    const std::vector<int> rows = selectedRows();
    if (rows.size() != 1)
        return tr("Select one region.");
    if (!table_->isComplete(rows.front()))
        return tr("The electricity price or carbon intensity of this region is unknown.");
    return table_->isHere(rows.front()) ? tr("The plan already uses this region.") : QString();
}

void RegionsCard::refreshActions()
{
    const QString why = whyNotUsed();
    use_->setEnabled(why.isEmpty());
    use_->setToolTip(why.isEmpty() ? tr("Uses the electricity price and carbon intensity of this "
                                        "region in the plan. Can be undone in one step.")
                                   : why);
    use_->setAccessibleDescription(use_->toolTip());
    useHere_->setEnabled(why.isEmpty());
}

void RegionsCard::useSelected()
{
    const auto done = model::choose(document_, QStringLiteral("site.region"),
                                    table_->idAt(selectedRows().front()));
    if (!done)
        Q_EMIT refused(model::words::error(done.error()));
}

void RegionsCard::retranslate()
{
    use_->setText(tr("Use this region"));
    useHere_->setText(use_->text());
    which_->setNames(tr("Regions"), {tr("Complete"), tr("All")});
}

void RegionsCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refreshActions();
    }
    TableCard::changeEvent(event);
}

} // namespace views

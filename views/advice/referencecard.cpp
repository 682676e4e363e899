#include "views/advice/referencecard.h"

#include "model/project/projectdocument.h"
#include "model/words/words.h"

#include <QEvent>
#include <QTableView>

namespace views {

ReferenceCard::ReferenceCard(model::ProjectDocument& document, QWidget* parent)
    : ReferenceCard(document, new model::ReferenceTable, parent)
{
}

ReferenceCard::ReferenceCard(model::ProjectDocument& document, model::ReferenceTable* table,
                             QWidget* parent)
    : TableCard(table, parent)
    , document_(document)
    , table_(table)
    , answers_(new model::ReferenceAnswers(document, this))
{
    connect(answers_, &model::ReferenceAnswers::answered, this, &ReferenceCard::retranslate);
    connect(this, &TableCard::entered, this, &ReferenceCard::open);
    connect(tableView(), &QTableView::doubleClicked, this, &ReferenceCard::open);
    retranslate();
}

void ReferenceCard::open()
{
    const auto rows = selectedRows();
    if (rows.empty())
        return;
    const auto& all = answers_->answer();
    if (const auto opened =
            model::openReference(document_, all[static_cast<std::size_t>(rows.front())]);
        !opened)
        Q_EMIT refused(model::words::error(opened.error()));
}

// Computed when first shown, and again for another catalog.
void ReferenceCard::showEvent(QShowEvent* event)
{
    answers_->ask();
    TableCard::showEvent(event);
}

void ReferenceCard::retranslate()
{
    table_->show(answers_->answer(), document_.format());
    setHead(tr("Published clusters"),
            answers_->answer().empty()
                ? tr("Working them out …")
                : tr("Reference configurations and cheat sheet of a published guide, recomputed; "
                     "small figures as published. Enter opens a row as a scenario."));
    refresh();
}

void ReferenceCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    TableCard::changeEvent(event);
}

} // namespace views

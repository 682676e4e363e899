#include "views/stage/slide.h"

#include "views/charts/chartcard.h"
#include "views/panels/answerbar.h"
#include "views/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace views {
namespace {

constexpr int kStageLines = 3; // of the sentence

} // namespace

Slide::Slide(model::ProjectDocument& document, Sentence sentence, engine::Wants wants)
    : document_(document)
    , sentence_(new AnswerBar(kStageLines))
    , rows_(new QVBoxLayout(this))
    , cards_(new QHBoxLayout)
    , words_(std::move(sentence))
    , wants_(std::move(wants))
{
    rows_->setContentsMargins(3 * kGrid, 3 * kGrid, 3 * kGrid, kGrid);
    rows_->setSpacing(2 * kGrid);
    cards_->setSpacing(2 * kGrid);
    rows_->addWidget(sentence_);
    rows_->addLayout(cards_, 1);
    for (const auto signal :
         {&model::ProjectDocument::evaluated, &model::ProjectDocument::gestureEnded})
        connect(&document_, signal, this, [this] {
            if (isVisible())
                refresh();
        });
}

void Slide::addCard(ChartCard* card, int share)
{
    card->menuButton()->hide(); // a presentation needs no chart menus
    card->setFocusPolicy(Qt::NoFocus);
    card->setContextMenuPolicy(Qt::NoContextMenu);
    card->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    cards_->addWidget(card, share);
}

void Slide::addLine(QWidget* line)
{
    rows_->insertWidget(rows_->count() - 1, line);
}

void Slide::refresh()
{
    const auto evaluation = document_.evaluation();
    if (!evaluation)
        return;
    const auto format = document_.format();
    sentence_->setSentence(words_(*evaluation, format));
    for (const Show& show : shows_)
        show(*evaluation, format, document_.inGesture());
}

void Slide::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    document_.answers().want(this, wants_);
    if (comparing_)
        document_.answers().compareScenarios(this, true);
    refresh();
}

void Slide::hideEvent(QHideEvent* event)
{
    document_.answers().unwant(this);
    document_.answers().compareScenarios(this, false);
    QWidget::hideEvent(event);
}

void Slide::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && isVisible())
        refresh();
    QWidget::changeEvent(event);
}

} // namespace views

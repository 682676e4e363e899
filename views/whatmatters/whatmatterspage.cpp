#include "views/whatmatters/whatmatterspage.h"

#include "model/accuracy/likeruns.h"
#include "model/uncertainty/drawschart.h"
#include "model/uncertainty/mattersentence.h"
#include "model/uncertainty/moverschart.h"
#include "views/charts/drawchart.h"
#include "views/charts/tornadochart.h"
#include "views/controls/segmentbar.h"
#include "views/controls/whypopover.h"
#include "views/panels/answerbar.h"
#include "views/panels/pagesize.h"
#include "views/theme.h"
#include "views/whatmatters/chancespanel.h"
#include "views/whatmatters/sizescard.h"

#include <QAbstractButton>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>

#include <chrono>

namespace views {
namespace {

constexpr int kSide = 264;
constexpr int kSizesStretch = 5;
constexpr std::chrono::milliseconds kPatience{300};

} // namespace

WhatMattersPage::WhatMattersPage(model::ProjectDocument& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , sentence_(new AnswerBar(kSentenceLines))
    , message_(new QLabel)
    , question_(new SegmentBar(model::countOfQuestions()))
    , chances_(new ChancesPanel(document))
    , movers_(new TornadoChartCard)
    , draws_(new DrawChartCard)
    , sizes_(new SizesCard(document))
    , cards_(new QGridLayout)
    , why_(new WhyPopover(document, this))
{
    patience_.setSingleShot(true);
    patience_.setInterval(kPatience);
    layOut();
    connectAll();
}

void WhatMattersPage::layOut()
{
    message_->setObjectName(QStringLiteral("warning"));
    message_->setWordWrap(true);
    message_->hide();
    chances_->setFixedWidth(kSide);
    cards_->setSpacing(12);
    cards_->addWidget(movers_, 0, 0);
    cards_->addWidget(draws_, 0, 1);
    cards_->addWidget(sizes_, 1, 0, 1, 2);
    cards_->setColumnStretch(0, 3);
    cards_->setColumnStretch(1, 2);
    cards_->setRowStretch(0, 6);
    cards_->setRowStretch(1, kSizesStretch);
    for (QWidget* card : {static_cast<QWidget*>(movers_), static_cast<QWidget*>(draws_),
                          static_cast<QWidget*>(sizes_)})
        card->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored); // the grid sets the size
    auto* question = new QHBoxLayout;
    question->addWidget(question_);
    question->addStretch();
    auto* body = new QHBoxLayout;
    body->setSpacing(2 * kGrid);
    body->addWidget(chances_);
    body->addLayout(cards_, 1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 12);
    all->setSpacing(12);
    all->addWidget(sentence_);
    all->addWidget(message_);
    all->addLayout(question);
    all->addLayout(body, 1);
}

void WhatMattersPage::connectAll()
{
    const auto why = [this](const QString& dial, const QPoint& at) { why_->explain(dial, at); };
    connect(sentence_, &AnswerBar::whyRequested, this, why);
    connect(chances_, &ChancesPanel::whyRequested, this, why);
    connect(movers_, &TornadoChartCard::inputRequested, this, &WhatMattersPage::askInput);
    connect(sizes_, &SizesCard::refused, this, &WhatMattersPage::announce);
    connect(question_, &SegmentBar::chosen, this, &WhatMattersPage::showQuestion);
    connect(model::publishedRuns(document_), &model::PublishedRuns::known, this, [this] {
        if (isVisible())
            showQuestion();
    });
    connect(&patience_, &QTimer::timeout, this, &WhatMattersPage::showWaiting);
    for (const auto signal :
         {&model::ProjectDocument::evaluated, &model::ProjectDocument::gestureEnded})
        connect(&document_, signal, this, [this] {
            if (isVisible())
                refresh();
        });
    connect(&document_, &model::ProjectDocument::projectChanged, this, [this] { announce({}); });
}

void WhatMattersPage::show(const std::shared_ptr<const engine::Evaluation>& evaluation)
{
    latest_ = evaluation;
    showSizes(evaluation->plan->runs());
    const bool newDraws = evaluation->draws && drawn_ != evaluation;
    const bool newSizes = evaluation->frontier && sized_ != evaluation;
    if (newDraws) {
        drawn_ = evaluation;
        chances_->show(*drawn_);
    }
    if (newSizes || !sized_)
        sizes_->show(evaluation);
    if (newSizes)
        sized_ = evaluation;
    showQuestion();
    const bool old = !latest_->draws || !latest_->frontier;
    if (old && !patience_.isActive())
        patience_.start();
    if (!old)
        patience_.stop();
    if (latest_->draws)
        draws_->setWaiting({});
    if (latest_->frontier)
        sizes_->setWaiting({});
}

// A fleet is sized on its own page.
void WhatMattersPage::showSizes(bool shown)
{
    sizes_->setVisible(shown);
    cards_->setRowStretch(1, shown ? kSizesStretch : 0);
}

// Shows the selected question, or the first one with a known answer.
void WhatMattersPage::showQuestion()
{
    if (!latest_)
        return;
    const auto format = document_.format();
    const auto all = model::questions(*latest_, format);
    QStringList names;
    int first = -1;
    for (int i = 0; i < static_cast<int>(all.size()); ++i) {
        const bool known = all[static_cast<std::size_t>(i)].known;
        names << all[static_cast<std::size_t>(i)].name;
        question_->button(i)->setVisible(known);
        first = first < 0 && known ? i : first;
    }
    question_->setNames(tr("Result"), names);
    if (first >= 0 && !all[static_cast<std::size_t>(question_->current())].known)
        question_->button(first)->setChecked(true);
    const auto& question = all[static_cast<std::size_t>(question_->current())];
    sentence_->setSentence(model::matterSentence(*latest_, drawn_.get(), question, format));
    auto* published = model::publishedRuns(document_);
    if (document_.isSettled())
        published->read(document_.sharedCatalog());
    if (!latest_->movers.empty())
        movers_->setChart(model::moversChart(*latest_, question, format, published->rows()));
    draws_->setChart(model::drawsChart(drawn_ ? *drawn_ : *latest_, question, format));
}

// Grays out results of an earlier plan, unless new ones have arrived.
void WhatMattersPage::showWaiting()
{
    const QString why = document_.inGesture() ? tr("from the previous plan") : tr("being computed");
    if (!latest_->draws)
        draws_->setWaiting(why);
    if (!latest_->frontier)
        sizes_->setWaiting(why);
}

void WhatMattersPage::askInput(const QString& path, const QPoint& at)
{
    for (const auto& bar : movers_->chart().bars)
        if (bar.path == path)
            why_->explain(bar.dial, at);
    Q_EMIT inputRequested(path);
}

void WhatMattersPage::refresh()
{
    if (const auto evaluation = document_.evaluation())
        show(evaluation);
}

void WhatMattersPage::announce(const QString& message)
{
    message_->setText(message);
    message_->setVisible(!message.isEmpty());
}

void WhatMattersPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    document_.answers().want(this, model::wantsOfQuestions());
    refresh();
}

void WhatMattersPage::hideEvent(QHideEvent* event)
{
    patience_.stop();
    document_.answers().unwant(this);
    QWidget::hideEvent(event);
}

void WhatMattersPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool compact = isCompact(size());
    sentence_->setCompact(compact);
    chances_->setCompact(compact);
}

void WhatMattersPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && isVisible())
        refresh();
    QWidget::changeEvent(event);
}

} // namespace views

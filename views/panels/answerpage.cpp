#include "views/panels/answerpage.h"

#include "model/compare/deltas.h"
#include "model/publishedpoints.h"
#include "model/report.h"
#include "model/site/powerchart.h"
#include "views/charts/curvechart.h"
#include "views/charts/stackchart.h"
#include "views/controls/dialcard.h"
#include "views/controls/whypopover.h"
#include "views/panels/answerbar.h"
#include "views/panels/findingspanel.h"
#include "views/panels/inputspanel.h"
#include "views/panels/pagesize.h"
#include "views/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace views {
namespace {

// Below this size the page gives room to the charts.
constexpr int kInputsWidth = 304, kFindingsWidth = 272;
constexpr int kCompactInputs = 300, kCompactFindings = 228;

} // namespace

AnswerPage::AnswerPage(model::ProjectDocument& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , inputs_(new InputsPanel(document))
    , findings_(new FindingsPanel(document))
    , answer_(new AnswerBar)
    , cardRow_(new QHBoxLayout)
    , speedup_(new CurveChartCard)
    , cash_(new CurveChartCard)
    , power_(new StackChartCard)
    , why_(new WhyPopover(document, this))
{
    auto* all = new QHBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(inputs_);
    all->addWidget(middle(), 1);
    all->addWidget(findings_);
    connect(answer_, &AnswerBar::whyAsked, this, &AnswerPage::askWhy);
    connect(why_, &WhyPopover::knobAsked, inputs_, &InputsPanel::reveal);
    connect(&document_, &model::ProjectDocument::evaluated, this, [this] {
        if (isVisible())
            refresh(document_.inGesture());
    });
    connect(&document_, &model::ProjectDocument::gestureEnded, this, [this] {
        if (isVisible())
            refresh(false);
    });
}

QWidget* AnswerPage::middle()
{
    auto* middle = new QWidget;
    auto* layout = new QVBoxLayout(middle);
    layout->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 12);
    layout->setSpacing(12);
    cardRow_->setSpacing(kGrid);
    auto* bottom = new QHBoxLayout;
    bottom->setSpacing(12);
    bottom->addWidget(cash_, 1);
    bottom->addWidget(power_, 1);
    layout->addWidget(answer_);
    layout->addLayout(cardRow_);
    layout->addWidget(speedup_, 5);
    layout->addLayout(bottom, 5);
    return middle;
}

void AnswerPage::refresh(bool held)
{
    const auto evaluation = document_.evaluation();
    if (!evaluation)
        return;
    const auto format = document_.format();
    answer_->setSentence(model::answerSentence(*evaluation, format));
    showCards(*evaluation, format);
    auto speedup = model::speedupChart(*evaluation, format);
    model::addPublished(speedup, document_.catalog(), format);
    speedup_->setChart(speedup, format, held);
    cash_->setChart(model::cashChart(*evaluation, format), format, held);
    power_->setChart(model::powerChart(*evaluation, format), format, held);
    findings_->setFindings(evaluation->findings, *evaluation->plan);
}

void AnswerPage::showCards(const engine::Evaluation& evaluation, const model::NumberFormat& format)
{
    const auto headlines = model::headlines(evaluation, format);
    while (cards_.size() < headlines.size()) {
        cards_.push_back(new DialCard);
        connect(cards_.back(), &DialCard::whyAsked, this, &AnswerPage::askWhy);
        cards_.back()->setCompact(inputs_->width() == kCompactInputs);
        cardRow_->addWidget(cards_.back(), 1);
    }
    for (std::size_t i = 0; i < headlines.size(); ++i) {
        cards_[i]->setFigure(headlines[i].dial, headlines[i].label, headlines[i].value,
                             headlines[i].band, headlines[i].note);
        cards_[i]->setDelta(model::deltaOf(document_, headlines[i].dial));
    }
}

void AnswerPage::askWhy(const QString& dial, const QPoint& at)
{
    why_->explain(dial, at);
}

void AnswerPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh(false);
}

void AnswerPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool compact = isCompact(size());
    inputs_->setFixedWidth(compact ? kCompactInputs : kInputsWidth);
    findings_->setFixedWidth(compact ? kCompactFindings : kFindingsWidth);
    answer_->setCompact(compact);
    for (DialCard* card : cards_)
        card->setCompact(compact);
}

void AnswerPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && isVisible())
        refresh(false);
    QWidget::changeEvent(event);
}

} // namespace views

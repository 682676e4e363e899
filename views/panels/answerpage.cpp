#include "views/panels/answerpage.h"

#include "model/catalog/publishedpoints.h"
#include "model/compare/deltas.h"
#include "model/first/batchcharts.h"
#include "model/first/firstcharts.h"
#include "model/first/limitline.h"
#include "model/first/recommendcharts.h"
#include "model/first/reinforcecharts.h"
#include "model/report/report.h"
#include "model/serving/loadcharts.h"
#include "model/site/powerchart.h"
#include "views/charts/curvechart.h"
#include "views/charts/stackchart.h"
#include "views/controls/dialcard.h"
#include "views/controls/textblock.h"
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

// Below this size the page gives more room to the charts.
constexpr int kInputsWidth = 304, kFindingsWidth = 272;
constexpr int kCompactInputs = 300, kCompactFindings = 228;

} // namespace

AnswerPage::AnswerPage(model::ProjectDocument& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , inputs_(new InputsPanel(document))
    , findings_(new FindingsPanel(document))
    , answer_(new AnswerBar)
    , limits_(new TextBlock(uiFont(13), TextBlock::Tone::Muted, 1))
    , cardRow_(new QHBoxLayout)
    , speedup_(new CurveChartCard)
    , jobTime_(new CurveChartCard)
    , tuneTime_(new CurveChartCard)
    , latency_(new CurveChartCard)
    , tokenCost_(new CurveChartCard)
    , calendar_(new CurveChartCard)
    , tuneMemory_(new StackChartCard)
    , stepParts_(new StackChartCard)
    , rlTail_(new CurveChartCard)
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
    connect(answer_, &AnswerBar::whyRequested, this, &AnswerPage::askWhy);
    for (CurveChartCard* card : {speedup_, jobTime_, tuneTime_, latency_, cash_})
        connect(card, &CurveChartCard::whyRequested, why_, &WhyPopover::explainPoint);
    connect(why_, &WhyPopover::inputRequested, inputs_, &InputsPanel::reveal);
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
    auto* layout = middle_ = new QVBoxLayout(middle);
    layout->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 12);
    layout->setSpacing(12);
    limits_->growToTwo();
    cardRow_->setSpacing(kGrid);
    auto* bottom = new QHBoxLayout;
    bottom->setSpacing(12);
    bottom->addWidget(cash_, 1);
    bottom->addWidget(power_, 1);
    auto* first = new QHBoxLayout;
    first->setSpacing(12);
    for (QWidget* card :
         std::initializer_list<QWidget*>{speedup_, jobTime_, stepParts_, rlTail_, calendar_,
                                         tuneTime_, tuneMemory_, latency_, tokenCost_})
        first->addWidget(card, 1);
    layout->addWidget(answer_);
    layout->addWidget(limits_);
    layout->addLayout(cardRow_);
    layout->addLayout(first, 5);
    layout->addLayout(bottom, 5);
    return middle;
}

void AnswerPage::refresh(bool held)
{
    const auto evaluation = document_.evaluation();
    if (!evaluation)
        return;
    wantFor(document_.work().kind);
    const auto format = document_.format();
    answer_->setSentence(model::answerSentence(*evaluation, format));
    showCards(*evaluation, format);
    limits_->setText(model::limitLine(*evaluation, format));
    limits_->setToolTip(limits_->text());
    showFirst(*evaluation, format, held);
    cash_->setChart(model::cashChart(*evaluation, format), format, held);
    power_->setChart(model::powerChart(*evaluation, format), format, held);
    findings_->setFindings(evaluation->findings, *evaluation->plan);
}

// Requests results of one kind of work only while it is in view.
void AnswerPage::wantFor(engine::WorkloadKind kind)
{
    if (wanted_ == kind)
        return;
    wanted_ = kind;
    engine::Wants wants;
    wants.serving = kind == engine::WorkloadKind::Serve;
    wants.methods = kind == engine::WorkloadKind::Tune;
    document_.answers().want(this, wants);
}

void AnswerPage::showFirst(const engine::Evaluation& e, const model::NumberFormat& format,
                           bool held)
{
    const engine::WorkloadKind kind = e.plan->work[e.view.work].kind;
    const bool several = e.plan->work.size() > 1;
    const bool serves = kind == engine::WorkloadKind::Serve;
    const bool tunes = kind == engine::WorkloadKind::Tune;
    const bool batch = kind == engine::WorkloadKind::Batch;
    const bool rl = kind == engine::WorkloadKind::Reinforce;
    const bool recommends = kind == engine::WorkloadKind::Recommend;
    calendar_->setVisible(several);
    speedup_->setVisible(!serves && !tunes && !rl && !several);
    stepParts_->setVisible((rl || recommends) && !several);
    rlTail_->setVisible(rl && !several);
    jobTime_->setVisible(batch && !several);
    tuneTime_->setVisible(tunes && !several);
    tuneMemory_->setVisible(tunes && !several);
    latency_->setVisible(serves && !several);
    tokenCost_->setVisible(serves && !several);
    if (several)
        calendar_->setChart(model::calendarChart(e, format), format, held);
    if (serves && (!e.serving.empty() || latency_->chart().curves.empty())) {
        latency_->setChart(model::firstTokenChart(e, format), format, held);
        tokenCost_->setChart(model::tokenCostChart(e, format), format, held);
    }
    if (tunes && (!e.methods.empty() || tuneTime_->chart().curves.empty())) {
        tuneTime_->setChart(model::tuneTimeChart(e, format), format, held);
        tuneMemory_->setChart(model::tuneMemoryChart(e, format), format, held);
    }
    if (batch) {
        jobTime_->setChart(model::batchTimeChart(e, e.view.work, format), format, held);
        speedup_->setChart(model::batchSpeedupChart(e, e.view.work, format), format, held);
    }
    if (rl) {
        stepParts_->setChart(model::reinforceStepChart(e, e.view.work, format), format, held);
        rlTail_->setChart(model::reinforceTailChart(e, e.view.work, format), format, held);
    }
    if (recommends) {
        stepParts_->setChart(model::recommendStepChart(e, e.view.work, format), format, held);
        speedup_->setChart(model::recommendSpeedupChart(e, e.view.work, format), format, held);
    }
    if (serves || tunes || batch || rl || recommends)
        return;
    auto speedup = model::speedupChart(e, format);
    model::addPublished(speedup, document_.catalog(), format);
    speedup_->setChart(speedup, format, held);
}

void AnswerPage::showCards(const engine::Evaluation& evaluation, const model::NumberFormat& format)
{
    const auto headlines = model::headlines(evaluation, format);
    while (cards_.size() < headlines.size()) {
        cards_.push_back(new DialCard);
        connect(cards_.back(), &DialCard::whyRequested, this, &AnswerPage::askWhy);
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

void AnswerPage::hideEvent(QHideEvent* event)
{
    document_.answers().unwant(this);
    wanted_.reset();
    QWidget::hideEvent(event);
}

void AnswerPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool compact = isCompact(size());
    inputs_->setFixedWidth(compact ? kCompactInputs : kInputsWidth);
    findings_->setFixedWidth(compact ? kCompactFindings : kFindingsWidth);
    const int side = compact ? kCompactSide : 2 * kGrid;
    middle_->setContentsMargins(side, 2 * kGrid, side, 12);
    cardRow_->setSpacing(compact ? kGrid / 2 : kGrid);
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

#include "views/serving/servingpage.h"

#include "model/serving/fleetcharts.h"
#include "model/serving/loadcharts.h"
#include "model/serving/optionactions.h"
#include "model/serving/served.h"
#include "model/serving/servingfigures.h"
#include "model/serving/servingsentence.h"
#include "model/words/words.h"
#include "views/charts/curvechart.h"
#include "views/charts/pointchart.h"
#include "views/charts/stackchart.h"
#include "views/controls/cardstack.h"
#include "views/controls/dialcard.h"
#include "views/controls/whypopover.h"
#include "views/panels/answerbar.h"
#include "views/serving/optionscard.h"
#include "views/serving/servingknobs.h"
#include "views/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace views {
namespace {

constexpr QSize kRoomy{1440, 860};
constexpr int kPanelWidth = 272, kCompactPanel = 248;
constexpr int kSentenceLines = 2;
constexpr int kNothingWidth = 420;
constexpr int kWeek = 1;
constexpr bool kGpus = false, kMoney = true;

} // namespace

ServingPage::ServingPage(model::ProjectDocument& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , pages_(new QStackedWidget)
    , panel_(new KnobPanel(document, servingKnobs(), model::servedWorkload))
    , sentence_(new AnswerBar(kSentenceLines))
    , message_(new QLabel)
    , nothing_(new QLabel)
    , makeIt_(new QPushButton)
    , figureRow_(new QHBoxLayout)
    , first_(new CurveChartCard)
    , each_(new CurveChartCard)
    , replicas_(new CurveChartCard)
    , span_(new SegmentBar(2))
    , memory_(new StackChartCard)
    , cost_(new CurveChartCard)
    , growthGpus_(new CurveChartCard)
    , growthCost_(new CurveChartCard)
    , money_(new CardStack(3))
    , options_(new OptionsCard(document))
    , frontier_(new PointChartCard)
    , ways_(new CardStack(2))
    , why_(new WhyPopover(document, this))
{
    pages_->addWidget(content());
    pages_->addWidget(offer());
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(message_);
    all->addWidget(pages_, 1);
    connectAll();
    setCompact(false);
    retranslate();
}

QLayout* ServingPage::cards()
{
    replicas_->addAside(span_);
    for (CurveChartCard* card : {cost_, growthGpus_, growthCost_})
        money_->add(card);
    ways_->add(options_);
    ways_->add(frontier_);
    auto* upper = new QHBoxLayout;
    auto* lower = new QHBoxLayout;
    const auto add = [](QHBoxLayout* row, QWidget* card, int stretch) {
        card->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored); // the rows alone decide
        row->addWidget(card, stretch);
    };
    add(upper, first_, 5);
    add(upper, each_, 5);
    add(upper, replicas_, 5);
    add(lower, memory_, 5);
    add(lower, money_, 6);
    add(lower, ways_, 8);
    auto* rows = new QVBoxLayout;
    for (QBoxLayout* layout : {static_cast<QBoxLayout*>(upper), static_cast<QBoxLayout*>(lower),
                               static_cast<QBoxLayout*>(rows)})
        layout->setSpacing(12);
    rows->addLayout(upper, 1);
    rows->addLayout(lower, 1);
    return rows;
}

QWidget* ServingPage::content()
{
    message_->setObjectName(QStringLiteral("warning"));
    message_->setWordWrap(true);
    message_->hide();
    figureRow_->setSpacing(kGrid);
    auto* right = new QVBoxLayout;
    right->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 12);
    right->setSpacing(12);
    right->addWidget(sentence_);
    right->addLayout(figureRow_);
    right->addLayout(cards(), 1);
    auto* whole = new QWidget;
    auto* all = new QHBoxLayout(whole);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(panel_);
    all->addLayout(right, 1);
    return whole;
}

QWidget* ServingPage::offer()
{
    nothing_->setFont(uiFont(14));
    nothing_->setWordWrap(true);
    nothing_->setAlignment(Qt::AlignCenter);
    nothing_->setFixedWidth(kNothingWidth);
    makeIt_->setProperty("primary", true);
    auto* whole = new QWidget;
    auto* all = new QVBoxLayout(whole);
    all->setSpacing(2 * kGrid);
    all->addStretch();
    all->addWidget(nothing_, 0, Qt::AlignHCenter);
    all->addWidget(makeIt_, 0, Qt::AlignHCenter);
    all->addStretch();
    return whole;
}

bool ServingPage::offers() const
{
    return pages_->currentIndex() == 1;
}

void ServingPage::connectAll()
{
    const auto why = [this](const QString& dial, const QPoint& at) { why_->explain(dial, at); };
    connect(sentence_, &AnswerBar::whyAsked, this, why);
    connect(memory_, &StackChartCard::whyAsked, this, why);
    connect(why_, &WhyPopover::knobAsked, panel_, &KnobPanel::reveal);
    connect(options_, &OptionsCard::refused, this, &ServingPage::say);
    connect(makeIt_, &QPushButton::clicked, this, [this] {
        if (const auto done = model::makeItServe(document_); !done)
            say(model::words::error(done.error()));
    });
    const auto refreshVisible = [this] {
        if (isVisible())
            refresh();
    };
    connect(span_, &SegmentBar::chosen, this, refreshVisible);
    connect(&document_, &model::ProjectDocument::evaluated, this, refreshVisible);
    connect(&document_, &model::ProjectDocument::gestureEnded, this, refreshVisible);
    connect(&document_, &model::ProjectDocument::projectChanged, this, [this] {
        say({});
        if (isVisible())
            options_->refreshActions();
    });
}

void ServingPage::showFigures(const engine::Evaluation& evaluation)
{
    const auto figures = model::servingFigures(evaluation, document_.format());
    while (figures_.size() < figures.size()) {
        figures_.push_back(new DialCard);
        figures_.back()->setCompact(compact_);
        connect(figures_.back(), &DialCard::whyAsked, why_, &WhyPopover::explain);
        figureRow_->addWidget(figures_.back(), 1);
    }
    for (std::size_t i = 0; i < figures.size(); ++i)
        figures_[i]->setFigure(figures[i].dial, figures[i].label, figures[i].value, figures[i].band,
                               figures[i].note);
}

void ServingPage::showDetail(const engine::Evaluation& evaluation)
{
    const auto format = document_.format();
    const bool held = document_.inGesture();
    first_->setChart(model::firstTokenChart(evaluation, format), format, held);
    each_->setChart(model::eachTokenChart(evaluation, format), format, held);
    replicas_->setChart(model::replicasChart(evaluation, span_->current() == kWeek, format), format,
                        held);
    memory_->setChart(model::servingMemoryChart(evaluation, format), format, held);
    cost_->setChart(model::tokenCostChart(evaluation, format), format, held);
    growthGpus_->setChart(model::growthChart(evaluation, kGpus, format), format, held);
    growthCost_->setChart(model::growthChart(evaluation, kMoney, format), format, held);
    frontier_->setChart(model::optionChart(evaluation, format), format);
    options_->show(evaluation);
}

void ServingPage::show(const engine::Evaluation& evaluation)
{
    const auto served = model::servedOf(evaluation);
    pages_->setCurrentIndex(served ? 0 : 1);
    if (!served)
        return;
    sentence_->setSentence(model::servingSentence(evaluation, document_.format()));
    showFigures(evaluation);
    if (served->detail || document_.isSettled()) // else the second stroke brings it
        showDetail(evaluation);
}

void ServingPage::refresh()
{
    if (const auto evaluation = document_.evaluation())
        show(*evaluation);
}

void ServingPage::say(const QString& message)
{
    message_->setText(message);
    message_->setVisible(!message.isEmpty());
}

void ServingPage::setCompact(bool compact)
{
    compact_ = compact;
    panel_->setFixedWidth(compact ? kCompactPanel : kPanelWidth);
    sentence_->setCompact(compact);
    for (DialCard* card : figures_)
        card->setCompact(compact);
}

void ServingPage::retranslate()
{
    span_->setNames(tr("Span"), {tr("Day"), tr("Week")});
    money_->setNames(tr("Cost and growth"), {tr("Load"), tr("GPUs"), tr("Money")});
    ways_->setNames(tr("Layouts"), {tr("Table"), tr("Chart")});
    nothing_->setText(tr("This plan serves nothing yet: its work trains. It can serve the same "
                         "model on the same GPUs; what it trains with is kept."));
    makeIt_->setText(tr("Make it serve"));
    makeIt_->setToolTip(tr("Turns the kind of work to serving. One step to undo."));
}

void ServingPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    engine::Wants wants;
    wants.serving = true;
    document_.want(this, wants);
    refresh();
}

void ServingPage::hideEvent(QHideEvent* event)
{
    document_.unwant(this);
    QWidget::hideEvent(event);
}

void ServingPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    setCompact(width() < kRoomy.width() || height() < kRoomy.height());
}

void ServingPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (isVisible())
            refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace views

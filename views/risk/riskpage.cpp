#include "views/risk/riskpage.h"

#include "model/risk/datechart.h"
#include "model/risk/faultchart.h"
#include "model/risk/interruptionchart.h"
#include "model/risk/intervalchart.h"
#include "model/risk/risksentence.h"
#include "model/risk/riskwords.h"
#include "model/risk/sparetable.h"
#include "views/charts/curvechart.h"
#include "views/charts/pointchart.h"
#include "views/charts/sharechart.h"
#include "views/controls/tablecard.h"
#include "views/controls/textblock.h"
#include "views/controls/whypopover.h"
#include "views/panels/answerbar.h"
#include "views/risk/riskpanel.h"
#include "views/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace views {
namespace {

constexpr QSize kRoomy{1440, 860};
constexpr int kPanelWidth = 280;
constexpr int kSentenceLines = 2, kDoubtLines = 3;

} // namespace

RiskPage::RiskPage(model::ProjectDocument& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , panel_(new RiskPanel(document))
    , sentence_(new AnswerBar(kSentenceLines))
    , message_(new QLabel)
    , faults_(new ShareChartCard)
    , doubt_(new TextBlock(uiFont(11), TextBlock::Tone::Muted, kDoubtLines))
    , between_(new PointChartCard)
    , interval_(new PointChartCard)
    , spareTable_(new model::SpareTable)
    , spares_(new TableCard(spareTable_))
    , date_(new CurveChartCard)
    , why_(new WhyPopover(document, this))
{
    layOut();
    connectAll();
}

QLayout* RiskPage::cards()
{
    auto* failures = new QVBoxLayout;
    failures->setSpacing(4);
    failures->addWidget(faults_, 1);
    failures->addWidget(doubt_);
    auto* upper = new QHBoxLayout;
    upper->setSpacing(12);
    upper->addLayout(failures, 7);
    upper->addWidget(between_, 5);
    auto* lower = new QHBoxLayout;
    lower->setSpacing(12);
    lower->addWidget(interval_, 4);
    lower->addWidget(spares_, 6);
    lower->addWidget(date_, 3);
    for (QWidget* card : {static_cast<QWidget*>(faults_), static_cast<QWidget*>(between_),
                          static_cast<QWidget*>(interval_), static_cast<QWidget*>(spares_),
                          static_cast<QWidget*>(date_)})
        card->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored); // the rows alone decide
    auto* rows = new QVBoxLayout;
    rows->setSpacing(12);
    rows->addLayout(upper, 6);
    rows->addLayout(lower, 7);
    return rows;
}

void RiskPage::layOut()
{
    panel_->setFixedWidth(kPanelWidth);
    message_->setObjectName(QStringLiteral("warning"));
    message_->setWordWrap(true);
    message_->hide();
    auto* right = new QVBoxLayout;
    right->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 12);
    right->setSpacing(12);
    right->addWidget(sentence_);
    right->addWidget(message_);
    right->addLayout(cards(), 1);
    auto* all = new QHBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(panel_);
    all->addLayout(right, 1);
}

void RiskPage::connectAll()
{
    const auto why = [this](const QString& dial, const QPoint& at) { why_->explain(dial, at); };
    connect(sentence_, &AnswerBar::whyAsked, this, why);
    connect(faults_, &ShareChartCard::whyAsked, this, why);
    connect(why_, &WhyPopover::knobAsked, panel_, &RiskPanel::reveal);
    connect(panel_, &RiskPanel::refused, this, &RiskPage::say);
    const auto refreshVisible = [this] {
        if (isVisible())
            refresh();
    };
    connect(&document_, &model::ProjectDocument::evaluated, this, refreshVisible);
    connect(&document_, &model::ProjectDocument::gestureEnded, this, refreshVisible);
    connect(&document_, &model::ProjectDocument::projectChanged, this, [this] { say({}); });
}

void RiskPage::show(const engine::Evaluation& evaluation)
{
    const auto format = document_.format();
    sentence_->setSentence(model::riskSentence(evaluation, format));
    faults_->setChart(model::faultChart(evaluation, format));
    doubt_->setText(model::doubtWords(*evaluation.plan, document_.catalog()));
    doubt_->setToolTip(doubt_->text()); // where two lines are too few for it
    between_->setChart(model::interruptionChart(evaluation, document_.catalog(), format), format);
    interval_->setChart(model::intervalChart(evaluation, format), format);
    spareTable_->show(evaluation, format);
    spares_->setHead(tr("Spare nodes: what they cost, what their lack costs"),
                     spareTable_->summary());
    spares_->refresh();
    date_->setChart(model::dateChart(evaluation, format), format, document_.inGesture());
    panel_->refreshCures();
}

void RiskPage::refresh()
{
    if (const auto evaluation = document_.evaluation())
        show(*evaluation);
}

void RiskPage::say(const QString& message)
{
    message_->setText(message);
    message_->setVisible(!message.isEmpty());
}

void RiskPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void RiskPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool compact = width() < kRoomy.width() || height() < kRoomy.height();
    sentence_->setCompact(compact);
}

void RiskPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && isVisible())
        refresh();
    QWidget::changeEvent(event);
}

} // namespace views

#include "views/risk/riskpage.h"

#include "model/risk/datechart.h"
#include "model/risk/faultchart.h"
#include "model/risk/interruptionchart.h"
#include "model/risk/intervalchart.h"
#include "model/risk/riskfigures.h"
#include "model/risk/risksentence.h"
#include "model/risk/riskwords.h"
#include "model/risk/sparetable.h"
#include "model/risk/yearchart.h"
#include "views/charts/curvechart.h"
#include "views/charts/pointchart.h"
#include "views/charts/sharechart.h"
#include "views/controls/cardstack.h"
#include "views/controls/tablecard.h"
#include "views/controls/textblock.h"
#include "views/controls/whypopover.h"
#include "views/panels/answerbar.h"
#include "views/risk/riskpanel.h"
#include "views/theme.h"

#include <QHBoxLayout>

namespace views {
namespace {

constexpr int kPanelWidth = 280;
constexpr int kDoubtLines = 3;

} // namespace

RiskPage::RiskPage(model::ProjectDocument& document, QWidget* parent)
    : RoomPage(document, new RiskPanel(document), parent)
    , panel_(static_cast<RiskPanel*>(RoomPage::panel()))
    , faults_(new ShareChartCard)
    , doubt_(new TextBlock(uiFont(11), TextBlock::Tone::Muted, kDoubtLines))
    , between_(new PointChartCard)
    , interval_(new PointChartCard)
    , spareTable_(new model::SpareTable)
    , spares_(new TableCard(spareTable_))
    , date_(new CurveChartCard)
    , year_(new CurveChartCard)
    , byTime_(new CardStack(2))
    , rows_(new QVBoxLayout)
{
    panel_->setFixedWidth(kPanelWidth);
    setCards(cards(), {faults_, spares_, between_, interval_, byTime_});
    connectAll();
    RiskPage::setCompact(false);
    RiskPage::retranslate();
}

QLayout* RiskPage::cards()
{
    auto* failures = new QVBoxLayout;
    failures->setSpacing(4);
    failures->addWidget(faults_, 1);
    failures->addWidget(doubt_);
    auto* upper = new QHBoxLayout;
    upper->setSpacing(12);
    upper->addLayout(failures, 6);
    upper->addWidget(spares_, 5);
    auto* lower = new QHBoxLayout;
    lower->setSpacing(12);
    byTime_->add(date_);
    byTime_->add(year_);
    for (QWidget* chart : std::initializer_list<QWidget*>{between_, interval_, byTime_})
        lower->addWidget(chart, 1);
    rows_->setSpacing(12);
    rows_->addLayout(upper);
    rows_->addLayout(lower);
    return rows_;
}

// Lists need the same height in any window; charts take the rest.
void RiskPage::setCompact(bool compact)
{
    RoomPage::setCompact(compact);
    rows_->setStretch(0, compact ? 6 : 5);
    rows_->setStretch(1, compact ? 5 : 7);
}

void RiskPage::connectAll()
{
    connect(faults_, &ShareChartCard::whyRequested, why(), &WhyPopover::explain);
    connect(panel_, &RiskPanel::refused, this, &RiskPage::announce);
}

void RiskPage::show(const engine::Evaluation& evaluation)
{
    const auto format = document_.format();
    sentence()->setSentence(model::riskSentence(evaluation, format));
    showFigures(model::riskFigures(evaluation, format));
    faults_->setChart(model::faultChart(evaluation, format));
    doubt_->setText(model::doubtWords(*evaluation.plan, document_.catalog()));
    doubt_->setToolTip(doubt_->text()); // in case two lines are not enough
    between_->setChart(model::interruptionChart(evaluation, document_.catalog(), format), format);
    interval_->setChart(model::intervalChart(evaluation, format), format);
    spareTable_->show(evaluation, format);
    spares_->setHead(tr("Spare nodes: cost vs. downtime cost"), spareTable_->summary());
    spares_->refresh();
    date_->setChart(model::dateChart(evaluation, format), format, document_.inGesture());
    showYear();
    panel_->refreshCures();
    // What only serves has no run that could lose time or end late.
    interval_->setVisible(panel_->checkpoints());
    byTime_->setVisible(evaluation.plan->runs());
}

// Simulated once the slider is released.
void RiskPage::showYear()
{
    const auto evaluation = document_.evaluation();
    if (!evaluation || document_.inGesture())
        return;
    const auto format = document_.format();
    year_->setChart(model::yearChart(*evaluation, format), format, false);
}

void RiskPage::retranslate()
{
    byTime_->setNames(tr("Over time"), {tr("Date"), tr("Year")});
}

} // namespace views

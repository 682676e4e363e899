#include "views/money/moneypage.h"

#include "model/money/cashflowchart.h"
#include "model/money/evencharts.h"
#include "model/money/moneysentence.h"
#include "model/money/moneyshares.h"
#include "views/charts/curvechart.h"
#include "views/charts/flowchart.h"
#include "views/charts/heatchart.h"
#include "views/charts/sharechart.h"
#include "views/controls/cardstack.h"
#include "views/controls/whypopover.h"
#include "views/money/mixcard.h"
#include "views/money/moneyknobs.h"
#include "views/money/offerscard.h"
#include "views/panels/answerbar.h"
#include "views/theme.h"

#include <QGridLayout>

namespace views {
namespace {

constexpr int kPanelWidth = 272, kCompactPanel = 248;
constexpr int kByMonth = 1;

} // namespace

MoneyPage::MoneyPage(model::ProjectDocument& document, QWidget* parent)
    : RoomPage(document, new KnobPanel(document, moneyKnobs()), parent)
    , cash_(new FlowChartCard)
    , span_(new SegmentBar(2))
    , shares_(new ShareChartCard)
    , map_(new HeatChartCard)
    , fleet_(new CurveChartCard)
    , even_(new CardStack(2))
    , offers_(new OffersCard(document))
    , mix_(new MixCard)
    , ways_(new CardStack(2))
{
    setCards(cards(), {cash_, shares_, even_, ways_});
    connectAll();
    MoneyPage::setCompact(false);
    MoneyPage::retranslate();
}

QLayout* MoneyPage::cards()
{
    cash_->addAside(span_);
    even_->add(map_);
    even_->add(fleet_);
    ways_->add(offers_);
    ways_->add(mix_);
    auto* grid = new QGridLayout;
    grid->setSpacing(12);
    grid->addWidget(cash_, 0, 0);
    grid->addWidget(shares_, 0, 1);
    grid->addWidget(even_, 1, 0);
    grid->addWidget(ways_, 1, 1);
    grid->setColumnStretch(0, 5);
    grid->setColumnStretch(1, 6);
    grid->setRowStretch(0, 1);
    grid->setRowStretch(1, 1);
    return grid;
}

void MoneyPage::connectAll()
{
    connect(shares_, &ShareChartCard::whyAsked, why(), &WhyPopover::explain);
    connect(mix_, &MixCard::whyAsked, why(), &WhyPopover::explain);
    connect(offers_, &OffersCard::refused, this, &MoneyPage::say);
    connect(span_, &SegmentBar::chosen, this, &MoneyPage::refreshVisible);
}

void MoneyPage::show(const engine::Evaluation& evaluation)
{
    if (!evaluation.money)
        return; // the answer that was asked for when the page came up brings it
    const auto format = document_.format();
    const bool held = document_.inGesture();
    sentence()->setSentence(model::moneySentence(evaluation, format));
    showFigures(model::moneyFigures(evaluation, format));
    cash_->setChart(model::cashFlowChart(evaluation, span_->current() == kByMonth, format), format);
    shares_->setChart(model::moneyShares(evaluation, format));
    map_->setChart(model::evenMapChart(evaluation, format));
    fleet_->setChart(model::evenFleetChart(evaluation, format), format, held);
    offers_->show(evaluation);
    mix_->show(evaluation, format);
}

void MoneyPage::setCompact(bool compact)
{
    RoomPage::setCompact(compact);
    panel()->setFixedWidth(compact ? kCompactPanel : kPanelWidth);
}

engine::Wants MoneyPage::wants() const
{
    engine::Wants wants;
    wants.money = true;
    return wants;
}

void MoneyPage::retranslate()
{
    span_->setNames(tr("Periods"), {tr("Years"), tr("Months")});
    even_->setNames(tr("Break-even"), {tr("Use"), tr("Fleet")});
    ways_->setNames(tr("Ways"), {tr("Providers"), tr("Mix")});
}

} // namespace views

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
#include "views/money/offerscard.h"
#include "views/panels/answerbar.h"
#include "views/theme.h"

#include <QVBoxLayout>

namespace views {
namespace {

constexpr int kPanelWidth = 272, kCompactPanel = 248;
constexpr int kByMonth = 1;

} // namespace

MoneyPage::MoneyPage(model::ProjectDocument& document, QWidget* parent)
    : RoomPage(document, new KnobPanel(document, "money"), parent)
    , cash_(new FlowChartCard)
    , span_(new SegmentBar(2))
    , shares_(new ShareChartCard)
    , map_(new HeatChartCard)
    , fleet_(new CurveChartCard)
    , even_(new CardStack(2))
    , offers_(new OffersCard(document))
    , mix_(new MixCard)
    , ways_(new CardStack(2))
    , column_(new QVBoxLayout)
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
    auto* left = new QVBoxLayout;
    left->addWidget(cash_, 1);
    left->addWidget(even_, 1);
    column_->addWidget(shares_);
    column_->addWidget(ways_);
    auto* columns = new QHBoxLayout;
    for (QBoxLayout* box : std::initializer_list<QBoxLayout*>{left, column_, columns})
        box->setSpacing(12);
    columns->addLayout(left, 5);
    columns->addLayout(column_, 6);
    return columns;
}

void MoneyPage::connectAll()
{
    connect(shares_, &ShareChartCard::whyRequested, why(), &WhyPopover::explain);
    connect(mix_, &MixCard::whyRequested, why(), &WhyPopover::explain);
    connect(offers_, &OffersCard::refused, this, &MoneyPage::announce);
    connect(span_, &SegmentBar::chosen, this, &MoneyPage::refreshVisible);
}

void MoneyPage::show(const engine::Evaluation& evaluation)
{
    if (!evaluation.money)
        return; // arrives with the answer requested when the page was shown
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
    // Few shares leave room for the list of providers; in a small window both need half.
    column_->setStretch(0, compact ? 1 : 5);
    column_->setStretch(1, compact ? 1 : 8);
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
    even_->setNames(tr("Break-even"), {tr("Utilization"), tr("Cluster size")});
    ways_->setNames(tr("Procurement"), {tr("Providers"), tr("Mix")});
}

} // namespace views

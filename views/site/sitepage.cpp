#include "views/site/sitepage.h"

#include "model/site/powerchart.h"
#include "model/site/racktable.h"
#include "model/site/regionchart.h"
#include "model/site/sitefigures.h"
#include "model/site/siterackchart.h"
#include "model/site/sitesentence.h"
#include "views/charts/pointchart.h"
#include "views/charts/rackchart.h"
#include "views/charts/stackchart.h"
#include "views/controls/whypopover.h"
#include "views/panels/answerbar.h"
#include "views/site/regionscard.h"
#include "views/theme.h"

#include <QGridLayout>

namespace views {
namespace {

constexpr int kPanelWidth = 272;

} // namespace

SitePage::SitePage(model::ProjectDocument& document, QWidget* parent)
    : RoomPage(document, new KnobPanel(document, "site", nullptr), parent)
    , power_(new StackChartCard)
    , racks_(new RackChartCard)
    , limitTable_(new model::RackTable)
    , limits_(new TableCard(limitTable_))
    , regions_(new RegionsCard(document))
    , points_(new PointChartCard)
    , column_(new QVBoxLayout)
{
    panel()->setFixedWidth(kPanelWidth);
    setCards(cards(), {power_, racks_, limits_, regions_, points_});
    connectAll();
    SitePage::setCompact(false);
}

QLayout* SitePage::cards()
{
    auto* charts = new QHBoxLayout;
    charts->addWidget(power_, 5);
    charts->addWidget(racks_, 4);
    auto* left = new QVBoxLayout;
    left->addLayout(charts, 1);
    left->addWidget(regions_, 1);
    column_->addWidget(limits_);
    column_->addWidget(points_);
    auto* columns = new QHBoxLayout;
    columns->addLayout(left, 8);
    columns->addLayout(column_, 5);
    for (QBoxLayout* box : std::initializer_list<QBoxLayout*>{charts, left, column_, columns})
        box->setSpacing(12);
    return columns;
}

// The five limits of a rack need the same height in any window; the chart takes the rest.
void SitePage::setCompact(bool compact)
{
    RoomPage::setCompact(compact);
    column_->setStretch(0, compact ? 6 : 3);
    column_->setStretch(1, compact ? 7 : 5);
}

void SitePage::connectAll()
{
    connect(power_, &StackChartCard::whyRequested, why(), &WhyPopover::explain);
    connect(racks_, &RackChartCard::whyRequested, why(), &WhyPopover::explain);
    connect(regions_, &RegionsCard::refused, this, &SitePage::announce);
}

void SitePage::show(const engine::Evaluation& evaluation)
{
    const auto format = document_.format();
    sentence()->setSentence(model::siteSentence(evaluation, format));
    showFigures(model::siteFigures(evaluation, format));
    power_->setChart(model::sitePowerChart(evaluation, format), format, document_.inGesture());
    if (!evaluation.site && !document_.isSettled())
        return; // arrives with the answer requested when the page was shown
    racks_->setChart(model::siteRackChart(evaluation, format));
    limitTable_->show(evaluation, format);
    limits_->setHead(tr("Rack limits"), limitTable_->summary());
    limits_->refresh();
    regions_->show(evaluation);
    points_->setChart(model::regionChart(evaluation, format), format);
}

engine::Wants SitePage::wants() const
{
    engine::Wants wants;
    wants.site = true;
    return wants;
}

} // namespace views

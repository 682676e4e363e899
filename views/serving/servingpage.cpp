#include "views/serving/servingpage.h"

#include "model/project/workactions.h"
#include "model/serving/fleetcharts.h"
#include "model/serving/loadcharts.h"
#include "model/serving/optionactions.h"
#include "model/serving/replicacharts.h"
#include "model/serving/replicaplaying.h"
#include "model/serving/served.h"
#include "model/serving/servingfigures.h"
#include "model/serving/servingsentence.h"
#include "model/words/words.h"
#include "views/charts/curvechart.h"
#include "views/charts/pointchart.h"
#include "views/charts/stackchart.h"
#include "views/controls/cardstack.h"
#include "views/controls/whypopover.h"
#include "views/panels/answerbar.h"
#include "views/panels/offer.h"
#include "views/serving/optionscard.h"
#include "views/theme.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace views {
namespace {

constexpr int kServingPanel = 272, kServingCompact = 248;
constexpr int kWeek = 1;
constexpr bool kGpus = false, kMoney = true;

} // namespace

ServingPage::ServingPage(model::ProjectDocument& document, QWidget* parent)
    : RoomPage(document, new KnobPanel(document, "serving", &engine::InView::served), parent)
    , offer_(new Offer)
    , makeIt_(offer_->addButton())
    , addFleet_(offer_->addButton())
    , first_(new CurveChartCard)
    , each_(new CurveChartCard)
    , replicas_(new CurveChartCard)
    , span_(new SegmentBar(2))
    , memory_(new StackChartCard)
    , minute_(new CurveChartCard)
    , cache_(new CurveChartCard)
    , replica_(new CardStack(3))
    , player_(new model::ReplicaPlayer(this))
    , cost_(new CurveChartCard)
    , growthGpus_(new CurveChartCard)
    , growthCost_(new CurveChartCard)
    , money_(new CardStack(3))
    , options_(new OptionsCard(document))
    , frontier_(new PointChartCard)
    , ways_(new CardStack(2))
{
    setCards(cards(), {first_, each_, replicas_, replica_, money_, ways_});
    setOffer(offer_);
    connectAll();
    ServingPage::setCompact(false);
    ServingPage::retranslate();
}

QLayout* ServingPage::cards()
{
    replicas_->addAside(span_);
    replica_->add(memory_);
    replica_->add(minute_);
    replica_->add(cache_);
    for (CurveChartCard* card : {cost_, growthGpus_, growthCost_})
        money_->add(card);
    ways_->add(options_);
    ways_->add(frontier_);
    auto* upper = new QHBoxLayout;
    auto* lower = new QHBoxLayout;
    upper->addWidget(first_, 5);
    upper->addWidget(each_, 5);
    upper->addWidget(replicas_, 5);
    lower->addWidget(replica_, 5);
    lower->addWidget(money_, 5);
    lower->addWidget(ways_, 9);
    auto* rows = new QVBoxLayout;
    for (QBoxLayout* layout : {static_cast<QBoxLayout*>(upper), static_cast<QBoxLayout*>(lower),
                               static_cast<QBoxLayout*>(rows)})
        layout->setSpacing(12);
    rows->addLayout(upper, 1);
    rows->addLayout(lower, 1);
    return rows;
}

void ServingPage::connectAll()
{
    for (CurveChartCard* card : {first_, each_})
        connect(card, &CurveChartCard::whyRequested, why(), &WhyPopover::explainPoint);
    connect(memory_, &StackChartCard::whyRequested, why(), &WhyPopover::explain);
    connect(player_, &model::ReplicaPlayer::answered, this, &ServingPage::showPlayed);
    connect(replica_, &CardStack::currentChanged, this, &ServingPage::askPlayer);
    connect(options_, &OptionsCard::refused, this, &ServingPage::announce);
    connect(makeIt_, &QPushButton::clicked, this, [this] {
        if (const auto done = model::makeItServe(document_); !done)
            announce(model::words::error(done.error()));
    });
    connect(addFleet_, &QPushButton::clicked, this,
            [this] { model::addWork(document_, engine::WorkloadKind::Serve); });
    connect(span_, &SegmentBar::chosen, this, &ServingPage::refreshVisible);
    connect(&document_, &model::ProjectDocument::projectChanged, this, [this] {
        if (isVisible())
            options_->refreshActions();
    });
}

void ServingPage::showDetail(const engine::Evaluation& evaluation)
{
    const auto format = document_.format();
    const bool held = document_.inGesture();
    each_->setVisible(!evaluation.plan->work[evaluation.view.served].serve.makes());
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

// Simulates only while visible and not during a drag.
void ServingPage::askPlayer()
{
    const auto evaluation = document_.evaluation();
    if (evaluation && replica_->currentWidget() != memory_ && !document_.inGesture() &&
        model::servedOf(*evaluation))
        player_->ask(evaluation);
}

void ServingPage::showPlayed()
{
    const model::PlayedReplica& played = player_->answer();
    const auto format = document_.format();
    minute_->setChart(model::replicaRequestsChart(played, format), format, false);
    cache_->setChart(model::replicaCacheChart(played, format), format, false);
}

void ServingPage::show(const engine::Evaluation& evaluation)
{
    const auto served = model::servedOf(evaluation);
    showOffer(!served);
    addFleet_->setEnabled(model::mayAddWork(document_));
    if (!served)
        return;
    sentence()->setSentence(model::servingSentence(evaluation, document_.format()));
    showFigures(model::servingFigures(evaluation, document_.format()));
    if (served->detail || document_.isSettled()) // else the second evaluation pass brings it
        showDetail(evaluation);
    showPlayed(); // the language may have changed
    askPlayer();
}

void ServingPage::setCompact(bool compact)
{
    RoomPage::setCompact(compact);
    panel()->setFixedWidth(compact ? kServingCompact : kServingPanel);
}

engine::Wants ServingPage::wants() const
{
    engine::Wants wants;
    wants.serving = true;
    return wants;
}

void ServingPage::retranslate()
{
    span_->setNames(tr("Time span"), {tr("Day"), tr("Week")});
    replica_->setNames(tr("Replica"), {tr("Size"), tr("Minute"), tr("Cache")});
    money_->setNames(tr("Cost and growth"), {tr("Load"), tr("GPUs"), tr("Cost")});
    ways_->setNames(tr("Layouts"), {tr("Table"), tr("Chart")});
    offer_->setText(
        tr("This plan has no serving workload yet. You can serve a model on the same GPUs "
           "instead, and the present inputs are kept. Or you can add a serving fleet "
           "alongside."));
    makeIt_->setText(tr("Switch to serving"));
    makeIt_->setToolTip(tr("Changes the workload to serving. Can be undone in one step."));
    addFleet_->setText(tr("Add serving fleet"));
    addFleet_->setToolTip(tr("Adds a second workload for serving, with its own GPUs in the same "
                             "cluster. Can be undone in one step."));
}

} // namespace views

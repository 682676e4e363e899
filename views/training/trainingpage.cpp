#include "views/training/trainingpage.h"

#include "model/project/workactions.h"
#include "model/training/memorychart.h"
#include "model/training/playedchart.h"
#include "model/training/rooflinechart.h"
#include "model/training/stepchart.h"
#include "model/training/trainingsentence.h"
#include "views/charts/playedchart.h"
#include "views/charts/pointchart.h"
#include "views/charts/sharechart.h"
#include "views/charts/stackchart.h"
#include "views/controls/whypopover.h"
#include "views/panels/answerbar.h"
#include "views/panels/offer.h"
#include "views/panels/pagesize.h"
#include "views/theme.h"
#include "views/training/layoutscard.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace views {
namespace {

constexpr int kLow = 760; // below this height there is no room for three rows of cards

} // namespace

TrainingPage::TrainingPage(model::ProjectDocument& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , pages_(new QStackedWidget)
    , offer_(new Offer)
    , addRun_(offer_->addButton())
    , sentence_(new AnswerBar(kSentenceLines))
    , message_(new QLabel)
    , step_(new ShareChartCard)
    , played_(new PlayedChartCard)
    , memory_(new StackChartCard)
    , layouts_(new LayoutsCard(document))
    , roofline_(new PointChartCard)
    , cards_(new QGridLayout)
    , toPlayed_(new QPushButton)
    , toStep_(new QPushButton)
    , player_(new model::StepPlayer(this))
    , why_(new WhyPopover(document, this))
{
    layOut();
    connectAll();
}

void TrainingPage::layOut()
{
    message_->setObjectName(QStringLiteral("warning"));
    message_->setWordWrap(true);
    message_->hide();
    cards_->setSpacing(12);
    cards_->addWidget(step_, 0, 0);
    cards_->addWidget(memory_, 0, 1);
    cards_->addWidget(layouts_, 2, 0);
    cards_->addWidget(roofline_, 2, 1);
    cards_->setColumnStretch(0, 5);
    cards_->setColumnStretch(1, 3);
    for (auto& [button, card] : {std::pair{toPlayed_, static_cast<ChartCard*>(step_)},
                                 std::pair{toStep_, static_cast<ChartCard*>(played_)}}) {
        card->addAside(button);
        connect(button, &QPushButton::clicked, this, [this, timeline = button == toPlayed_] {
            timeline_ = timeline;
            arrange();
            (timeline ? toStep_ : toPlayed_)->setFocus();
        });
    }
    nameButtons();
    arrange();
    for (QWidget* card : {static_cast<QWidget*>(step_), static_cast<QWidget*>(memory_),
                          static_cast<QWidget*>(layouts_), static_cast<QWidget*>(roofline_),
                          static_cast<QWidget*>(played_)})
        card->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored); // the grid sets the size
    auto* shown = new QWidget;
    auto* all = new QVBoxLayout(shown);
    all->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 12);
    all->setSpacing(12);
    all->addWidget(sentence_);
    all->addWidget(message_);
    all->addLayout(cards_, 1);
    pages_->addWidget(shown);
    pages_->addWidget(offer_);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(pages_);
}

// In a low window the timeline and the breakdown share a place.
void TrainingPage::arrange()
{
    const bool low = height() < kLow;
    if (std::exchange(arranged_, std::pair(low, timeline_)) == std::pair(low, timeline_))
        return;
    toPlayed_->setVisible(low);
    toStep_->setVisible(low);
    cards_->removeWidget(played_);
    if (low)
        cards_->addWidget(played_, 0, 0);
    else
        cards_->addWidget(played_, 1, 0, 1, 2);
    cards_->setRowStretch(0, 6);
    cards_->setRowStretch(1, low ? 0 : 5);
    cards_->setRowStretch(2, low ? 7 : 6);
    step_->setVisible(!low || !timeline_);
    played_->setVisible(!low || timeline_);
}

void TrainingPage::nameButtons()
{
    toPlayed_->setText(tr("Timeline"));
    toPlayed_->setToolTip(tr("Show the step as a timeline of the pipeline stages."));
    toStep_->setText(tr("Breakdown"));
    toStep_->setToolTip(tr("Show what the time of the step goes to."));
    addRun_->setText(tr("Add training run"));
    addRun_->setToolTip(
        tr("Adds a second workload that trains on the same cluster. Can be undone in "
           "one step."));
}

void TrainingPage::nameOffer(bool recommends)
{
    offer_->setText(
        recommends
            ? tr("Recommendation models train differently: the first page shows how their step "
                 "divides into lookups, exchange, the dense network and waiting for data. This "
                 "page "
                 "is for runs of a language or image model.")
            : tr("This plan has no training workload yet. You can add a run on the same cluster."));
    addRun_->setEnabled(model::mayAddWork(document_));
}

bool TrainingPage::offers() const
{
    return pages_->currentWidget() == offer_;
}

void TrainingPage::connectAll()
{
    const auto why = [this](const QString& dial, const QPoint& at) { why_->explain(dial, at); };
    connect(sentence_, &AnswerBar::whyRequested, this, why);
    connect(step_, &ShareChartCard::whyRequested, this, why);
    connect(addRun_, &QPushButton::clicked, this,
            [this] { model::addWork(document_, engine::WorkloadKind::Train); });
    connect(player_, &model::StepPlayer::answered, this, &TrainingPage::showPlayed);
    connect(layouts_, &LayoutsCard::refused, this, &TrainingPage::announce);
    connect(&document_, &model::ProjectDocument::evaluated, this, [this] {
        if (isVisible())
            refresh();
    });
    connect(&document_, &model::ProjectDocument::gestureEnded, this, [this] {
        if (isVisible())
            refresh();
    });
    connect(&document_, &model::ProjectDocument::projectChanged, this, [this] {
        announce({});
        if (isVisible())
            layouts_->refreshActions();
    });
}

void TrainingPage::show(const engine::Evaluation& evaluation)
{
    const auto& works = evaluation.plan->work;
    if (!works[evaluation.view.trained].trains()) {
        nameOffer(std::ranges::any_of(works, &engine::Workload::recommends));
        pages_->setCurrentWidget(offer_);
        return;
    }
    pages_->setCurrentIndex(0);
    const auto format = document_.format();
    const bool held = document_.inGesture();
    sentence_->setSentence(model::trainingSentence(evaluation, format));
    step_->setChart(model::stepChart(evaluation, format));
    if (evaluation.training.empty() && !document_.isSettled())
        return; // arrives with the second evaluation pass
    memory_->setChart(model::memoryChart(evaluation, format), format, held);
    roofline_->setChart(model::rooflineChart(evaluation, format), format);
    layouts_->show(evaluation);
}

void TrainingPage::refresh()
{
    const auto evaluation = document_.evaluation();
    if (!evaluation)
        return;
    show(*evaluation);
    if (offers())
        return;
    showPlayed(); // the language may have changed
    player_->ask(evaluation);
}

void TrainingPage::showPlayed()
{
    if (player_->answer().step)
        played_->setChart(model::playedChart(player_->answer(), document_.format()));
}

void TrainingPage::announce(const QString& message)
{
    message_->setText(message);
    message_->setVisible(!message.isEmpty());
}

void TrainingPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    engine::Wants wants;
    wants.training = true;
    document_.answers().want(this, wants);
    refresh();
}

void TrainingPage::hideEvent(QHideEvent* event)
{
    document_.answers().unwant(this);
    QWidget::hideEvent(event);
}

void TrainingPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    sentence_->setCompact(isCompact(size()));
    arrange();
}

void TrainingPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        nameButtons();
        if (isVisible())
            refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace views

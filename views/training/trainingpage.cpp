#include "views/training/trainingpage.h"

#include "model/training/memorychart.h"
#include "model/training/rooflinechart.h"
#include "model/training/stepchart.h"
#include "model/training/trainingsentence.h"
#include "views/charts/pointchart.h"
#include "views/charts/sharechart.h"
#include "views/charts/stackchart.h"
#include "views/controls/whypopover.h"
#include "views/panels/answerbar.h"
#include "views/panels/pagesize.h"
#include "views/theme.h"
#include "views/training/layoutscard.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

namespace views {
namespace {

} // namespace

TrainingPage::TrainingPage(model::ProjectDocument& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , sentence_(new AnswerBar(kSentenceLines))
    , message_(new QLabel)
    , step_(new ShareChartCard)
    , memory_(new StackChartCard)
    , layouts_(new LayoutsCard(document))
    , roofline_(new PointChartCard)
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
    auto* cards = new QGridLayout;
    cards->setSpacing(12);
    cards->addWidget(step_, 0, 0);
    cards->addWidget(memory_, 0, 1);
    cards->addWidget(layouts_, 1, 0);
    cards->addWidget(roofline_, 1, 1);
    cards->setColumnStretch(0, 5);
    cards->setColumnStretch(1, 3);
    cards->setRowStretch(0, 6);
    cards->setRowStretch(1, 7);
    for (QWidget* card : {static_cast<QWidget*>(step_), static_cast<QWidget*>(memory_),
                          static_cast<QWidget*>(layouts_), static_cast<QWidget*>(roofline_)})
        card->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored); // the grid alone decides
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 12);
    all->setSpacing(12);
    all->addWidget(sentence_);
    all->addWidget(message_);
    all->addLayout(cards, 1);
}

void TrainingPage::connectAll()
{
    const auto why = [this](const QString& dial, const QPoint& at) { why_->explain(dial, at); };
    connect(sentence_, &AnswerBar::whyAsked, this, why);
    connect(step_, &ShareChartCard::whyAsked, this, why);
    connect(layouts_, &LayoutsCard::refused, this, &TrainingPage::say);
    connect(&document_, &model::ProjectDocument::evaluated, this, [this] {
        if (isVisible())
            refresh();
    });
    connect(&document_, &model::ProjectDocument::gestureEnded, this, [this] {
        if (isVisible())
            refresh();
    });
    connect(&document_, &model::ProjectDocument::projectChanged, this, [this] {
        say({});
        if (isVisible())
            layouts_->refreshActions();
    });
}

void TrainingPage::show(const engine::Evaluation& evaluation)
{
    const auto format = document_.format();
    const bool held = document_.inGesture();
    sentence_->setSentence(model::trainingSentence(evaluation, format));
    step_->setChart(model::stepChart(evaluation, format));
    if (evaluation.training.empty() && !document_.isSettled())
        return; // the second stroke brings it
    memory_->setChart(model::memoryChart(evaluation, format), format, held);
    roofline_->setChart(model::rooflineChart(evaluation, format), format);
    layouts_->show(evaluation);
}

void TrainingPage::refresh()
{
    if (const auto evaluation = document_.evaluation())
        show(*evaluation);
}

void TrainingPage::say(const QString& message)
{
    message_->setText(message);
    message_->setVisible(!message.isEmpty());
}

void TrainingPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    engine::Wants wants;
    wants.training = true;
    document_.want(this, wants);
    refresh();
}

void TrainingPage::hideEvent(QHideEvent* event)
{
    document_.unwant(this);
    QWidget::hideEvent(event);
}

void TrainingPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    sentence_->setCompact(isCompact(size()));
}

void TrainingPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && isVisible())
        refresh();
    QWidget::changeEvent(event);
}

} // namespace views

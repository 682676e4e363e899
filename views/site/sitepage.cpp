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
#include "views/controls/dialcard.h"
#include "views/controls/whypopover.h"
#include "views/panels/answerbar.h"
#include "views/site/regionscard.h"
#include "views/site/siteknobs.h"
#include "views/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

namespace views {
namespace {

constexpr QSize kRoomy{1440, 860};
constexpr int kPanelWidth = 272;
constexpr int kSentenceLines = 2;

} // namespace

SitePage::SitePage(model::ProjectDocument& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , panel_(new KnobPanel(document, siteKnobs()))
    , sentence_(new AnswerBar(kSentenceLines))
    , message_(new QLabel)
    , figureRow_(new QHBoxLayout)
    , power_(new StackChartCard)
    , racks_(new RackChartCard)
    , limitTable_(new model::RackTable)
    , limits_(new TableCard(limitTable_))
    , regions_(new RegionsCard(document))
    , points_(new PointChartCard)
    , why_(new WhyPopover(document, this))
{
    panel_->setFixedWidth(kPanelWidth);
    layOut();
    connectAll();
    setCompact(false);
}

QLayout* SitePage::cards()
{
    auto* upper = new QHBoxLayout;
    upper->setSpacing(12);
    upper->addWidget(power_, 5);
    upper->addWidget(racks_, 5);
    upper->addWidget(limits_, 7);
    auto* lower = new QHBoxLayout;
    lower->setSpacing(12);
    lower->addWidget(regions_, 5);
    lower->addWidget(points_, 3);
    for (QWidget* card : {static_cast<QWidget*>(power_), static_cast<QWidget*>(racks_),
                          static_cast<QWidget*>(limits_), static_cast<QWidget*>(regions_),
                          static_cast<QWidget*>(points_)})
        card->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored); // the rows alone decide
    auto* rows = new QVBoxLayout;
    rows->setSpacing(12);
    rows->addLayout(upper, 1);
    rows->addLayout(lower, 1);
    return rows;
}

void SitePage::layOut()
{
    message_->setObjectName(QStringLiteral("warning"));
    message_->setWordWrap(true);
    message_->hide();
    figureRow_->setSpacing(kGrid);
    auto* right = new QVBoxLayout;
    right->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 12);
    right->setSpacing(12);
    right->addWidget(sentence_);
    right->addWidget(message_);
    right->addLayout(figureRow_);
    right->addLayout(cards(), 1);
    auto* all = new QHBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(panel_);
    all->addLayout(right, 1);
}

void SitePage::connectAll()
{
    const auto why = [this](const QString& dial, const QPoint& at) { why_->explain(dial, at); };
    connect(sentence_, &AnswerBar::whyAsked, this, why);
    connect(power_, &StackChartCard::whyAsked, this, why);
    connect(racks_, &RackChartCard::whyAsked, this, why);
    connect(why_, &WhyPopover::knobAsked, panel_, &KnobPanel::reveal);
    connect(regions_, &RegionsCard::refused, this, &SitePage::say);
    const auto refreshVisible = [this] {
        if (isVisible())
            refresh();
    };
    connect(&document_, &model::ProjectDocument::evaluated, this, refreshVisible);
    connect(&document_, &model::ProjectDocument::gestureEnded, this, refreshVisible);
    connect(&document_, &model::ProjectDocument::projectChanged, this, [this] { say({}); });
}

void SitePage::showFigures(const engine::Evaluation& evaluation)
{
    const auto figures = model::siteFigures(evaluation, document_.format());
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

void SitePage::show(const engine::Evaluation& evaluation)
{
    const auto format = document_.format();
    sentence_->setSentence(model::siteSentence(evaluation, format));
    showFigures(evaluation);
    power_->setChart(model::sitePowerChart(evaluation, format), format, document_.inGesture());
    if (!evaluation.site && !document_.isSettled())
        return; // the answer that was asked for when the page came up brings it
    racks_->setChart(model::siteRackChart(evaluation, format));
    limitTable_->show(evaluation, format);
    limits_->setHead(tr("What binds a rack"), limitTable_->summary());
    limits_->refresh();
    regions_->show(evaluation);
    points_->setChart(model::regionChart(evaluation, format), format);
}

void SitePage::refresh()
{
    if (const auto evaluation = document_.evaluation())
        show(*evaluation);
}

void SitePage::say(const QString& message)
{
    message_->setText(message);
    message_->setVisible(!message.isEmpty());
}

void SitePage::setCompact(bool compact)
{
    compact_ = compact;
    sentence_->setCompact(compact);
    for (DialCard* card : figures_)
        card->setCompact(compact);
}

void SitePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    engine::Wants wants;
    wants.site = true;
    document_.want(this, wants);
    refresh();
}

void SitePage::hideEvent(QHideEvent* event)
{
    document_.unwant(this);
    QWidget::hideEvent(event);
}

void SitePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    setCompact(width() < kRoomy.width() || height() < kRoomy.height());
}

void SitePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && isVisible())
        refresh();
    QWidget::changeEvent(event);
}

} // namespace views

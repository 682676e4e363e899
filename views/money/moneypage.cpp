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
#include "views/controls/dialcard.h"
#include "views/controls/whypopover.h"
#include "views/money/mixcard.h"
#include "views/money/moneyknobs.h"
#include "views/money/offerscard.h"
#include "views/panels/answerbar.h"
#include "views/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

namespace views {
namespace {

constexpr QSize kRoomy{1440, 860};
constexpr int kPanelWidth = 272, kCompactPanel = 248;
constexpr int kSentenceLines = 2;
constexpr int kByMonth = 1;

} // namespace

MoneyPage::MoneyPage(model::ProjectDocument& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , panel_(new KnobPanel(document, moneyKnobs()))
    , sentence_(new AnswerBar(kSentenceLines))
    , message_(new QLabel)
    , figureRow_(new QHBoxLayout)
    , cash_(new FlowChartCard)
    , span_(new SegmentBar(2))
    , shares_(new ShareChartCard)
    , map_(new HeatChartCard)
    , fleet_(new CurveChartCard)
    , even_(new CardStack(2))
    , offers_(new OffersCard(document))
    , mix_(new MixCard)
    , ways_(new CardStack(2))
    , why_(new WhyPopover(document, this))
{
    layOut();
    connectAll();
    setCompact(false);
    retranslate();
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
    for (QWidget* card : {static_cast<QWidget*>(cash_), static_cast<QWidget*>(shares_),
                          static_cast<QWidget*>(even_), static_cast<QWidget*>(ways_)})
        card->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored); // the grid alone decides
    return grid;
}

void MoneyPage::layOut()
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

void MoneyPage::connectAll()
{
    const auto why = [this](const QString& dial, const QPoint& at) { why_->explain(dial, at); };
    connect(sentence_, &AnswerBar::whyAsked, this, why);
    connect(shares_, &ShareChartCard::whyAsked, this, why);
    connect(mix_, &MixCard::whyAsked, this, why);
    connect(why_, &WhyPopover::knobAsked, panel_, &KnobPanel::reveal);
    connect(offers_, &OffersCard::refused, this, &MoneyPage::say);
    const auto refreshVisible = [this] {
        if (isVisible())
            refresh();
    };
    connect(span_, &SegmentBar::chosen, this, refreshVisible);
    connect(&document_, &model::ProjectDocument::evaluated, this, refreshVisible);
    connect(&document_, &model::ProjectDocument::gestureEnded, this, refreshVisible);
    connect(&document_, &model::ProjectDocument::projectChanged, this, [this] { say({}); });
}

void MoneyPage::showFigures(const engine::Evaluation& evaluation)
{
    const auto figures = model::moneyFigures(evaluation, document_.format());
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

void MoneyPage::show(const engine::Evaluation& evaluation)
{
    if (!evaluation.money)
        return; // the answer that was asked for when the page came up brings it
    const auto format = document_.format();
    const bool held = document_.inGesture();
    sentence_->setSentence(model::moneySentence(evaluation, format));
    showFigures(evaluation);
    cash_->setChart(model::cashFlowChart(evaluation, span_->current() == kByMonth, format), format);
    shares_->setChart(model::moneyShares(evaluation, format));
    map_->setChart(model::evenMapChart(evaluation, format));
    fleet_->setChart(model::evenFleetChart(evaluation, format), format, held);
    offers_->show(evaluation);
    mix_->show(evaluation, format);
}

void MoneyPage::refresh()
{
    if (const auto evaluation = document_.evaluation())
        show(*evaluation);
}

void MoneyPage::say(const QString& message)
{
    message_->setText(message);
    message_->setVisible(!message.isEmpty());
}

void MoneyPage::setCompact(bool compact)
{
    compact_ = compact;
    panel_->setFixedWidth(compact ? kCompactPanel : kPanelWidth);
    sentence_->setCompact(compact);
    for (DialCard* card : figures_)
        card->setCompact(compact);
}

void MoneyPage::retranslate()
{
    span_->setNames(tr("Periods"), {tr("Years"), tr("Months")});
    even_->setNames(tr("Break-even"), {tr("Use"), tr("Fleet")});
    ways_->setNames(tr("Ways"), {tr("Providers"), tr("Mix")});
}

void MoneyPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    engine::Wants wants;
    wants.money = true;
    document_.want(this, wants);
    refresh();
}

void MoneyPage::hideEvent(QHideEvent* event)
{
    document_.unwant(this);
    QWidget::hideEvent(event);
}

void MoneyPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    setCompact(width() < kRoomy.width() || height() < kRoomy.height());
}

void MoneyPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (isVisible())
            refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace views

#include "views/panels/roompage.h"

#include "model/compare/deltas.h"
#include "views/controls/dialcard.h"
#include "views/controls/whypopover.h"
#include "views/panels/answerbar.h"
#include "views/panels/pagesize.h"
#include "views/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>

namespace views {
RoomPage::RoomPage(model::ProjectDocument& document, KnobPanel* panel, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , pages_(new QStackedWidget(this))
    , panel_(panel)
    , sentence_(new AnswerBar(kSentenceLines))
    , message_(new QLabel)
    , figureRow_(new QHBoxLayout)
    , right_(new QVBoxLayout)
    , why_(new WhyPopover(document, this))
{
    pages_->addWidget(content());
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(message_);
    all->addWidget(pages_, 1);
    connectAll();
}

QWidget* RoomPage::content()
{
    message_->setObjectName(QStringLiteral("warning"));
    message_->setWordWrap(true);
    message_->hide();
    figureRow_->setSpacing(kGrid);
    right_->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 12);
    right_->setSpacing(12);
    right_->addWidget(sentence_);
    right_->addLayout(figureRow_);
    auto* whole = new QWidget;
    auto* all = new QHBoxLayout(whole);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(panel_);
    all->addLayout(right_, 1);
    return whole;
}

void RoomPage::setOffer(QWidget* offer)
{
    pages_->addWidget(offer);
}

void RoomPage::showOffer(bool shown)
{
    pages_->setCurrentIndex(shown ? 1 : 0);
}

bool RoomPage::showsOffer() const
{
    return pages_->currentIndex() == 1;
}

void RoomPage::connectAll()
{
    connect(sentence_, &AnswerBar::whyRequested, why_, &WhyPopover::explain);
    connect(why_, &WhyPopover::inputRequested, panel_, &KnobPanel::reveal);
    connect(&document_, &model::ProjectDocument::evaluated, this, &RoomPage::refreshVisible);
    connect(&document_, &model::ProjectDocument::gestureEnded, this, &RoomPage::refreshVisible);
    connect(&document_, &model::ProjectDocument::projectChanged, this, [this] { announce({}); });
}

void RoomPage::setCards(QLayout* cards, const std::vector<QWidget*>& all)
{
    for (QWidget* card : all)
        card->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    right_->addLayout(cards, 1);
}

void RoomPage::showFigures(const std::vector<model::Headline>& figures)
{
    while (figures_.size() < figures.size()) {
        figures_.push_back(new DialCard);
        figures_.back()->setCompact(compact_);
        connect(figures_.back(), &DialCard::whyRequested, why_, &WhyPopover::explain);
        figureRow_->addWidget(figures_.back(), 1);
    }
    for (std::size_t i = 0; i < figures.size(); ++i) {
        figures_[i]->setFigure(figures[i].dial, figures[i].label, figures[i].value, figures[i].band,
                               figures[i].note);
        figures_[i]->setDelta(model::deltaOf(document_, figures[i].dial));
    }
    for (std::size_t i = 0; i < figures_.size(); ++i) // a fleet has other figures than a run
        figures_[i]->setVisible(i < figures.size());
}

void RoomPage::refresh()
{
    if (const auto evaluation = document_.evaluation())
        show(*evaluation);
}

void RoomPage::refreshVisible()
{
    if (isVisible())
        refresh();
}

void RoomPage::announce(const QString& message)
{
    message_->setText(message);
    message_->setVisible(!message.isEmpty());
}

void RoomPage::setCompact(bool compact)
{
    compact_ = compact;
    const int side = compact ? kCompactSide : 2 * kGrid;
    right_->setContentsMargins(side, 2 * kGrid, side, 12);
    figureRow_->setSpacing(compact ? kGrid / 2 : kGrid);
    sentence_->setCompact(compact);
    for (DialCard* card : figures_)
        card->setCompact(compact);
}

void RoomPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    document_.answers().want(this, wants());
    refresh();
}

void RoomPage::hideEvent(QHideEvent* event)
{
    document_.answers().unwant(this);
    QWidget::hideEvent(event);
}

void RoomPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    setCompact(isCompact(size()));
}

void RoomPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refreshVisible();
    }
    QWidget::changeEvent(event);
}

} // namespace views

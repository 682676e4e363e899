#include "views/controls/cardstack.h"

#include <QAbstractButton>

namespace views {

CardStack::CardStack(int count, QWidget* parent) : QStackedWidget(parent), count_(count) {}

SegmentBar* CardStack::newBar()
{
    auto* bar = new SegmentBar(count_);
    bar->button(static_cast<int>(bars_.size()))->setChecked(true);
    connect(bar, &SegmentBar::chosen, this, &CardStack::turnTo);
    bars_.push_back(bar);
    return bar;
}

// Each card's segment bar keeps showing its own card; the focus moves to the new bar.
void CardStack::turnTo(int card)
{
    const int before = currentIndex();
    setCurrentIndex(card);
    bar(card)->button(card)->setFocus();
    bar(before)->button(before)->setChecked(true);
}

void CardStack::setNames(const QString& what, const QStringList& names)
{
    for (SegmentBar* bar : bars_)
        bar->setNames(what, names);
}

} // namespace views

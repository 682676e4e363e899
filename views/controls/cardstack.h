#pragma once

#include "views/controls/segmentbar.h"

#include <QStackedWidget>

#include <vector>

namespace views {

// Cards that share a place, one shown at a time; each has the switch next to its title.
class CardStack : public QStackedWidget {
    Q_OBJECT
public:
    explicit CardStack(int count, QWidget* parent = nullptr);

    // `count` cards, in the order of their names.
    template <class Card> void add(Card* card)
    {
        card->addAside(newBar());
        addWidget(card);
    }
    void setNames(const QString& what, const QStringList& names);
    SegmentBar* bar(int card) const { return bars_[static_cast<std::size_t>(card)]; }

private:
    SegmentBar* newBar();
    void turnTo(int card);

    int count_;
    std::vector<SegmentBar*> bars_;
};

} // namespace views

#pragma once

#include "views/theme.h"

#include <QTabBar>

#include <algorithm>

namespace views {

// The open tab is bold, and the others must not move for it.
class ScenarioBar : public QTabBar {
public:
    using QTabBar::QTabBar;

protected:
    static constexpr int kWidest = 190, kSpare = 2 * kGrid;

    QSize tabSizeHint(int index) const override
    {
        QSize size = QTabBar::tabSizeHint(index);
        const QFontMetrics bold(uiFont(13, QFont::DemiBold));
        const int icon = tabIcon(index).isNull() ? 0 : iconSize().width() + kGrid;
        size.setWidth(
            std::min(kWidest, bold.horizontalAdvance(tabText(index)) + icon + 2 * kSpare));
        return size;
    }
    QSize minimumTabSizeHint(int index) const override
    {
        return {std::min(tabSizeHint(index).width(), 10 * kGrid), tabSizeHint(index).height()};
    }
    // No wider than its tabs: Qt reserves room for two arrows next to a single one.
    QSize sizeHint() const override
    {
        QSize size(0, QTabBar::sizeHint().height());
        for (int i = 0; i < count(); ++i)
            size.rwidth() += tabSizeHint(i).width();
        return size;
    }
    QSize minimumSizeHint() const override
    {
        return {std::min(sizeHint().width(), QTabBar::minimumSizeHint().width()),
                sizeHint().height()};
    }
};

} // namespace views

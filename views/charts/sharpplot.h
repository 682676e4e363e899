#pragma once

#include <qcustomplot.h>

namespace views {

// A plot that stays sharp where all of its window is shown larger: its pixels are of the screen
// it stands on, so there it is drawn anew in place of them.
class SharpPlot : public QCustomPlot {
protected:
    void paintEvent(QPaintEvent* event) override
    {
        QCPPainter painter(this);
        if (painter.deviceTransform().m11() < 1.01 * devicePixelRatioF()) {
            painter.end();
            return QCustomPlot::paintEvent(event);
        }
        painter.fillRect(rect(), mBackgroundBrush);
        painter.setMode(QCPPainter::pmNoCaching); // labels are kept as pixels
        draw(&painter);
    }
};

} // namespace views

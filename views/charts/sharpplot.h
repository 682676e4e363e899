#pragma once

#include <qcustomplot.h>

namespace views {

// A plot that stays sharp where its pixels are not of the size that is shown: in a window that is
// shown larger as a whole, or on a screen, or at a text size, that it was not made for. There it is
// drawn anew in place of its pixels.
class SharpPlot : public QCustomPlot {
protected:
    void paintEvent(QPaintEvent* event) override
    {
        const double ratio = devicePixelRatioF();
        const bool suits = qFuzzyCompare(bufferDevicePixelRatio(), ratio);
        if (!suits) { // for the next time
            setBufferDevicePixelRatio(ratio);
            replot(rpQueuedReplot);
        }
        QCPPainter painter(this);
        if (suits && painter.deviceTransform().m11() < 1.01 * ratio) {
            painter.end();
            return QCustomPlot::paintEvent(event);
        }
        painter.fillRect(rect(), mBackgroundBrush);
        painter.setMode(QCPPainter::pmNoCaching); // labels are kept as pixels
        draw(&painter);
    }
};

} // namespace views

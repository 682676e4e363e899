#pragma once

#include <qcustomplot.h>

namespace views {

// A plot that stays sharp when its buffer's resolution does not match the screen: in a scaled view,
// or after a change of screen or text size. It then paints directly instead of using its buffer.
class SharpPlot : public QCustomPlot {
protected:
    void paintEvent(QPaintEvent* event) override
    {
        const double ratio = devicePixelRatioF();
        const bool suits = qFuzzyCompare(bufferDevicePixelRatio(), ratio);
        if (!suits) { // for the next paint
            setBufferDevicePixelRatio(ratio);
            replot(rpQueuedReplot);
        }
        QCPPainter painter(this);
        if (suits && painter.deviceTransform().m11() < 1.01 * ratio) {
            painter.end();
            return QCustomPlot::paintEvent(event);
        }
        painter.fillRect(rect(), mBackgroundBrush);
        painter.setMode(QCPPainter::pmNoCaching); // cached labels are bitmaps
        draw(&painter);
    }
};

} // namespace views

#pragma once

#include "model/chart/flowchart.h"
#include "views/theme.h"

#include <QLocale>
#include <QWidget>

namespace views {

// Stacks of several ways side by side in each period, above zero and below it, and over them a
// line for what each way has come to. Drawn into any painter.
class FlowView : public QWidget {
    Q_OBJECT
public:
    explicit FlowView(QWidget* parent = nullptr);

    void setChart(const model::FlowChart& chart, const QLocale& locale);
    void draw(QPainter& painter, const QSize& size, const Theme& theme) const;
    // Bars are counted period by period, each with its ways; −1: none.
    int barAt(const QPoint& at) const;
    QRect boxOf(int bar) const;
    static QColor colourOf(int shade, const Theme& theme);
    QSize minimumSizeHint() const override { return {200, 120}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    // Where things stand at a size.
    struct Frame {
        QRectF area;
        double low = 0, high = 1, step = 1, slot = 1;
        double y(double value) const;
    };
    Frame frameOf(const QSize& size) const;
    QString tick(double value, double step) const;
    double legendHeight(double width) const;
    void drawAxes(QPainter& painter, const Frame& frame, const Theme& theme) const;
    void drawBars(QPainter& painter, const Frame& frame, const Theme& theme) const;
    void drawLines(QPainter& painter, const Frame& frame, const Theme& theme) const;
    void drawLegend(QPainter& painter, const QSize& size, const Theme& theme) const;

    model::FlowChart chart_;
    QLocale locale_;
};

} // namespace views

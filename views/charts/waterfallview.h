#pragma once

#include "model/chart/waterfallchart.h"
#include "views/charts/spanbars.h"

namespace views {

// The bars of a waterfall, top to bottom: names on the left, amounts at the ends of the bars.
class WaterfallView : public SpanBars {
    Q_OBJECT
public:
    explicit WaterfallView(QWidget* parent = nullptr);

    void setChart(const model::WaterfallChart& chart);
    void setCurrent(int bar); // −1: none
    int barAt(const QPoint& at) const;
    QRect boxOf(int bar) const; // its entire line
    QColor colourOf(int bar) const;

    QSize sizeHint() const override { return {420, 220}; }
    QSize minimumSizeHint() const override { return {220, 120}; }

protected:
    void place() override;
    void paintUnder(QPainter& painter) override;
    void paintOver(QPainter& painter) override;
    QColor shadeOf(int kind) const override;

private:
    struct Boxes {
        double line = 0;             // height of a bar's line
        double width = 0;            // total
        double left = 0, length = 0; // of the axis
        double low = 0, span = 1;    // range of the axis
        QRectF lineOf(int bar) const { return {0, bar * line, width, line}; }
        double x(double value) const { return left + (value - low) / span * length; }
    };
    Boxes boxes() const;
    void drawNames(QPainter& painter, const Boxes& boxes, int bar) const;

    model::WaterfallChart chart_;
    int current_ = -1;
};

} // namespace views

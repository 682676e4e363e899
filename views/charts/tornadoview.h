#pragma once

#include "model/chart/tornadochart.h"
#include "views/charts/spanbars.h"

namespace views {

// A bar per input on both sides of the result, the largest on top; as many as fit, and a line that
// summarizes the rest.
class TornadoView : public SpanBars {
    Q_OBJECT
public:
    explicit TornadoView(QWidget* parent = nullptr);

    void setChart(const model::TornadoChart& chart);
    void setCurrent(int bar); // −1: none
    int shown() const { return boxes().shown; }
    int barAt(const QPoint& at) const;
    QRect boxOf(int bar) const; // its entire line

    QSize sizeHint() const override { return {420, 260}; }
    QSize minimumSizeHint() const override { return {300, 110}; }

protected:
    void place() override;
    void paintUnder(QPainter& painter) override;
    void paintOver(QPainter& painter) override;
    QColor shadeOf(int end) const override;

private:
    struct Boxes {
        int shown = 0;
        double line = 0;             // height of a bar's line
        double width = 0;            // total
        double left = 0, length = 0; // of the axis
        double share = 0;            // right end of the shares
        bool ranges = false;         // whether the input ranges fit
        QRectF lineOf(int bar) const;
        double x(double place) const { return left + place * length; }
    };
    Boxes boxes() const;
    Line piecesOf(const model::TornadoChart::Bar& bar) const;
    void drawHead(QPainter& painter, const Boxes& boxes) const;
    void drawNames(QPainter& painter, const Boxes& boxes, int bar) const;
    void drawEnds(QPainter& painter, const Boxes& boxes, int bar) const;

    model::TornadoChart chart_;
    int current_ = -1;
};

} // namespace views

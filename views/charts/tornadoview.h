#pragma once

#include "model/chart/tornadochart.h"
#include "views/theme.h"

#include <QWidget>

namespace views {

// A bar for each input on both sides of the answer, the largest on top; as many as there is room
// for, and a line that says what is left.
class TornadoView : public QWidget {
    Q_OBJECT
public:
    explicit TornadoView(QWidget* parent = nullptr) : QWidget(parent)
    {
        setAttribute(Qt::WA_OpaquePaintEvent);
    }

    void setChart(const model::TornadoChart& chart);
    void setCurrent(int bar); // −1: none
    int shown() const { return boxes(size()).shown; }
    int barAt(const QPoint& at) const;
    QRect boxOf(int bar) const; // its whole line
    void draw(QPainter& painter, const QSize& size, const Theme& theme) const;

    QSize sizeHint() const override { return {420, 260}; }
    QSize minimumSizeHint() const override { return {300, 110}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Boxes {
        int shown = 0;
        double line = 0;             // height of a bar's line
        double width = 0;            // of all
        double left = 0, length = 0; // of the axis
        double share = 0;            // where the shares end
        bool ranges = false;         // whether there is room for the inputs' own
        QRectF lineOf(int bar) const;
        double x(double place) const { return left + place * length; }
    };
    Boxes boxes(const QSize& size) const;
    void drawHead(QPainter& painter, const Boxes& boxes, const Theme& theme) const;
    void drawBar(QPainter& painter, const Boxes& boxes, int bar, const Theme& theme) const;
    void drawEnds(QPainter& painter, const Boxes& boxes, int bar, const Theme& theme) const;

    model::TornadoChart chart_;
    int current_ = -1;
};

} // namespace views

#pragma once

#include "model/training/playedchart.h"
#include "views/theme.h"

#include <QWidget>

namespace views {

// Stages down, time across, as much of it as is looked at.
class PlayedView : public QWidget {
    Q_OBJECT
public:
    explicit PlayedView(QWidget* parent = nullptr);

    void setChart(const model::PlayedChart& chart);
    void draw(QPainter& painter, const QSize& size, const Theme& theme) const;
    int barAt(const QPoint& at) const; // −1: none
    QRect boxOf(int bar) const;
    static QColor colourOf(const engine::play::Bar& bar, const Theme& theme);

    // The part of the step that is shown, in seconds.
    double from() const { return from_; }
    double to() const { return to_; }
    bool isWhole() const { return from_ <= 0 && to_ >= chart_.total; }
    void look(double from, double to);
    // Closer by that factor, around a place across the widget.
    void zoom(double factor, double x);
    void shift(double pixels);
    void reveal(int bar);
    QRectF plot() const { return plotIn(size()); }

    QSize sizeHint() const override { return {480, 180}; }
    QSize minimumSizeHint() const override { return {240, 80}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRectF plotIn(const QSize& size) const;
    double pixelOf(double seconds, const QRectF& plot) const;
    void drawRow(QPainter& painter, int row, const QRectF& plot, const Theme& theme) const;
    void drawAxis(QPainter& painter, const QRectF& plot, const Theme& theme) const;
    void drawLegend(QPainter& painter, const QSize& size, const Theme& theme) const;

    model::PlayedChart chart_;
    double from_ = 0, to_ = 1;
};

} // namespace views

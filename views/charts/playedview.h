#pragma once

#include "model/training/playedchart.h"
#include "views/charts/pieceplot.h"

namespace views {

class TimeBars;

// Stages down, time across, as much of it as is looked at.
class PlayedView : public PiecePlot {
    Q_OBJECT
public:
    explicit PlayedView(QWidget* parent = nullptr);

    void setChart(const model::PlayedChart& chart);
    int barAt(const QPoint& at) const; // −1: none
    QRect boxOf(int bar) const;

    // The part of the step that is shown, in seconds.
    double from() const { return from_; }
    double to() const { return to_; }
    bool isWhole() const { return from_ <= 0 && to_ >= chart_.total; }
    void look(double from, double to);
    // Closer by that factor, around a place across the widget.
    void zoom(double factor, double x);
    void shift(double pixels);
    void reveal(int bar);

    QSize sizeHint() const override { return {480, 180}; }
    QSize minimumSizeHint() const override { return {240, 80}; }

protected:
    void dress() override;
    void place() override;

private:
    model::PlayedChart chart_;
    TimeBars* bars_;
    double from_ = 0, to_ = 1;
};

} // namespace views

#pragma once

#include "model/training/playedchart.h"
#include "views/charts/pieceplot.h"

namespace views {

class TimeBars;

// Timeline of the pipeline stages: stages down, the visible time range across.
class PlayedView : public PiecePlot {
    Q_OBJECT
public:
    explicit PlayedView(QWidget* parent = nullptr);

    void setChart(const model::PlayedChart& chart);
    int barAt(const QPoint& at) const; // −1: none
    QRect boxOf(int bar) const;

    // The visible part of the step, in seconds.
    double from() const { return from_; }
    double to() const { return to_; }
    bool isWhole() const { return from_ <= 0 && to_ >= chart_.total; }
    void look(double from, double to);
    // Zooms in by a factor around an x position of the widget.
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

#pragma once

#include "views/charts/curvelook.h"

#include <QPointF>
#include <QRectF>

class QCPAxis;
class QCustomPlot;

namespace views {

// Which part of its axes a plot shows: nearer, farther, moved, all of it. It works in pixels, so
// logarithmic axes are as good as others, and never leaves the whole.
class PlotLens {
public:
    explicit PlotLens(QCustomPlot& plot) : plot_(plot) {}

    void setWhole(const Span& x, const Span& y) { wholeX_ = x, wholeY_ = y; }
    void zoom(double factor, const QPointF& around);
    void zoomTo(const QRectF& box);
    void pan(const QPointF& by);
    // Moves sideways just so far that the place is shown.
    void reveal(double x);
    void reset() { view_ = {}; }
    const PlotView& view() const { return view_; }

private:
    static std::optional<Span> between(const QCPAxis& axis, double low, double high,
                                       const Span& whole);
    static double held(const QCPAxis& axis, double by, const Span& whole);

    QCustomPlot& plot_;
    PlotView view_;
    Span wholeX_, wholeY_;
};

} // namespace views

#pragma once

#include "views/charts/curvelook.h"

#include <QPointF>
#include <QRectF>

class QCPAxis;
class QCustomPlot;

namespace views {

// The visible range of a plot: zoom, pan and reset. It works in pixels, so that logarithmic axes
// work like linear ones, and never goes beyond the full range.
class PlotLens {
public:
    explicit PlotLens(QCustomPlot& plot) : plot_(plot) {}

    void setWhole(const Span& x, const Span& y) { wholeX_ = x, wholeY_ = y; }
    void zoom(double factor, const QPointF& around);
    void zoomTo(const QRectF& box);
    void pan(const QPointF& by);
    // Pans horizontally just enough to show x.
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

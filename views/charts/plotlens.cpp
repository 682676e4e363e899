#include "views/charts/plotlens.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

namespace views {
namespace {

constexpr double kNearest = 1e4; // largest zoom factor

// Pixel positions of the low and the high end of an axis.
std::pair<double, double> ends(const QCPAxis& axis)
{
    return {axis.coordToPixel(axis.range().lower), axis.coordToPixel(axis.range().upper)};
}

} // namespace

// The range between two pixels; nothing if that is everything.
std::optional<Span> PlotLens::between(const QCPAxis& axis, double low, double high,
                                      const Span& whole)
{
    const double from = axis.coordToPixel(whole.low), to = axis.coordToPixel(whole.high);
    const double all = std::abs(to - from), part = std::abs(high - low);
    if (all > kNearest * part)
        return Span{axis.range().lower, axis.range().upper};
    if (part >= all * (1 - 1e-9))
        return std::nullopt;
    return Span{std::max(axis.pixelToCoord(low), whole.low),
                std::min(axis.pixelToCoord(high), whole.high)};
}

void PlotLens::zoom(double factor, const QPointF& around)
{
    const auto scaled = [factor](const QCPAxis& axis, double at, const Span& whole) {
        const auto [low, high] = ends(axis);
        return between(axis, at + (low - at) * factor, at + (high - at) * factor, whole);
    };
    view_ = {scaled(*plot_.xAxis, around.x(), wholeX_), scaled(*plot_.yAxis, around.y(), wholeY_)};
}

void PlotLens::zoomTo(const QRectF& box)
{
    const QRectF inside = box.intersected(QRectF(plot_.axisRect()->rect()));
    if (inside.isEmpty())
        return;
    view_ = {between(*plot_.xAxis, inside.left(), inside.right(), wholeX_),
             between(*plot_.yAxis, inside.bottom(), inside.top(), wholeY_)};
}

// How far the axis can pan before it would go beyond the data.
double PlotLens::held(const QCPAxis& axis, double by, const Span& whole)
{
    const auto [low, high] = ends(axis);
    const double toLow = axis.coordToPixel(whole.low) - low;
    const double toHigh = axis.coordToPixel(whole.high) - high;
    return std::clamp(by, std::min({toLow, toHigh, 0.0}), std::max({toLow, toHigh, 0.0}));
}

void PlotLens::pan(const QPointF& by)
{
    const auto moved = [](const QCPAxis& axis, double pixels, const Span& whole) {
        const auto [low, high] = ends(axis);
        const double to = held(axis, -pixels, whole);
        return between(axis, low + to, high + to, whole);
    };
    if (view_.x)
        view_.x = moved(*plot_.xAxis, by.x(), wholeX_);
    if (view_.y)
        view_.y = moved(*plot_.yAxis, by.y(), wholeY_);
}

void PlotLens::reveal(double x)
{
    const auto [low, high] = ends(*plot_.xAxis);
    const double at = plot_.xAxis->coordToPixel(x);
    if (view_.x && (at < low || at > high))
        pan({at < low ? low - at : high - at, 0});
}

} // namespace views

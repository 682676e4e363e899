#pragma once

#include "model/chart/pointchart.h"
#include "views/charts/curvelook.h"
#include "views/theme.h"

#include <QPainter>
#include <QRectF>

class QCustomPlot;

namespace views {

// Charts drawn as vectors into any painter: the report, a picture for a slide. `pixels` is how
// large the chart is laid out before it is scaled into the target.
void drawCurves(QPainter& painter, const QRectF& target, const model::CurveChart& chart,
                const model::NumberFormat& format, const Theme& theme, QSize pixels = {},
                const CurveLook& look = {});
void drawPoints(QPainter& painter, const QRectF& target, const model::PointChart& chart,
                const model::NumberFormat& format, const Theme& theme, QSize pixels = {},
                const PlotView& view = {});
void drawStack(QPainter& painter, const QRectF& target, const model::StackChart& chart,
               const model::NumberFormat& format, const Theme& theme, QSize pixels = {});
// Any plot that is laid out.
void drawPlot(QPainter& painter, const QRectF& target, QCustomPlot& plot, QSize pixels);

} // namespace views

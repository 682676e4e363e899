#pragma once

#include "model/chart/pointchart.h"
#include "views/charts/curvelook.h"
#include "views/theme.h"

#include <QPainter>
#include <QRectF>

class QCustomPlot;

namespace views {

// Draws charts as vectors into any painter, for the report or a picture. `pixels` is the layout
// size of the chart before it is scaled to the target.
void drawCurves(QPainter& painter, const QRectF& target, const model::CurveChart& chart,
                const model::NumberFormat& format, const Theme& theme, QSize pixels = {},
                const CurveLook& look = {});
void drawPoints(QPainter& painter, const QRectF& target, const model::PointChart& chart,
                const model::NumberFormat& format, const Theme& theme, QSize pixels = {},
                const PlotView& view = {});
void drawStack(QPainter& painter, const QRectF& target, const model::StackChart& chart,
               const model::NumberFormat& format, const Theme& theme, QSize pixels = {});
// Any plot that has been laid out.
void drawPlot(QPainter& painter, const QRectF& target, QCustomPlot& plot, QSize pixels);

} // namespace views

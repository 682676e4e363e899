#include "views/charts/vector.h"

#include "views/charts/axes.h"
#include "views/charts/curveplot.h"
#include "views/charts/pointplot.h"
#include "views/charts/stackplot.h"

#include <QChart>
#include <QChartView>
#include <QPicture>
#include <qcustomplot.h>

namespace views {
// Via a QPicture: fonts in pixels would vanish at a printer's resolution.
void drawPlot(QPainter& painter, const QRectF& target, QCustomPlot& plot, QSize pixels)
{
    QPicture picture;
    QCPPainter recorder;
    recorder.begin(&picture);
    recorder.setMode(QCPPainter::pmVectorized);
    recorder.setMode(QCPPainter::pmNoCaching);
    plot.toPainter(&recorder, pixels.width(), pixels.height());
    recorder.end();
    painter.save();
    painter.translate(target.topLeft());
    // Undoes the scaling by device over screen resolution when a picture is replayed.
    const double dots = painter.device()->logicalDpiX() / double(plot.logicalDpiX());
    painter.scale(target.width() / pixels.width() / dots, target.height() / pixels.height() / dots);
    painter.drawPicture(0, 0, picture);
    painter.restore();
}

void drawCurves(QPainter& painter, const QRectF& target, const model::CurveChart& chart,
                const model::NumberFormat& format, const Theme& theme, QSize pixels,
                const CurveLook& look)
{
    if (pixels.isEmpty())
        pixels = target.size().toSize();
    QCustomPlot plot;
    plot.setLocale(format.locale());
    plot.setGeometry(QRect(QPoint(), pixels));
    plot.setViewport(plot.rect());
    CurvePlot curves(plot);
    curves.setTheme(theme);
    curves.setLook(look);
    curves.setChart(chart, false);
    plot.replot(); // updates the axis layout for the placement of labels
    curves.place();
    drawPlot(painter, target, plot, pixels);
}

void drawPoints(QPainter& painter, const QRectF& target, const model::PointChart& chart,
                const model::NumberFormat& format, const Theme& theme, QSize pixels,
                const PlotView& view)
{
    if (pixels.isEmpty())
        pixels = target.size().toSize();
    QCustomPlot plot;
    plot.setLocale(format.locale());
    plot.setGeometry(QRect(QPoint(), pixels));
    plot.setViewport(plot.rect());
    PointPlot points(plot);
    points.setTheme(theme);
    points.setView(view);
    points.setChart(chart);
    plot.yAxis->setLabel(chart.y.label);
    plot.replot(); // updates the axis layout for the placement of names
    if (fitLabel(*plot.yAxis, chart.y.label))
        plot.replot();
    points.place();
    drawPlot(painter, target, plot, pixels);
}

void drawStack(QPainter& painter, const QRectF& target, const model::StackChart& chart,
               const model::NumberFormat& format, const Theme& theme, QSize pixels)
{
    if (pixels.isEmpty())
        pixels = target.size().toSize();
    StackView view;
    view.resize(pixels);
    view.setTheme(theme);
    view.setChart(chart, format.locale(), false);
    view.grab(); // lays the scene out
    view.render(&painter, target, view.rect());
}

} // namespace views

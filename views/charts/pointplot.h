#pragma once

#include "model/chart/pointchart.h"
#include "views/charts/curvelook.h"
#include "views/theme.h"

#include <QLineF>
#include <QRectF>

#include <vector>

class QCPAxis;
class QCPItemLine;
class QCPItemText;
class QCustomPlot;

namespace views {

// Points and boundary lines over two logarithmic axes on a QCustomPlot. Names are placed near their
// points and never overlap each other, points or lines; a leader line connects a name farther away.
class PointPlot {
public:
    explicit PointPlot(QCustomPlot& plot);

    void setTheme(const Theme& theme);
    void setChart(const model::PointChart& chart);
    // The visible range of the axes; takes effect when drawn next.
    void setView(const PlotView& view) { view_ = view; }
    Span wholeX() const { return {chart_.x.low, chart_.x.high}; }
    Span wholeY() const { return {chart_.y.low, chart_.y.high}; }
    // Before drawing at another size: names are placed in pixels.
    void place();
    // The point nearest to that pixel; −1 if none is near.
    struct Hit {
        int series = -1, point = -1;
    };
    Hit hitAt(const QPointF& pixel) const;
    // Its name; empty if none is near.
    QString nameAt(const QPointF& pixel) const;

private:
    struct Taken { // what names must avoid, inside of the plot
        QRectF inside;
        std::vector<QRectF> names, points;
        std::vector<QLineF> hairs, lines;
    };
    void setAxis(QCPAxis* axis, const model::PointChart::Axis& from,
                 const std::optional<Span>& part);
    void addLine(const model::PointChart::Line& line);
    void addSeries(const model::PointChart::Series& series);
    QCPItemText* addText(const QString& text, const QColor& colour);
    QPointF pixelOf(double x, double y) const;
    QPointF startInside(const model::PointChart::Line& line) const;
    void placeLegend(Taken& taken);
    void placeLineNames(Taken& taken);
    struct Named {
        QPointF at;
        bool own;
    };
    bool placeName(std::size_t name, const QPointF& point, Taken& taken);
    std::size_t placeNames(const std::vector<std::size_t>& order, const std::vector<Named>& points,
                           Taken taken); // returns how many fit
    Taken linesTaken() const;
    bool isFree(const QRectF& box, const QLineF& hair, const Taken& taken) const;
    QColor colourOf(const model::PointChart::Series& series) const;

    QCustomPlot& plot_;
    const Theme* theme_;
    model::PointChart chart_;
    PlotView view_;
    std::vector<QCPItemText*> lineNames_, pointNames_;
    std::vector<QCPItemLine*> hairs_; // one per point name
};

} // namespace views

#pragma once

#include "model/chart/chartdata.h"
#include "views/theme.h"

#include <QPointF>
#include <QRectF>

#include <vector>

class QCPItemLine;
class QCPItemRect;
class QCPItemText;
class QCPItemTracer;
class QCustomPlot;

namespace views {

// Markers on a plot of curves: labeled points, the first one filled, and shaded zones.
class CurveMarks {
public:
    explicit CurveMarks(QCustomPlot& plot) : plot_(plot) {}

    void set(const model::CurveChart& chart, const Theme& theme);
    // Names are placed in pixels and never overlap.
    void place(const model::CurveChart& chart);

private:
    struct Mark {
        QCPItemTracer* dot;
        QCPItemLine* drop;
        QCPItemLine* leader; // to a name farther away
        QCPItemText* text;
    };
    struct Zone {
        QCPItemRect* area;
        QCPItemText* text;
    };
    Mark& mark(std::size_t i);
    Zone& zone(std::size_t i);
    QCPItemText* text();
    void placeZones(const model::CurveChart& chart);
    void placeLegend(const std::vector<model::CurveChart::Marker>& marks);
    QRectF placeFor(const QPointF& at, const QSizeF& size) const;
    int crossings(const QRectF& box) const;
    QPointF pixelOf(double x, double y) const;

    QCustomPlot& plot_;
    std::vector<Mark> marks_;
    std::vector<Zone> zones_;
    std::vector<QRectF> taken_;
    std::vector<std::vector<QPointF>> lines_; // the curves, and the drop lines of the points
};

} // namespace views

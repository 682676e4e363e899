#pragma once

#include "model/chartdata.h"
#include "views/theme.h"

#include <QRectF>

#include <vector>

class QCPItemLine;
class QCPItemRect;
class QCPItemText;
class QCPItemTracer;
class QCustomPlot;

namespace views {

// Places on a plot of curves: points with their names, the first of them filled, and shaded zones.
class CurveMarks {
public:
    explicit CurveMarks(QCustomPlot& plot) : plot_(plot) {}

    void set(const model::CurveChart& chart, const Theme& theme);
    // Names are placed in pixels, and never on each other.
    void place(const model::CurveChart& chart);

private:
    struct Mark {
        QCPItemTracer* dot;
        QCPItemLine* drop;
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
    static bool belowIsFree(const model::CurveChart& chart);

    QCustomPlot& plot_;
    std::vector<Mark> marks_;
    std::vector<Zone> zones_;
    std::vector<QRectF> taken_;
};

} // namespace views

#pragma once

#include "model/chart/chartdata.h"
#include "views/charts/curvelook.h"
#include "views/charts/curvemarks.h"
#include "views/theme.h"

#include <QRect>

class QCustomPlot;
class QCPAxis;
class QCPGraph;
class QCPItemText;

namespace views {

// Curves, a band, an ideal line and a marker on a QCustomPlot. It replaces data and keeps graphs;
// labels stand at the ends of their curves and never on each other.
class CurvePlot {
public:
    explicit CurvePlot(QCustomPlot& plot);

    void setTheme(const Theme& theme);
    // While the hand holds a slider, ranges only grow; they shrink when it lets go.
    void setChart(const model::CurveChart& chart, bool held);
    void setLook(const CurveLook& look);
    // All there is along an axis, whatever part of it is looked at.
    const Span& wholeX() const { return wholeX_; }
    const Span& wholeY() const { return wholeY_; }
    // Before drawing at another size: labels are placed in pixels.
    void place();
    // What a dot near there is, empty where none is.
    QString dotAt(const QPointF& pixel) const;
    // The curve whose name stands there, or the kind of dots; empty where none does.
    QString nameAt(const QPointF& pixel) const;
    QColor colourOf(const model::ChartCurve& curve) const;

private:
    void ensureGraphs(std::size_t curves);
    void setAxes(const model::CurveChart& chart, bool held);
    void setCurve(std::size_t index, const model::ChartCurve& curve);
    void setDots(const model::CurveChart& chart);
    void setAxis(QCPAxis* axis, bool logarithmic, const std::optional<Span>& part,
                 const Span& whole);
    double heightOfLabel(const model::ChartCurve& curve) const;
    void weigh();

    QCustomPlot& plot_;
    const Theme* theme_;
    CurveMarks marks_;
    model::CurveChart chart_;
    std::vector<QCPItemText*> labels_;
    std::vector<QCPGraph*> graphs_; // three of each curve
    std::vector<QCPGraph*> dots_;
    double xLow_ = 0, xHigh_ = 0, yHigh_ = 0;
    double weight_ = 1; // of lines
    CurveLook look_;
    Span wholeX_, wholeY_;
};

} // namespace views

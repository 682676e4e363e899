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

// Curves, a band, an ideal line and a marker on a QCustomPlot. Replaces data but reuses graphs;
// labels are placed at the ends of their curves and never overlap.
class CurvePlot {
public:
    explicit CurvePlot(QCustomPlot& plot);

    void setTheme(const Theme& theme);
    // During a slider drag, ranges only grow; they shrink when it ends.
    void setChart(const model::CurveChart& chart, bool held);
    void setLook(const CurveLook& look);
    // The full range of an axis, whatever part is visible.
    const Span& wholeX() const { return wholeX_; }
    const Span& wholeY() const { return wholeY_; }
    // Before drawing at another size: labels are placed in pixels.
    void place();
    // The label of a dot near that position; empty if there is none.
    QString dotAt(const QPointF& pixel) const;
    // The curve or kind of dots whose name is at that position; empty if none.
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
    std::vector<QCPGraph*> graphs_; // three per curve
    std::vector<QCPGraph*> dots_;
    double xLow_ = 0, xHigh_ = 0, yHigh_ = 0;
    double weight_ = 1; // of lines
    CurveLook look_;
    Span wholeX_, wholeY_;
};

} // namespace views

#include "views/charts/curveplot.h"

#include "model/chart/chartreading.h"
#include "views/charts/axes.h"
#include "views/charts/wordedticker.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

namespace views {
namespace {

constexpr double kNear = 10;                // pixels from the cursor to a dot
constexpr int kDot = 7;                     // diameter
constexpr int kTop = 6, kTopWithNames = 18; // above the axes
constexpr QPointF kNameReach{4, 2};         // margin around a name for hit testing
constexpr int kLarge = 500, kHuge = 900;    // plot heights from which lines are thicker

WordedTicker* ticker(QCPAxis* axis)
{
    return static_cast<WordedTicker*>(axis->ticker().data());
}

bool named(const model::CurveChart& chart)
{
    return std::ranges::any_of(chart.zones, [](const auto& zone) {
        return zone.kind == model::CurveChart::Zone::Kind::Size;
    });
}

// A dot at the end of an axis is not clipped in half.
class WholeDots : public QCPGraph {
public:
    using QCPGraph::QCPGraph;

protected:
    QRect clipRect() const override
    {
        return QCPGraph::clipRect().adjusted(-kDot, -kDot, kDot, kDot);
    }
};

} // namespace

CurvePlot::CurvePlot(QCustomPlot& plot) : plot_(plot), theme_(&Theme::day()), marks_(plot)
{
    plot_.setNoAntialiasingOnDrag(false);
    plot_.setPlottingHint(QCP::phFastPolylines);
    plot_.setPlottingHint(QCP::phCacheLabels);
    plot_.xAxis->setTicker(QSharedPointer<WordedTicker>::create());
    plot_.yAxis->setTicker(QSharedPointer<WordedTicker>::create());
    plot_.axisRect()->setupFullAxesBox(false);
    plot_.xAxis2->setVisible(false);
    plot_.yAxis2->setVisible(false);
    ticker(plot_.xAxis)->along = plot_.xAxis;
    plot_.yAxis->ticker()->setTickCount(5);
    plot_.xAxis->ticker()->setTickCount(8);
    plot_.axisRect()->setAutoMargins(QCP::msLeft | QCP::msBottom | QCP::msTop);
    plot_.setAutoAddPlottableToLegend(false);
    dressLegend(plot_);
    setTheme(*theme_);
}

void CurvePlot::setTheme(const Theme& theme)
{
    theme_ = &theme;
    dressAxes(plot_, theme);
    paintLegend(plot_, theme);
    if (!chart_.curves.empty())
        setChart(chart_, true);
}

QColor CurvePlot::colourOf(const model::ChartCurve& curve) const
{
    using Role = model::ChartCurve::Role;
    switch (curve.role) {
    case Role::Own:
    case Role::Bought: return theme_->series[5];
    case Role::Rented: return theme_->series[3];
    case Role::Ideal:
    case Role::Pinned: return theme_->muted;
    case Role::Faint: return theme_->series[4];
    case Role::Other: break;
    }
    return theme_->series[static_cast<std::size_t>(curve.shade) % 4];
}

// Three graphs for each curve: lower and upper edge of its band, and the curve itself.
void CurvePlot::ensureGraphs(std::size_t curves)
{
    while (labels_.size() < curves) {
        for (int k = 0; k < 3; ++k)
            graphs_.push_back(plot_.addGraph());
        auto* label = new QCPItemText(&plot_);
        label->position->setType(QCPItemPosition::ptAbsolute);
        label->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        label->setClipToAxisRect(false);
        labels_.push_back(label);
    }
    for (std::size_t i = curves; i < labels_.size(); ++i) {
        labels_[i]->setVisible(false);
        for (int k = 0; k < 3; ++k)
            graphs_[3 * i + static_cast<std::size_t>(k)]->data()->clear();
    }
}

void CurvePlot::setCurve(std::size_t index, const model::ChartCurve& curve)
{
    QCPGraph *low = graphs_[3 * index], *high = graphs_[3 * index + 1],
             *line = graphs_[3 * index + 2];
    const QColor colour = colourOf(curve);
    QColor soft = colour;
    soft.setAlphaF(theme_->dark ? 0.22F : 0.16F);
    low->setData(curve.low.isEmpty() ? QVector<double>() : curve.x, curve.low, true);
    high->setData(curve.high.isEmpty() ? QVector<double>() : curve.x, curve.high, true);
    low->setPen(Qt::NoPen);
    high->setPen(Qt::NoPen);
    high->setChannelFillGraph(curve.low.isEmpty() ? nullptr : low);
    high->setBrush(curve.low.isEmpty() ? Qt::NoBrush : QBrush(soft));
    line->setData(curve.x, curve.y, true);
    line->setLineStyle(curve.steps ? QCPGraph::lsStepLeft : QCPGraph::lsLine);
    using Role = model::ChartCurve::Role;
    const bool strong =
        curve.role == Role::Own || curve.role == Role::Rented || curve.role == Role::Bought;
    const bool dashed = curve.role == Role::Ideal || curve.role == Role::Pinned;
    line->setPen(QPen(colour, weight_ * (strong ? 2 : 1), dashed ? Qt::DashLine : Qt::SolidLine));
    const bool hidden = look_.hidden.contains(curve.label);
    for (QCPGraph* graph : {low, high, line})
        graph->setVisible(!hidden);
    QCPItemText* label = labels_[index];
    label->setVisible(true);
    label->setText(curve.label);
    label->setColor(hidden                                         ? theme_->faint
                    : colour.lightnessF() > 0.55F && !theme_->dark ? colour.darker(135)
                                                                   : colour);
    QFont font = uiFont(11, strong ? QFont::DemiBold : QFont::Normal);
    font.setStrikeOut(hidden); // the name stays, so that a click can show the curve again
    label->setFont(font);
}

void CurvePlot::setAxis(QCPAxis* axis, bool logarithmic, const std::optional<Span>& part,
                        const Span& whole)
{
    axis->setScaleType(logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    ticker(axis)->decades = logarithmic;
    if (part)
        ticker(axis)->step = 0;
    const Span shown = part.value_or(whole);
    axis->setRange(shown.low, shown.high);
}

void CurvePlot::setAxes(const model::CurveChart& chart, bool held)
{
    xLow_ = held ? std::min(xLow_, chart.xLow) : chart.xLow;
    xHigh_ = held ? std::max(xHigh_, chart.xHigh) : chart.xHigh;
    yHigh_ = held ? std::max(yHigh_, chart.yHigh) : chart.yHigh;
    ticker(plot_.xAxis)->prefix = chart.xPrefix;
    ticker(plot_.xAxis)->suffix = chart.xSuffix;
    ticker(plot_.yAxis)->prefix = chart.yPrefix;
    ticker(plot_.yAxis)->suffix = chart.ySuffix;
    ticker(plot_.xAxis)->counted = chart.xSuffix.isEmpty() ? chart.xLabel : QString();
    ticker(plot_.xAxis)->wholes = chart.xWhole;
    ticker(plot_.yAxis)->wholes = chart.yWhole;
    ticker(plot_.xAxis)->step = chart.xStep * (xHigh_ > chart.xHigh ? xHigh_ / chart.xHigh : 1);
    const bool xLog = look_.xLog.value_or(chart.xLog), yLog = look_.yLog.value_or(chart.yLog);
    wholeX_ = {xLog ? model::leastAbove(chart, false) : xLow_, xHigh_};
    wholeY_ = {yLog ? model::leastAbove(chart, true) : 0, yHigh_ * 1.04};
    setAxis(plot_.xAxis, xLog, look_.view.x, wholeX_);
    setAxis(plot_.yAxis, yLog, look_.view.y, wholeY_);
}

void CurvePlot::setLook(const CurveLook& look)
{
    look_ = look;
    if (!chart_.curves.empty())
        setChart(model::CurveChart(chart_), false);
}

void CurvePlot::setChart(const model::CurveChart& chart, bool held)
{
    chart_ = chart;
    ensureGraphs(chart.curves.size());
    setDots(chart);
    setAxes(chart, held);
    for (std::size_t i = 0; i < chart.curves.size(); ++i)
        setCurve(i, chart.curves[i]);
    marks_.set(chart, *theme_);
    int widest = 0;
    for (const model::ChartCurve& curve : chart.curves)
        widest = std::max(widest,
                          QFontMetrics(uiFont(11, QFont::DemiBold)).horizontalAdvance(curve.label));
    plot_.axisRect()->setMinimumMargins(QMargins(0, named(chart) ? kTopWithNames : kTop, 0, 0));
    plot_.axisRect()->setMargins(QMargins(plot_.axisRect()->margins().left(),
                                          plot_.axisRect()->margins().top(), widest + 12,
                                          plot_.axisRect()->margins().bottom()));
    place();
}

// Distinct from the curves: circles for measurements, hollow diamonds for vendor claims.
void CurvePlot::setDots(const model::CurveChart& chart)
{
    while (dots_.size() < chart.dots.size()) {
        dots_.push_back(new WholeDots(plot_.xAxis, plot_.yAxis));
        dots_.back()->setLineStyle(QCPGraph::lsNone);
        dots_.back()->addToLegend();
    }
    for (std::size_t i = 0; i < dots_.size(); ++i) {
        const auto dots = i < chart.dots.size() ? chart.dots[i] : model::CurveChart::Dots{};
        const auto shape = dots.claimed ? QCPScatterStyle::ssDiamond : QCPScatterStyle::ssCircle;
        const QBrush fill = dots.claimed ? QBrush(Qt::NoBrush) : QBrush(theme_->muted);
        dots_[i]->setScatterStyle(QCPScatterStyle(shape, QPen(theme_->muted), fill, kDot));
        dots_[i]->setName(dots.label);
        dots_[i]->setData(dots.x, dots.y);
        const bool hidden = look_.hidden.contains(dots.label);
        dots_[i]->setVisible(!hidden);
        if (auto* item = plot_.legend->itemWithPlottable(dots_[i]))
            item->setTextColor(hidden ? theme_->faint : theme_->muted);
    }
    plot_.legend->setVisible(!chart.dots.empty());
}

QString CurvePlot::dotAt(const QPointF& pixel) const
{
    QString name;
    double nearest = kNear;
    for (const auto& dots : chart_.dots)
        for (qsizetype i = 0; i < dots.x.size(); ++i) {
            const QPointF at(plot_.xAxis->coordToPixel(dots.x[i]),
                             plot_.yAxis->coordToPixel(dots.y[i]));
            const double distance = QLineF(at, pixel).length();
            if (distance < nearest)
                nearest = distance, name = dots.label + QStringLiteral(": ") + dots.names.value(i);
        }
    return name;
}

QString CurvePlot::nameAt(const QPointF& pixel) const
{
    for (std::size_t i = 0; i < chart_.curves.size(); ++i) {
        const QRectF box(labels_[i]->topLeft->pixelPosition(),
                         labels_[i]->bottomRight->pixelPosition());
        if (box.adjusted(-kNameReach.x(), -kNameReach.y(), kNameReach.x(), kNameReach.y())
                .contains(pixel))
            return chart_.curves[i].label;
    }
    for (std::size_t i = 0; i < chart_.dots.size(); ++i)
        if (const auto* item = plot_.legend->itemWithPlottable(dots_[i]))
            if (plot_.legend->visible() && QRectF(item->outerRect()).contains(pixel))
                return chart_.dots[i].label;
    return {};
}

// Where the curve leaves the plot on the right, or where it ends.
double CurvePlot::heightOfLabel(const model::ChartCurve& curve) const
{
    const QCPRange& range = plot_.yAxis->range();
    const double there = model::heightAt(curve, plot_.xAxis->range().upper);
    return plot_.yAxis->coordToPixel(
        std::clamp(std::isfinite(there) ? there : curve.y.back(), range.lower, range.upper));
}

// In a large plot, as in full screen, one-pixel lines would be too thin.
void CurvePlot::weigh()
{
    const double before = weight_;
    weight_ = plot_.height() < kLarge ? 1 : plot_.height() < kHuge ? 1.5 : 2;
    for (std::size_t i = 0; weight_ != before && i < chart_.curves.size(); ++i)
        setCurve(i, chart_.curves[i]);
}

// Labels at the ends of their curves, pushed apart where they would overlap.
void CurvePlot::place()
{
    weigh();
    const int tall = QFontMetrics(uiFont(11)).height() - 1;
    std::vector<std::size_t> order;
    std::vector<double> at(chart_.curves.size());
    const double right = plot_.xAxis->coordToPixel(plot_.xAxis->range().upper) + 6;
    for (std::size_t i = 0; i < chart_.curves.size(); ++i) {
        const auto& y = chart_.curves[i].y;
        if (y.isEmpty())
            continue;
        at[i] = heightOfLabel(chart_.curves[i]);
        order.push_back(i);
    }
    std::ranges::sort(order, {}, [&](std::size_t i) { return at[i]; });
    const QRect area = plot_.axisRect()->rect();
    for (std::size_t k = 1; k < order.size(); ++k)
        at[order[k]] = std::max(at[order[k]], at[order[k - 1]] + tall);
    double floor = area.bottom() + tall / 2.0;
    for (auto it = order.rbegin(); it != order.rend(); ++it) {
        at[*it] = std::min(at[*it], floor);
        floor = at[*it] - tall;
    }
    for (const std::size_t i : order)
        labels_[i]->position->setCoords(right, at[i]);
    marks_.place(chart_);
}

} // namespace views

#include "views/charts/curveplot.h"

#include "views/charts/axes.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace views {
namespace {

constexpr int kLabelHeight = 13;
constexpr double kNear = 10; // pixels to a dot

// Ticks with what stands around their numbers: "$7 M", "256×", "4 y".
class WordedTicker : public QCPAxisTicker {
public:
    QString prefix, suffix;
    QString counted;          // what the axis counts, said at its end: "512 GPUs"
    double end = 0, step = 0; // 0: a readable step

protected:
    double getTickStep(const QCPRange& range) override
    {
        return step > 0 ? step : QCPAxisTicker::getTickStep(range);
    }
    QString getTickLabel(double tick, const QLocale& locale, QChar, int) override
    {
        int digits = 0; // as many as the tick has
        for (double at = tick; digits < 2 && std::abs(at - std::round(at)) > 1e-6; at *= 10)
            ++digits;
        const QString number = locale.toString(tick, 'f', digits);
        const bool last = !counted.isEmpty() && std::abs(tick - end) < 1e-6 * end;
        return prefix + number + suffix + (last ? u' ' + counted : QString());
    }
};

WordedTicker* ticker(QCPAxis* axis)
{
    return static_cast<WordedTicker*>(axis->ticker().data());
}

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
    plot_.yAxis->ticker()->setTickCount(5);
    plot_.xAxis->ticker()->setTickCount(8);
    plot_.axisRect()->setAutoMargins(QCP::msLeft | QCP::msBottom | QCP::msTop);
    plot_.axisRect()->setMinimumMargins(QMargins(0, 6, 0, 0));
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
    case Role::Ideal: return theme_->muted;
    case Role::Faint: return theme_->series[4];
    case Role::Other: break;
    }
    return theme_->series[static_cast<std::size_t>(curve.shade) % 4];
}

// Two graphs for each curve: the lower edge of its band, and the curve above it.
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
    line->setPen(
        QPen(colour, strong ? 2 : 1, curve.role == Role::Ideal ? Qt::DashLine : Qt::SolidLine));
    QCPItemText* label = labels_[index];
    label->setVisible(true);
    label->setText(curve.label);
    label->setColor(colour.lightnessF() > 0.55F && !theme_->dark ? colour.darker(135) : colour);
    label->setFont(uiFont(11, strong ? QFont::DemiBold : QFont::Normal));
}

void CurvePlot::setAxes(const model::CurveChart& chart, bool held)
{
    xHigh_ = held ? std::max(xHigh_, chart.xHigh) : chart.xHigh;
    yHigh_ = held ? std::max(yHigh_, chart.yHigh) : chart.yHigh;
    ticker(plot_.xAxis)->prefix = chart.xPrefix;
    ticker(plot_.xAxis)->suffix = chart.xSuffix;
    ticker(plot_.yAxis)->prefix = chart.yPrefix;
    ticker(plot_.yAxis)->suffix = chart.ySuffix;
    ticker(plot_.xAxis)->counted = chart.xSuffix.isEmpty() ? chart.xLabel : QString();
    ticker(plot_.xAxis)->end = xHigh_;
    ticker(plot_.xAxis)->step = chart.xStep * (xHigh_ > chart.xHigh ? xHigh_ / chart.xHigh : 1);
    plot_.xAxis->setRange(chart.xLow, xHigh_);
    plot_.yAxis->setRange(0, yHigh_ * 1.04);
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
    plot_.axisRect()->setMargins(QMargins(plot_.axisRect()->margins().left(),
                                          plot_.axisRect()->margins().top(), widest + 12,
                                          plot_.axisRect()->margins().bottom()));
    place();
}

// Apart from the curves: circles for what was measured, hollow diamonds for what was told.
void CurvePlot::setDots(const model::CurveChart& chart)
{
    while (dots_.size() < chart.dots.size()) {
        dots_.push_back(plot_.addGraph());
        dots_.back()->setLineStyle(QCPGraph::lsNone);
        dots_.back()->addToLegend();
    }
    for (std::size_t i = 0; i < dots_.size(); ++i) {
        const auto dots = i < chart.dots.size() ? chart.dots[i] : model::CurveChart::Dots{};
        const auto shape = dots.claimed ? QCPScatterStyle::ssDiamond : QCPScatterStyle::ssCircle;
        const QBrush fill = dots.claimed ? QBrush(Qt::NoBrush) : QBrush(theme_->muted);
        dots_[i]->setScatterStyle(QCPScatterStyle(shape, QPen(theme_->muted), fill, 7));
        dots_[i]->setName(dots.label);
        dots_[i]->setData(dots.x, dots.y);
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

// Labels beside the ends of their curves, pushed apart where they would touch.
void CurvePlot::place()
{
    std::vector<std::size_t> order;
    std::vector<double> at(chart_.curves.size());
    const double right = plot_.xAxis->coordToPixel(plot_.xAxis->range().upper) + 6;
    for (std::size_t i = 0; i < chart_.curves.size(); ++i) {
        const auto& y = chart_.curves[i].y;
        if (y.isEmpty())
            continue;
        at[i] = plot_.yAxis->coordToPixel(std::min(y.back(), plot_.yAxis->range().upper));
        order.push_back(i);
    }
    std::ranges::sort(order, {}, [&](std::size_t i) { return at[i]; });
    const QRect area = plot_.axisRect()->rect();
    for (std::size_t k = 1; k < order.size(); ++k)
        at[order[k]] = std::max(at[order[k]], at[order[k - 1]] + kLabelHeight);
    double floor = area.bottom() + kLabelHeight / 2.0;
    for (auto it = order.rbegin(); it != order.rend(); ++it) {
        at[*it] = std::min(at[*it], floor);
        floor = at[*it] - kLabelHeight;
    }
    for (const std::size_t i : order)
        labels_[i]->position->setCoords(right, at[i]);
    marks_.place(chart_);
}

} // namespace views

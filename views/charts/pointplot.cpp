#include "views/charts/pointplot.h"

#include "views/charts/axes.h"
#include "views/textline.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace views {
namespace {

constexpr int kNameHeight = 14, kNear = 10, kDot = 6, kMarked = 12;
constexpr double kManyPoints = 60; // from here on points are smaller and translucent

} // namespace

PointPlot::PointPlot(QCustomPlot& plot) : plot_(plot), theme_(&Theme::day())
{
    plot_.setPlottingHint(QCP::phCacheLabels);
    for (QCPAxis* axis : {plot_.xAxis, plot_.yAxis}) {
        axis->setScaleType(QCPAxis::stLogarithmic);
        axis->setTicker(QSharedPointer<QCPAxisTickerText>::create());
    }
    plot_.axisRect()->setMinimumMargins(QMargins(0, 6, 12, 0));
    dressLegend(plot_);
    setTheme(*theme_);
}

void PointPlot::setTheme(const Theme& theme)
{
    theme_ = &theme;
    dressAxes(plot_, theme);
    paintLegend(plot_, theme);
    setChart(model::PointChart(chart_));
}

QColor PointPlot::colourOf(const model::PointChart::Series& series) const
{
    const auto& s = theme_->series;
    const QColor colours[] = {
        s[5], s[3], s[0], s[4], s[1], s[2], theme_->faint, theme_->text, s[3].darker(170)};
    return colours[static_cast<std::size_t>(series.shade) % std::size(colours)];
}

void PointPlot::setAxis(QCPAxis* axis, const model::PointChart::Axis& from,
                        const std::optional<Span>& part)
{
    auto* ticker = static_cast<QCPAxisTickerText*>(axis->ticker().data());
    ticker->clear();
    for (const auto& tick : from.ticks)
        ticker->addTick(tick.at, tick.label);
    const Span shown = part.value_or(Span{from.low, from.high});
    axis->setRange(shown.low, shown.high);
}

QCPItemText* PointPlot::addText(const QString& text, const QColor& colour)
{
    auto* item = new QCPItemText(&plot_);
    item->setText(text);
    item->setColor(colour);
    item->setFont(uiFont(11));
    item->setClipToAxisRect(false);
    item->position->setType(QCPItemPosition::ptAbsolute);
    return item;
}

void PointPlot::addLine(const model::PointChart::Line& line)
{
    using Kind = model::PointChart::Line::Kind;
    QCPGraph* graph = plot_.addGraph();
    graph->setData(line.x, line.y);
    graph->removeFromLegend();
    const bool bound = line.kind == Kind::Bound;
    graph->setPen(QPen(bound ? theme_->text : theme_->muted, bound ? 2 : 1,
                       line.kind == Kind::Near ? Qt::DashLine : Qt::SolidLine));
    lineNames_.push_back(addText(line.label, bound ? theme_->text : theme_->muted));
    lineNames_.back()->setVisible(!line.label.isEmpty());
}

void PointPlot::addSeries(const model::PointChart::Series& series)
{
    QCPGraph* graph = plot_.addGraph();
    graph->setData(series.x, series.y);
    graph->setLineStyle(QCPGraph::lsNone);
    graph->setName(series.label);
    if (series.own)
        graph->setLayer(QStringLiteral("overlay"));
    QColor fill = colourOf(series);
    const bool many = static_cast<double>(series.x.size()) > kManyPoints;
    fill.setAlphaF(many ? 0.55F : 0.9F);
    graph->setScatterStyle(
        QCPScatterStyle(series.marked ? QCPScatterStyle::ssDiamond : QCPScatterStyle::ssCircle,
                        QPen(many ? QColor(Qt::transparent) : theme_->card), fill,
                        series.marked ? kMarked
                        : many        ? 5
                                      : 8));
    if (series.label.isEmpty())
        graph->removeFromLegend();
    for (qsizetype i = 0; series.named && i < series.x.size(); ++i) {
        pointNames_.push_back(addText(series.names.value(i), theme_->text));
        hairs_.push_back(new QCPItemLine(&plot_));
        hairs_.back()->setPen(QPen(theme_->muted, 1));
        for (QCPItemPosition* end : {hairs_.back()->start, hairs_.back()->end})
            end->setType(QCPItemPosition::ptAbsolute);
    }
}

void PointPlot::setChart(const model::PointChart& chart)
{
    chart_ = chart;
    plot_.clearGraphs();
    plot_.clearItems();
    lineNames_.clear();
    pointNames_.clear();
    hairs_.clear();
    plot_.xAxis->setLabel(chart.x.label); // the y label is set later, once its room is known
    setAxis(plot_.xAxis, chart.x, view_.x);
    setAxis(plot_.yAxis, chart.y, view_.y);
    const bool empty = chart.series.empty();
    for (QCPAxis* axis : {plot_.xAxis, plot_.yAxis})
        axis->setVisible(!empty);
    for (const auto& line : chart.lines)
        addLine(line);
    for (const auto& series : chart.series)
        addSeries(series);
    plot_.legend->setVisible(plot_.legend->itemCount() > 0);
    place();
}

QPointF PointPlot::pixelOf(double x, double y) const
{
    return {plot_.xAxis->coordToPixel(x), plot_.yAxis->coordToPixel(y)};
}

// Computed once: hundreds of places are tried for the names.
PointPlot::Taken PointPlot::linesTaken() const
{
    Taken taken;
    taken.inside = plot_.axisRect()->rect();
    for (const auto& line : chart_.lines)
        for (qsizetype i = 1; i < line.x.size(); ++i)
            taken.lines.emplace_back(pixelOf(line.x[i - 1], line.y[i - 1]),
                                     pixelOf(line.x[i], line.y[i]));
    return taken;
}

// A point may lie on a line: the part of its leader line under the dot does not count as crossing.
bool PointPlot::isFree(const QRectF& box, const QLineF& hair, const Taken& taken) const
{
    const double dot = std::min(1.0, kDot / std::max<double>(kDot, hair.length()));
    const auto touches = [&](const QRectF& other) { return other.intersects(box); };
    const auto crossed = [&](const QRectF& other) { return through(other, hair); };
    const auto crossesLine = [&](const QLineF& stroke) {
        return std::ranges::any_of(taken.lines, [&](const QLineF& line) {
            return line.intersects(stroke, nullptr) == QLineF::BoundedIntersection;
        });
    };
    return taken.inside.contains(box) && std::ranges::none_of(taken.names, touches) &&
           std::ranges::none_of(taken.points, touches) &&
           std::ranges::none_of(taken.names, crossed) &&
           std::ranges::none_of(taken.hairs, [&](const QLineF& h) { return through(box, h); }) &&
           !crossesLine({box.topLeft(), box.bottomRight()}) &&
           !crossesLine({box.bottomLeft(), box.topRight()}) &&
           !crossesLine({hair.pointAt(dot), hair.p2()});
}

// Where a line that rises from below enters the plot.
QPointF PointPlot::startInside(const model::PointChart::Line& line) const
{
    const QLineF whole(pixelOf(line.x.front(), line.y.front()),
                       pixelOf(line.x.back(), line.y.back()));
    const QRectF inside = plot_.axisRect()->rect();
    QPointF at;
    return whole.p1().y() > inside.bottom() &&
                   whole.intersects({inside.bottomLeft(), inside.bottomRight()}, &at) ==
                       QLineF::BoundedIntersection
               ? at
               : whole.p1();
}

// Above the end of a line, or right of its middle if it rises.
void PointPlot::placeLineNames(Taken& taken)
{
    for (std::size_t i = 0; i < chart_.lines.size(); ++i) {
        const auto& line = chart_.lines[i];
        if (line.label.isEmpty())
            continue;
        const QPointF last = pixelOf(line.x.back(), line.y.back());
        const QPointF middle = (startInside(line) + last) / 2;
        const double width = QFontMetricsF(uiFont(11)).horizontalAdvance(line.label);
        const QRectF box(line.rising ? middle.x() + 10 : last.x() - width,
                         line.rising ? middle.y() : last.y() - kNameHeight - 3, width, kNameHeight);
        lineNames_[i]->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        lineNames_[i]->position->setCoords(box.left(), box.center().y());
        taken.names.push_back(box);
    }
}

// At the side of its point, or farther away the more is in the way.
bool PointPlot::placeName(std::size_t name, const QPointF& point, Taken& taken)
{
    constexpr QPointF ways[] = {{1, 0},   {-1, 0}, {0.5, 1},  {-0.5, 1},  {-1.2, 1},
                                {1.2, 1}, {0, 1},  {0.5, -1}, {-0.5, -1}, {0, -1}};
    QCPItemText* item = pointNames_[name];
    const QSizeF size(textWidth(item->font(), item->text()), kNameHeight);
    const auto nearest = [&point](const QRectF& box) {
        return QPointF(std::clamp(point.x(), box.left(), box.right()),
                       std::clamp(point.y(), box.top() + 2, box.bottom() - 2));
    };
    QRectF box;
    bool found = false;
    for (double away = 9; !found && away < 160; away += 8)
        for (const QPointF& way : ways) {
            if (way.y() == 0 && away > 12)
                continue; // that far to the side it would seem to belong to another point
            const QPointF end = point + away * way;
            const double left = way.x() > 0   ? end.x()
                                : way.x() < 0 ? end.x() - size.width()
                                              : end.x() - size.width() / 2;
            box = QRectF(QPointF(left, end.y() - size.height() / 2), size);
            found = isFree(box, {point, nearest(box)}, taken);
            if (found)
                break;
        }
    item->setVisible(found); // else only hovering and the table show it
    hairs_[name]->setVisible(false);
    if (!found)
        return false;
    taken.names.push_back(box.adjusted(-4, 0, 4, 0)); // a gap between names on one line
    item->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    item->position->setCoords(box.left(), box.center().y());
    const QLineF hair(point, nearest(box));
    const bool shown = hair.length() > 14;
    if (shown)
        taken.hairs.push_back(hair);
    hairs_[name]->setVisible(shown);
    hairs_[name]->start->setCoords(hair.p1());
    hairs_[name]->end->setCoords(hair.p2());
    return true;
}

// In the corner that covers the fewest points; names stay clear of it.
void PointPlot::placeLegend(Taken& taken)
{
    if (!plot_.legend->visible())
        return;
    const QRectF area = plot_.axisRect()->rect();
    const QSizeF size = plot_.legend->minimumOuterSizeHint();
    const std::pair<Qt::Alignment, QPointF> corners[] = {
        {Qt::AlignLeft | Qt::AlignTop, area.topLeft()},
        {Qt::AlignRight | Qt::AlignTop, area.topRight() - QPointF(size.width(), 0)},
        {Qt::AlignLeft | Qt::AlignBottom, area.bottomLeft() - QPointF(0, size.height())},
        {Qt::AlignRight | Qt::AlignBottom,
         area.bottomRight() - QPointF(size.width(), size.height())}};
    const auto covered = [&](const auto& corner) {
        qsizetype count = 0;
        for (const auto& series : chart_.series)
            for (qsizetype k = 0; k < series.x.size(); ++k)
                count += QRectF(corner.second, size).contains(pixelOf(series.x[k], series.y[k]));
        return count;
    };
    QCPLayoutInset& inset = *plot_.axisRect()->insetLayout();
    inset.setInsetAlignment(0, std::ranges::min_element(corners, {}, covered)->first);
    inset.update(QCPLayoutElement::upLayout);
    taken.names.emplace_back(plot_.legend->outerRect());
}

void PointPlot::place()
{
    Taken taken = linesTaken();
    placeLegend(taken);
    placeLineNames(taken);
    std::vector<Named> points;
    for (const auto& series : chart_.series)
        for (qsizetype k = 0; k < series.x.size(); ++k) {
            const QPointF at = pixelOf(series.x[k], series.y[k]);
            taken.points.emplace_back(at - QPointF(5, 5), QSizeF(10, 10));
            if (series.named)
                points.push_back({at, series.own});
        }
    // From the bottom up, so that names move down. If some do not fit, other orders are tried, and
    // the one that places the most names is used.
    std::vector<std::size_t> order(points.size()), best;
    std::iota(order.begin(), order.end(), 0);
    std::size_t most = 0;
    for (const QPointF& along : {QPointF(0, -1), QPointF(0, 1), QPointF(1, 0), QPointF(-1, 0)}) {
        std::ranges::stable_sort(
            order, {}, [&](std::size_t i) { return QPointF::dotProduct(points[i].at, along); });
        std::ranges::stable_partition(order, [&](std::size_t i) { return points[i].own; });
        const std::size_t placed = placeNames(order, points, taken);
        if (best.empty() || placed > most)
            best = order, most = placed;
        if (placed == points.size())
            return;
    }
    placeNames(best, points, taken);
}

std::size_t PointPlot::placeNames(const std::vector<std::size_t>& order,
                                  const std::vector<Named>& points, Taken taken)
{
    std::size_t placed = 0;
    for (const std::size_t i : order) {
        bool found = placeName(i, points[i].at, taken);
        if (!found && points[i].own) { // better on a line than not at all
            const auto lines = std::exchange(taken.lines, {});
            found = placeName(i, points[i].at, taken);
            taken.lines = lines;
        }
        placed += found;
    }
    return placed;
}

PointPlot::Hit PointPlot::hitAt(const QPointF& pixel) const
{
    Hit hit;
    double nearest = kNear;
    for (std::size_t s = 0; s < chart_.series.size(); ++s)
        for (int i = 0; i < static_cast<int>(chart_.series[s].x.size()); ++i) {
            const QPointF away = pixelOf(chart_.series[s].x[i], chart_.series[s].y[i]) - pixel;
            const double distance = std::hypot(away.x(), away.y());
            if (distance < nearest)
                nearest = distance, hit = {static_cast<int>(s), i};
        }
    return hit;
}

QString PointPlot::nameAt(const QPointF& pixel) const
{
    const Hit hit = hitAt(pixel);
    if (hit.series < 0)
        return {};
    const auto& series = chart_.series[static_cast<std::size_t>(hit.series)];
    return series.names.value(hit.point, series.label);
}

} // namespace views

#include "views/charts/curvemarks.h"

#include "views/charts/axes.h"

#include <qcustomplot.h>

#include <algorithm>

namespace views {
namespace {

constexpr int kLines = 8;         // positions to try above and below a point, in lines of text
constexpr double kPerLine = 0.35; // cost per line of distance, where crossing a curve costs 1
constexpr double kDot = 5;        // radius kept free around a point
constexpr double kFar = 1.25;     // distance of a name, in lines, that needs a leader line

// The main marker first, then the others.
std::vector<model::CurveChart::Marker> all(const model::CurveChart& chart)
{
    std::vector<model::CurveChart::Marker> marks;
    if (chart.marker)
        marks.push_back(*chart.marker);
    marks.insert(marks.end(), chart.marks.begin(), chart.marks.end());
    return marks;
}

// The point of a box that is closest to `at`.
QPointF nearest(const QRectF& box, const QPointF& at)
{
    return {std::clamp(at.x(), box.left(), box.right()),
            std::clamp(at.y(), box.top(), box.bottom())};
}

// Warnings stand out; sizes only need to be distinguishable.
QColor shadeOf(const model::CurveChart::Zone& zone, std::size_t index, const Theme& theme)
{
    const bool size = zone.kind == model::CurveChart::Zone::Kind::Size;
    QColor soft = size ? theme.accent : theme.warning;
    soft.setAlphaF(!size            ? theme.dark ? 0.20F : 0.13F
                   : index % 2 == 0 ? theme.dark ? 0.08F : 0.045F
                   : theme.dark     ? 0.14F
                                    : 0.07F);
    return soft;
}

} // namespace

QCPItemText* CurveMarks::text()
{
    auto* item = new QCPItemText(&plot_);
    item->position->setType(QCPItemPosition::ptAbsolute);
    item->setClipToAxisRect(false);
    return item;
}

CurveMarks::Mark& CurveMarks::mark(std::size_t i)
{
    while (marks_.size() <= i) {
        auto* drop = new QCPItemLine(&plot_);
        auto* leader = new QCPItemLine(&plot_);
        for (QCPItemPosition* end : {leader->start, leader->end})
            end->setType(QCPItemPosition::ptAbsolute);
        auto* dot = new QCPItemTracer(&plot_);
        dot->setStyle(QCPItemTracer::tsCircle);
        dot->setClipToAxisRect(false); // not clipped at the edge
        marks_.push_back({dot, drop, leader, text()});
    }
    return marks_[i];
}

CurveMarks::Zone& CurveMarks::zone(std::size_t i)
{
    while (zones_.size() <= i) {
        auto* area = new QCPItemRect(&plot_);
        area->setLayer(QStringLiteral("background"));
        area->setPen(Qt::NoPen);
        area->topLeft->setTypeY(QCPItemPosition::ptAxisRectRatio);
        area->bottomRight->setTypeY(QCPItemPosition::ptAxisRectRatio);
        zones_.push_back({area, text()});
    }
    return zones_[i];
}

void CurveMarks::set(const model::CurveChart& chart, const Theme& theme)
{
    const auto marks = all(chart);
    const bool money = !chart.yPrefix.isEmpty();
    for (std::size_t i = 0; i < std::max(marks.size(), marks_.size()); ++i) {
        const Mark& m = mark(i);
        const bool shown = i < marks.size();
        for (QCPAbstractItem* item :
             {static_cast<QCPAbstractItem*>(m.dot), static_cast<QCPAbstractItem*>(m.drop),
              static_cast<QCPAbstractItem*>(m.leader), static_cast<QCPAbstractItem*>(m.text)})
            item->setVisible(shown);
        if (!shown)
            continue;
        const bool first = i == 0 && chart.marker;
        const QColor colour = !first || money ? theme.text : theme.series[5];
        m.dot->position->setCoords(marks[i].x, marks[i].y);
        m.dot->setPen(QPen(colour, first ? 1 : 1.5));
        m.dot->setBrush(first ? colour : theme.card);
        m.dot->setSize(first ? 9 : 8);
        m.drop->start->setCoords(marks[i].x, marks[i].y);
        m.drop->end->setCoords(marks[i].x, 0);
        m.drop->setPen(QPen(colour, 1, Qt::DotLine));
        m.leader->setPen(QPen(theme.muted, 1));
        m.text->setText(marks[i].label);
        m.text->setColor(colour);
        m.text->setFont(uiFont(first ? 12 : 11, first ? QFont::DemiBold : QFont::Normal));
    }
    for (std::size_t i = 0; i < std::max(chart.zones.size(), zones_.size()); ++i) {
        const Zone& z = zone(i);
        const bool shown = i < chart.zones.size();
        z.area->setVisible(shown);
        z.text->setVisible(shown);
        if (!shown)
            continue;
        z.area->topLeft->setCoords(chart.zones[i].from, 0);
        z.area->bottomRight->setCoords(chart.zones[i].to, 1);
        z.area->setBrush(shadeOf(chart.zones[i], i, theme));
        z.text->setText(chart.zones[i].label);
        z.text->setColor(theme.muted);
        z.text->setFont(uiFont(11));
    }
}

QPointF CurveMarks::pixelOf(double x, double y) const
{
    return {plot_.xAxis->coordToPixel(x), plot_.yAxis->coordToPixel(y)};
}

// Centered in their zones, at the top or above it; vertical where the zone is narrow.
void CurveMarks::placeZones(const model::CurveChart& chart)
{
    const QRectF area = plot_.axisRect()->rect();
    for (std::size_t i = 0; i < chart.zones.size(); ++i) {
        QCPItemText* label = zones_[i].text;
        const double left = std::max(plot_.xAxis->coordToPixel(chart.zones[i].from), area.left());
        const double right = std::min(plot_.xAxis->coordToPixel(chart.zones[i].to), area.right());
        const QFontMetricsF metrics(label->font());
        QSizeF size(metrics.horizontalAdvance(chart.zones[i].label), metrics.height());
        const bool above = chart.zones[i].kind == model::CurveChart::Zone::Kind::Size;
        const bool upright = !above && right - left <= size.width();
        if (upright)
            size.transpose();
        const bool shown = right - left > size.width() && area.height() > size.height();
        label->setVisible(shown);
        label->setRotation(upright ? -90 : 0);
        label->setPositionAlignment(upright ? Qt::AlignRight | Qt::AlignVCenter
                                            : Qt::AlignHCenter | Qt::AlignTop);
        const double middle = (left + right) / 2;
        const double top = above ? area.top() - metrics.height() - 1 : area.top() + 2;
        label->position->setCoords(middle, top);
        if (shown && !above)
            taken_.emplace_back(QPointF(middle - size.width() / 2, top), size);
    }
}

// How many lines cross a box.
int CurveMarks::crossings(const QRectF& box) const
{
    const auto runsThrough = [&box](const std::vector<QPointF>& line) {
        for (std::size_t i = 1; i < line.size(); ++i) {
            const QPointF &a = line[i - 1], &b = line[i];
            if (std::max(a.x(), b.x()) < box.left() || std::min(a.x(), b.x()) > box.right() ||
                std::max(a.y(), b.y()) < box.top() || std::min(a.y(), b.y()) > box.bottom())
                continue;
            if (box.contains(a) || through(box, {a, b}))
                return true;
        }
        return false;
    };
    return static_cast<int>(std::ranges::count_if(lines_, runsThrough));
}

// Above and left of its point, or nearby where there is room and few lines cross it.
QRectF CurveMarks::placeFor(const QPointF& at, const QSizeF& size) const
{
    // The area right of the axes is for the names of the curves.
    const QRectF area(0, plot_.axisRect()->top() - 6, plot_.axisRect()->right(),
                      plot_.axisRect()->height() + 6);
    std::vector<QRectF> places;
    for (int line = 0; line < kLines; ++line)
        for (const double side :
             {at.y() - 6 - (line + 1) * size.height(), at.y() + 6 + line * size.height()})
            for (const double x :
                 {at.x() - 8 - size.width(), at.x() + 8, at.x() - size.width() / 2})
                places.emplace_back(QPointF(x, side), size);
    // At the end of a curve all of these may be taken: try farther left, along the curve.
    for (const double left : {0.25, 0.5, 1.0})
        for (int line = 0; line < kLines; ++line)
            places.emplace_back(QPointF(at.x() - 8 - (1 + left) * size.width(),
                                        at.y() - 6 - (line + 1) * size.height()),
                                size);
    const QRectF* best = nullptr;
    double least = 0;
    for (const QRectF& box : places) {
        const double away = std::abs(box.center().y() - at.y()) / size.height() * kPerLine;
        if ((best && away >= least) || !area.contains(box) ||
            box.left() <= plot_.axisRect()->left() ||
            std::ranges::any_of(taken_, [&](const QRectF& other) { return other.intersects(box); }))
            continue;
        if (const double cost = crossings(box) + away; !best || cost < least)
            best = &box, least = cost;
    }
    return best ? *best : places.front();
}

// At the top left, or at the bottom right if a mark there would hide under it.
void CurveMarks::placeLegend(const std::vector<model::CurveChart::Marker>& marks)
{
    if (!plot_.legend->visible())
        return;
    QCPLayoutInset& inset = *plot_.axisRect()->insetLayout();
    const auto move = [&inset](Qt::Alignment to) {
        if (inset.insetAlignment(0) == to)
            return; // a new layout takes time
        inset.setInsetAlignment(0, to);
        inset.update(QCPLayoutElement::upLayout);
    };
    const auto hidden = [&] {
        constexpr double kNames = 40; // room for the name of a mark next to it
        const QRectF near =
            QRectF(plot_.legend->outerRect()).adjusted(-kNames, -kNames, kNames, kNames);
        return std::ranges::count_if(
            marks, [&](const auto& mark) { return near.contains(pixelOf(mark.x, mark.y)); });
    };
    move(Qt::AlignLeft | Qt::AlignTop);
    if (const auto first = hidden(); first > 0) {
        move(Qt::AlignRight | Qt::AlignBottom);
        if (hidden() >= first)
            move(Qt::AlignLeft | Qt::AlignTop);
    }
    taken_.emplace_back(plot_.legend->outerRect());
}

void CurveMarks::place(const model::CurveChart& chart)
{
    taken_.clear();
    lines_.clear();
    placeZones(chart);
    const auto marks = all(chart);
    if (marks.empty())
        return placeLegend(marks);
    for (const model::ChartCurve& curve : chart.curves) {
        std::vector<QPointF>& line = lines_.emplace_back();
        for (qsizetype i = 0; i < curve.x.size(); ++i) {
            if (curve.steps && i > 0)
                line.push_back(pixelOf(curve.x[i], curve.y[i - 1]));
            line.push_back(pixelOf(curve.x[i], curve.y[i]));
        }
    }
    for (const auto& mark : marks) {
        const QPointF at = pixelOf(mark.x, mark.y);
        lines_.push_back({at, pixelOf(mark.x, 0)});
        taken_.emplace_back(at.x() - kDot, at.y() - kDot, 2 * kDot, 2 * kDot);
    }
    placeLegend(marks);
    for (std::size_t i = 0; i < marks.size(); ++i) {
        QCPItemText* label = marks_[i].text;
        const QFontMetricsF metrics(label->font());
        const QSizeF size(metrics.horizontalAdvance(marks[i].label) + 2, metrics.height());
        const bool inside =
            plot_.xAxis->range().contains(marks[i].x) && plot_.yAxis->range().contains(marks[i].y);
        label->setVisible(inside);
        marks_[i].dot->setVisible(inside);
        marks_[i].leader->setVisible(false);
        if (!inside)
            continue; // outside the visible range
        const QPointF at = pixelOf(marks[i].x, marks[i].y);
        const QRectF box = placeFor(at, size);
        const QLineF away(nearest(box, at), at);
        if (away.length() > kFar * size.height()) {
            marks_[i].leader->setVisible(true);
            marks_[i].leader->start->setCoords(away.p1());
            marks_[i].leader->end->setCoords(away.pointAt(1 - kDot / away.length()));
        }
        taken_.push_back(box);
        label->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
        label->position->setCoords(box.topLeft());
    }
}

} // namespace views

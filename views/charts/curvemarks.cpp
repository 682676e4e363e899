#include "views/charts/curvemarks.h"

#include <qcustomplot.h>

#include <algorithm>

namespace views {
namespace {

// The one that counts first, those beside it after.
std::vector<model::CurveChart::Marker> all(const model::CurveChart& chart)
{
    std::vector<model::CurveChart::Marker> marks;
    if (chart.marker)
        marks.push_back(*chart.marker);
    marks.insert(marks.end(), chart.marks.begin(), chart.marks.end());
    return marks;
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
        auto* dot = new QCPItemTracer(&plot_);
        dot->setStyle(QCPItemTracer::tsCircle);
        marks_.push_back({dot, drop, text()});
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
              static_cast<QCPAbstractItem*>(m.text)})
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
        QColor soft = theme.warning;
        soft.setAlphaF(theme.dark ? 0.20F : 0.13F);
        z.area->setBrush(soft);
        z.text->setText(chart.zones[i].label);
        z.text->setColor(theme.muted);
        z.text->setFont(uiFont(11));
    }
}

// In the middle of their zones, at the top; left out where the zone is too narrow for it.
void CurveMarks::placeZones(const model::CurveChart& chart)
{
    for (std::size_t i = 0; i < chart.zones.size(); ++i) {
        const double left = plot_.xAxis->coordToPixel(chart.zones[i].from);
        const double right = std::min(plot_.xAxis->coordToPixel(chart.zones[i].to),
                                      double(plot_.axisRect()->right()));
        const QFontMetricsF metrics(zones_[i].text->font());
        const double width = metrics.horizontalAdvance(chart.zones[i].label);
        zones_[i].text->setVisible(right - left > width);
        zones_[i].text->setPositionAlignment(Qt::AlignHCenter | Qt::AlignTop);
        const double middle = (left + right) / 2, top = plot_.axisRect()->top() + 2;
        zones_[i].text->position->setCoords(middle, top);
        if (right - left > width)
            taken_.emplace_back(middle - width / 2, top, width, metrics.height());
    }
}

// Whether what is below its curves is free: the paid, which only rises.
bool CurveMarks::belowIsFree(const model::CurveChart& chart)
{
    const bool any = !chart.curves.empty() && !chart.curves.front().y.isEmpty();
    return !chart.yPrefix.isEmpty() && any &&
           chart.curves.front().y.back() >= chart.curves.front().y.front();
}

// Above its point and left of it, or at another corner where there is no room.
void CurveMarks::place(const model::CurveChart& chart)
{
    taken_.clear();
    placeZones(chart);
    const auto marks = all(chart);
    const QRectF area(0, plot_.axisRect()->top() - 6, plot_.width(),
                      plot_.axisRect()->height() + 6);
    const bool below = belowIsFree(chart);
    for (std::size_t i = 0; i < marks.size(); ++i) {
        QCPItemText* said = marks_[i].text;
        const QFontMetricsF metrics(said->font());
        const QSizeF size(metrics.horizontalAdvance(marks[i].label) + 2, metrics.height());
        const QPointF at(plot_.xAxis->coordToPixel(marks[i].x),
                         plot_.yAxis->coordToPixel(marks[i].y));
        std::vector<QRectF> corners;
        for (const double y : {at.y() - 6 - size.height(), at.y() + 6})
            for (const double x : {at.x() - 8 - size.width(), at.x() + 8})
                corners.emplace_back(QPointF(x, y), size);
        if (below)
            std::ranges::reverse(corners);
        const auto free = std::ranges::find_if(corners, [&](const QRectF& box) {
            return area.contains(box) && box.left() > plot_.axisRect()->left() &&
                   std::ranges::none_of(taken_,
                                        [&](const QRectF& other) { return other.intersects(box); });
        });
        const QRectF box = free == corners.end() ? corners.front() : *free;
        taken_.push_back(box);
        said->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
        said->position->setCoords(box.topLeft());
    }
}

} // namespace views

#include "views/charts/waterfallview.h"

#include "views/textline.h"

#include <QPainter>

#include <algorithm>

namespace views {
namespace {

using Kind = model::WaterfallChart::Kind;

constexpr double kTallest = 40, kBarShare = 0.62, kMostThick = 20, kApart = 6;
constexpr double kMostLabel = 0.34; // share of the width

QFont fontOf(Kind kind)
{
    return uiFont(12, kind == Kind::Total ? QFont::DemiBold : QFont::Normal);
}

double longest(const std::vector<model::WaterfallChart::Bar>& bars,
               QString model::WaterfallChart::Bar::*text)
{
    double most = 0;
    for (const auto& bar : bars)
        most = std::max(most, textWidth(fontOf(Kind::Total), bar.*text));
    return most;
}

} // namespace

WaterfallView::WaterfallView(QWidget* parent) : SpanBars(3, parent)
{
    dress();
}

void WaterfallView::setChart(const model::WaterfallChart& chart)
{
    const bool turned = chart.lessIsBetter != chart_.lessIsBetter;
    chart_ = chart;
    if (turned)
        dress();
    const Boxes b = boxes();
    std::vector<Line> lines;
    for (const auto& bar : chart.bars)
        lines.push_back(lineOf({bar.from, bar.to, static_cast<int>(bar.kind)}));
    setLines(lines, b.low, b.low + b.span);
    place();
}

void WaterfallView::setCurrent(int bar)
{
    current_ = bar;
    redraw();
}

// The axis starts at zero, so that bar lengths are proportional to the totals.
WaterfallView::Boxes WaterfallView::boxes() const
{
    Boxes b;
    b.width = width();
    b.line = std::min(kTallest, height() / std::max(1.0, double(chart_.bars.size())));
    double high = 0;
    for (const auto& bar : chart_.bars) {
        b.low = std::min({b.low, bar.from, bar.to});
        high = std::max({high, bar.from, bar.to});
    }
    b.span = std::max(high - b.low, 1e-9);
    const double label =
        std::min(longest(chart_.bars, &model::WaterfallChart::Bar::label), kMostLabel * b.width);
    b.left = label + kApart;
    b.length = std::max(40.0, b.width - b.left - kApart -
                                  longest(chart_.bars, &model::WaterfallChart::Bar::text));
    return b;
}

void WaterfallView::place()
{
    const Boxes b = boxes();
    setRoom({b.left, 0, b.length, b.line * double(chart_.bars.size())},
            std::min(kMostThick / b.line, kBarShare));
}

int WaterfallView::barAt(const QPoint& at) const
{
    const Boxes b = boxes();
    for (int i = 0; i < static_cast<int>(chart_.bars.size()); ++i)
        if (b.lineOf(i).contains(at))
            return i;
    return -1;
}

QRect WaterfallView::boxOf(int bar) const
{
    return boxes().lineOf(bar).toAlignedRect();
}

QColor WaterfallView::shadeOf(int kind) const
{
    if (Kind(kind) == Kind::Total)
        return theme().series[5];
    return (Kind(kind) == Kind::Up) == chart_.lessIsBetter ? theme().series[4] : theme().series[0];
}

QColor WaterfallView::colourOf(int bar) const
{
    return shadeOf(static_cast<int>(chart_.bars[static_cast<std::size_t>(bar)].kind));
}

void WaterfallView::paintUnder(QPainter& painter)
{
    if (current_ >= 0)
        painter.fillRect(boxes().lineOf(current_), theme().accentSoft);
}

void WaterfallView::drawNames(QPainter& painter, const Boxes& b, int i) const
{
    const auto& bar = chart_.bars[static_cast<std::size_t>(i)];
    const QRectF line = b.lineOf(i);
    if (i + 1 < static_cast<int>(chart_.bars.size())) { // connects to the start of the next bar
        const double thick = std::min(kMostThick, kBarShare * line.height());
        painter.setPen(QPen(theme().faint, 1));
        const double x = b.x(bar.to);
        painter.drawLine(QPointF(x, line.center().y() + thick / 2),
                         QPointF(x, line.bottom() + (line.height() - thick) / 2));
    }
    painter.setFont(fontOf(bar.kind));
    painter.setPen(theme().text);
    drawElided(painter, QRectF(0, line.top(), b.left - kApart, line.height()),
               Qt::AlignLeft | Qt::AlignVCenter, bar.label);
    const double room = textWidth(fontOf(Kind::Total), bar.text) + 2;
    drawElided(painter,
               QRectF(b.x(std::max(bar.from, bar.to)) + kApart, line.top(), room, line.height()),
               Qt::AlignLeft | Qt::AlignVCenter, bar.text);
}

void WaterfallView::paintOver(QPainter& painter)
{
    const Boxes b = boxes();
    for (int i = 0; i < static_cast<int>(chart_.bars.size()); ++i)
        drawNames(painter, b, i);
}

} // namespace views

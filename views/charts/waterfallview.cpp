#include "views/charts/waterfallview.h"

#include "views/textline.h"

#include <QPainter>

#include <algorithm>

namespace views {
namespace {

using Kind = model::WaterfallChart::Kind;

constexpr double kTallest = 40, kBarShare = 0.62, kMostThick = 20, kApart = 6;
constexpr double kMostLabel = 0.34; // of the width

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

void WaterfallView::setChart(const model::WaterfallChart& chart)
{
    chart_ = chart;
    update();
}

void WaterfallView::setCurrent(int bar)
{
    current_ = bar;
    update();
}

// The axis begins at nothing, so that totals are as long as they are large.
WaterfallView::Boxes WaterfallView::boxes(const QSize& size) const
{
    Boxes b;
    b.width = size.width();
    b.line = std::min(kTallest, size.height() / std::max(1.0, double(chart_.bars.size())));
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

int WaterfallView::barAt(const QPoint& at) const
{
    const Boxes b = boxes(size());
    for (int i = 0; i < static_cast<int>(chart_.bars.size()); ++i)
        if (b.lineOf(i).contains(at))
            return i;
    return -1;
}

QRect WaterfallView::boxOf(int bar) const
{
    return boxes(size()).lineOf(bar).toAlignedRect();
}

QColor WaterfallView::colourOf(int bar, const Theme& theme) const
{
    const Kind kind = chart_.bars[static_cast<std::size_t>(bar)].kind;
    if (kind == Kind::Total)
        return theme.series[5];
    return (kind == Kind::Up) == chart_.lessIsBetter ? theme.series[4] : theme.series[0];
}

void WaterfallView::drawBar(QPainter& painter, const Boxes& b, int i, const Theme& theme) const
{
    const auto& bar = chart_.bars[static_cast<std::size_t>(i)];
    const QRectF line = b.lineOf(i);
    if (i == current_)
        painter.fillRect(line, theme.accentSoft);
    const double thick = std::min(kMostThick, kBarShare * line.height());
    const double left = b.x(std::min(bar.from, bar.to)), right = b.x(std::max(bar.from, bar.to));
    painter.fillRect(
        QRectF(left, line.center().y() - thick / 2, std::max(1.0, right - left), thick),
        colourOf(i, theme));
    if (i + 1 < static_cast<int>(chart_.bars.size())) { // where the next one begins
        painter.setPen(QPen(theme.faint, 1));
        const double x = b.x(bar.to);
        painter.drawLine(QPointF(x, line.center().y() + thick / 2),
                         QPointF(x, line.bottom() + (line.height() - thick) / 2));
    }
    painter.setFont(fontOf(bar.kind));
    painter.setPen(theme.text);
    drawElided(painter, QRectF(0, line.top(), b.left - kApart, line.height()),
               Qt::AlignLeft | Qt::AlignVCenter, bar.label);
    const double room = textWidth(fontOf(Kind::Total), bar.text) + 2;
    drawElided(painter, QRectF(right + kApart, line.top(), room, line.height()),
               Qt::AlignLeft | Qt::AlignVCenter, bar.text);
}

void WaterfallView::draw(QPainter& painter, const QSize& size, const Theme& theme) const
{
    const Boxes b = boxes(size);
    for (int i = 0; i < static_cast<int>(chart_.bars.size()); ++i)
        drawBar(painter, b, i, theme);
}

void WaterfallView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    painter.fillRect(rect(), theme.card);
    draw(painter, size(), theme);
}

} // namespace views

#include "views/charts/tornadoview.h"

#include "views/textline.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace views {
namespace {

constexpr double kTornadoHead = 20, kRestLine = 18, kLeastBarLine = 19, kMostBarLine = 64;
constexpr double kBarGap = 6, kBarSwatch = 10;
constexpr double kWideEnough = 560; // to show the ranges of the inputs

QFont plain()
{
    return uiFont(12);
}
QFont small()
{
    return uiFont(11);
}
QFont strong()
{
    return uiFont(12, QFont::DemiBold);
}

double widthOf(const QFont& font, const QString& text)
{
    return textWidth(font, text);
}

// The widest of one text of all bars.
double widest(const std::vector<model::TornadoChart::Bar>& bars, const QFont& font,
              QString model::TornadoChart::Bar::*text)
{
    double most = 0;
    for (const auto& bar : bars)
        most = std::max(most, widthOf(font, bar.*text));
    return most;
}

enum End { Low, High };

} // namespace

TornadoView::TornadoView(QWidget* parent) : SpanBars(2, parent)
{
    dress();
}

void TornadoView::setChart(const model::TornadoChart& chart)
{
    chart_ = chart;
    place();
}

// From the current result. If both ends are on the same side of it, the farther piece starts where
// the nearer one ends.
SpanBars::Line TornadoView::piecesOf(const model::TornadoChart::Bar& bar) const
{
    const auto away = [&](double end) { return std::isfinite(end) ? end - chart_.at : 0; };
    Span low{0, away(bar.low), Low}, high{0, away(bar.high), High};
    if (low.to * high.to <= 0)
        return {{low, high}};
    Span &nearer = std::abs(low.to) < std::abs(high.to) ? low : high,
         &farther = &nearer == &low ? high : low;
    farther.from = nearer.to;
    return {{nearer, farther}};
}

void TornadoView::place()
{
    const Boxes b = boxes();
    std::vector<Line> lines;
    for (int i = 0; i < b.shown; ++i)
        lines.push_back(piecesOf(chart_.bars[static_cast<std::size_t>(i)]));
    setLines(lines, -chart_.at, 1 - chart_.at);
    setRoom({b.left, kTornadoHead, b.length, b.line * b.shown}, std::min(24.0 / b.line, 0.62));
}

QColor TornadoView::shadeOf(int end) const
{
    return theme().series[end == Low ? 3 : 5];
}

void TornadoView::setCurrent(int bar)
{
    current_ = bar;
    redraw();
}

QRectF TornadoView::Boxes::lineOf(int bar) const
{
    return {0, kTornadoHead + bar * line, width, line};
}

TornadoView::Boxes TornadoView::boxes() const
{
    Boxes b;
    const int all = static_cast<int>(chart_.bars.size());
    const double room = height() - kTornadoHead;
    b.shown = std::min(all, static_cast<int>(room / kLeastBarLine));
    if (b.shown < all)
        b.shown = std::max(0, static_cast<int>((room - kRestLine) / kLeastBarLine));
    const double forLines = b.shown < all ? room - kRestLine : room;
    b.line = b.shown > 0 ? std::min(kMostBarLine, forLines / b.shown) : kLeastBarLine;
    b.width = width();
    b.ranges = b.width > kWideEnough;
    const double label =
        std::min(widest(chart_.bars, plain(), &model::TornadoChart::Bar::label), 0.3 * b.width);
    const double range =
        b.ranges ? std::min(widest(chart_.bars, small(), &model::TornadoChart::Bar::range),
                            0.22 * b.width) +
                       kBarGap
                 : 0;
    const double ends = std::max(widest(chart_.bars, small(), &model::TornadoChart::Bar::atLow),
                                 widest(chart_.bars, small(), &model::TornadoChart::Bar::atHigh)) +
                        kBarGap;
    b.share = widthOf(strong(), QStringLiteral("100\u00a0%")) + kBarGap;
    b.left = label + range + kBarGap + ends;
    b.length = std::max(40.0, b.width - b.left - ends - b.share);
    return b;
}

int TornadoView::barAt(const QPoint& at) const
{
    const Boxes b = boxes();
    for (int i = 0; i < b.shown; ++i)
        if (b.lineOf(i).contains(at))
            return i;
    return -1;
}

QRect TornadoView::boxOf(int bar) const
{
    return boxes().lineOf(bar).toAlignedRect();
}

// The current result, and the legend.
void TornadoView::drawHead(QPainter& painter, const Boxes& b) const
{
    const double middle = b.x(chart_.at), half = widthOf(strong(), chart_.middle) / 2 + kBarGap;
    write(painter, QRectF(std::min(middle - half, b.width - 2 * half), 0, 2 * half, kTornadoHead),
          strong(), theme().text, chart_.middle, Qt::AlignHCenter);
    double x = 0;
    for (const auto& [text, colour] :
         {std::pair{chart_.lowLegend, shadeOf(Low)}, std::pair{chart_.highLegend, shadeOf(High)}}) {
        painter.fillRect(QRectF(x, (kTornadoHead - kBarSwatch) / 2, kBarSwatch, kBarSwatch),
                         colour);
        x += kBarSwatch + kBarGap;
        const double room = widthOf(small(), text) + 2;
        write(painter, QRectF(x, 0, room, kTornadoHead), small(), theme().muted, text,
              Qt::AlignLeft);
        x += room + 2 * kBarGap;
    }
    painter.setPen(QPen(theme().muted, 1));
    painter.drawLine(QPointF(middle, kTornadoHead), QPointF(middle, b.lineOf(b.shown).top()));
}

// The result at both ends, outside the bar.
void TornadoView::drawEnds(QPainter& painter, const Boxes& b, int i) const
{
    const auto& bar = chart_.bars[static_cast<std::size_t>(i)];
    const QRectF line = b.lineOf(i);
    const bool rises = !(bar.low > bar.high);
    const double left = std::min({bar.low, bar.high, chart_.at}),
                 right = std::max({bar.low, bar.high, chart_.at});
    const QString before = rises ? bar.atLow : bar.atHigh, after = rises ? bar.atHigh : bar.atLow;
    const double room = widthOf(small(), before) + 2, roomAfter = widthOf(small(), after) + 2;
    write(painter, QRectF(b.x(left) - kBarGap - room, line.top(), room, line.height()), small(),
          theme().muted, before, Qt::AlignRight);
    write(painter, QRectF(b.x(right) + kBarGap, line.top(), roomAfter, line.height()), small(),
          theme().muted, after, Qt::AlignLeft);
}

void TornadoView::paintUnder(QPainter& painter)
{
    if (current_ >= 0)
        painter.fillRect(boxes().lineOf(current_), theme().accentSoft);
}

void TornadoView::drawNames(QPainter& painter, const Boxes& b, int i) const
{
    const auto& bar = chart_.bars[static_cast<std::size_t>(i)];
    const QRectF line = b.lineOf(i);
    drawEnds(painter, b, i);
    const double label =
        std::min(widest(chart_.bars, plain(), &model::TornadoChart::Bar::label), 0.3 * b.width);
    write(painter, QRectF(0, line.top(), label + 1, line.height()), plain(), theme().text,
          bar.label, Qt::AlignLeft);
    const double range =
        std::min(widest(chart_.bars, small(), &model::TornadoChart::Bar::range), 0.22 * b.width);
    if (b.ranges)
        write(painter, QRectF(label + kBarGap, line.top(), range + 1, line.height()), small(),
              theme().muted, bar.range, Qt::AlignLeft);
    write(painter, QRectF(b.width - b.share, line.top(), b.share, line.height()), strong(),
          theme().text, bar.share, Qt::AlignRight);
}

void TornadoView::paintOver(QPainter& painter)
{
    if (chart_.bars.empty())
        return;
    const Boxes b = boxes();
    drawHead(painter, b);
    for (int i = 0; i < b.shown; ++i)
        drawNames(painter, b, i);
    const QString rest = chart_.rests.value(b.shown - 1);
    if (!rest.isEmpty())
        write(painter, QRectF(0, b.lineOf(b.shown).top(), b.width, kRestLine), small(),
              theme().muted, rest, Qt::AlignLeft);
}

} // namespace views

#include "views/charts/tornadoview.h"

#include "views/textline.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace views {
namespace {

constexpr double kHead = 20, kRest = 18, kLeastLine = 19, kMostLine = 64;
constexpr double kGap = 6, kSwatch = 10;
constexpr double kWideEnough = 560; // for the ranges of the inputs

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

// The longest of what each bar says.
double widest(const std::vector<model::TornadoChart::Bar>& bars, const QFont& font,
              QString model::TornadoChart::Bar::*text)
{
    double most = 0;
    for (const auto& bar : bars)
        most = std::max(most, widthOf(font, bar.*text));
    return most;
}

void write(QPainter& painter, const QRectF& box, const QFont& font, const QColor& colour,
           const QString& text, Qt::Alignment side)
{
    painter.setFont(font);
    painter.setPen(colour);
    drawElided(painter, box, side | Qt::AlignVCenter, text);
}

QColor lowColour(const Theme& theme)
{
    return theme.series[3];
}
QColor highColour(const Theme& theme)
{
    return theme.series[5];
}

} // namespace

void TornadoView::setChart(const model::TornadoChart& chart)
{
    chart_ = chart;
    update();
}

void TornadoView::setCurrent(int bar)
{
    current_ = bar;
    update();
}

QRectF TornadoView::Boxes::lineOf(int bar) const
{
    return {0, kHead + bar * line, width, line};
}

TornadoView::Boxes TornadoView::boxes(const QSize& size) const
{
    Boxes b;
    const int all = static_cast<int>(chart_.bars.size());
    const double room = size.height() - kHead;
    b.shown = std::min(all, static_cast<int>(room / kLeastLine));
    if (b.shown < all)
        b.shown = std::max(0, static_cast<int>((room - kRest) / kLeastLine));
    const double forLines = b.shown < all ? room - kRest : room;
    b.line = b.shown > 0 ? std::min(kMostLine, forLines / b.shown) : kLeastLine;
    b.width = size.width();
    b.ranges = b.width > kWideEnough;
    const double label =
        std::min(widest(chart_.bars, plain(), &model::TornadoChart::Bar::label), 0.3 * b.width);
    const double range =
        b.ranges ? std::min(widest(chart_.bars, small(), &model::TornadoChart::Bar::range),
                            0.22 * b.width) +
                       kGap
                 : 0;
    const double ends = std::max(widest(chart_.bars, small(), &model::TornadoChart::Bar::atLow),
                                 widest(chart_.bars, small(), &model::TornadoChart::Bar::atHigh)) +
                        kGap;
    b.share = widthOf(strong(), QStringLiteral("100\u00a0%")) + kGap;
    b.left = label + range + kGap + ends;
    b.length = std::max(40.0, b.width - b.left - ends - b.share);
    return b;
}

int TornadoView::barAt(const QPoint& at) const
{
    const Boxes b = boxes(size());
    for (int i = 0; i < b.shown; ++i)
        if (b.lineOf(i).contains(at))
            return i;
    return -1;
}

QRect TornadoView::boxOf(int bar) const
{
    return boxes(size()).lineOf(bar).toAlignedRect();
}

// The answer as it is, and what the colours are.
void TornadoView::drawHead(QPainter& painter, const Boxes& b, const Theme& theme) const
{
    const double middle = b.x(chart_.at), half = widthOf(strong(), chart_.middle) / 2 + kGap;
    write(painter, QRectF(std::min(middle - half, b.width - 2 * half), 0, 2 * half, kHead),
          strong(), theme.text, chart_.middle, Qt::AlignHCenter);
    double x = 0;
    for (const auto& [text, colour] : {std::pair{chart_.lowLegend, lowColour(theme)},
                                       std::pair{chart_.highLegend, highColour(theme)}}) {
        painter.fillRect(QRectF(x, (kHead - kSwatch) / 2, kSwatch, kSwatch), colour);
        x += kSwatch + kGap;
        const double room = widthOf(small(), text) + 2;
        write(painter, QRectF(x, 0, room, kHead), small(), theme.muted, text, Qt::AlignLeft);
        x += room + 2 * kGap;
    }
    painter.setPen(QPen(theme.muted, 1));
    painter.drawLine(QPointF(middle, kHead), QPointF(middle, b.lineOf(b.shown).top()));
}

// What the answer is at both ends, outside of the bar.
void TornadoView::drawEnds(QPainter& painter, const Boxes& b, int i, const Theme& theme) const
{
    const auto& bar = chart_.bars[static_cast<std::size_t>(i)];
    const QRectF line = b.lineOf(i);
    const bool rises = !(bar.low > bar.high);
    const double left = std::min({bar.low, bar.high, chart_.at}),
                 right = std::max({bar.low, bar.high, chart_.at});
    const QString before = rises ? bar.atLow : bar.atHigh, after = rises ? bar.atHigh : bar.atLow;
    const double room = widthOf(small(), before) + 2, roomAfter = widthOf(small(), after) + 2;
    write(painter, QRectF(b.x(left) - kGap - room, line.top(), room, line.height()), small(),
          theme.muted, before, Qt::AlignRight);
    write(painter, QRectF(b.x(right) + kGap, line.top(), roomAfter, line.height()), small(),
          theme.muted, after, Qt::AlignLeft);
}

void TornadoView::drawBar(QPainter& painter, const Boxes& b, int i, const Theme& theme) const
{
    const auto& bar = chart_.bars[static_cast<std::size_t>(i)];
    const QRectF line = b.lineOf(i);
    if (i == current_)
        painter.fillRect(line, theme.accentSoft);
    const double thick = std::min(24.0, 0.62 * line.height());
    for (const auto& [end, colour] :
         {std::pair{bar.low, lowColour(theme)}, std::pair{bar.high, highColour(theme)}})
        if (std::isfinite(end))
            painter.fillRect(
                QRectF(QPointF(b.x(std::min(end, chart_.at)), line.center().y() - thick / 2),
                       QSizeF(std::abs(end - chart_.at) * b.length, thick)),
                colour);
    drawEnds(painter, b, i, theme);
    const double label =
        std::min(widest(chart_.bars, plain(), &model::TornadoChart::Bar::label), 0.3 * b.width);
    write(painter, QRectF(0, line.top(), label + 1, line.height()), plain(), theme.text, bar.label,
          Qt::AlignLeft);
    const double range =
        std::min(widest(chart_.bars, small(), &model::TornadoChart::Bar::range), 0.22 * b.width);
    if (b.ranges)
        write(painter, QRectF(label + kGap, line.top(), range + 1, line.height()), small(),
              theme.muted, bar.range, Qt::AlignLeft);
    write(painter, QRectF(b.width - b.share, line.top(), b.share, line.height()), strong(),
          theme.text, bar.share, Qt::AlignRight);
}

void TornadoView::draw(QPainter& painter, const QSize& size, const Theme& theme) const
{
    if (chart_.bars.empty())
        return;
    const Boxes b = boxes(size);
    drawHead(painter, b, theme);
    for (int i = 0; i < b.shown; ++i)
        drawBar(painter, b, i, theme);
    const QString rest = chart_.rests.value(b.shown - 1);
    if (!rest.isEmpty())
        write(painter, QRectF(0, b.lineOf(b.shown).top(), b.width, kRest), small(), theme.muted,
              rest, Qt::AlignLeft);
}

void TornadoView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    painter.fillRect(rect(), theme.card);
    draw(painter, size(), theme);
}

} // namespace views

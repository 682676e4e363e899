#include "views/charts/flowview.h"

#include "views/charts/casedline.h"
#include "views/textline.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace views {
namespace {

constexpr int kFlowLine = 16, kFlowSwatch = 8, kFlowTop = 10, kRight = 6;
constexpr double kPair = 0.72; // of a period's room that its bars take
constexpr double kSteps = 5;   // of the axis, about
// Which of the series colours the line of each way has.
constexpr std::size_t kWays[] = {3, 5};

QColor wayColour(std::size_t way, const Theme& theme)
{
    return theme.series[kWays[way % std::size(kWays)]];
}

// A round number of which about so many make the whole.
double roundStep(double whole)
{
    const double rough = whole / kSteps;
    const double magnitude = std::pow(10, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 2.5, 5.0})
        if (factor * magnitude >= rough)
            return factor * magnitude;
    return 10 * magnitude;
}

} // namespace

QColor FlowView::colourOf(int shade, const Theme& theme)
{
    const auto i = static_cast<std::size_t>(shade);
    return i < theme.series.size()    ? theme.series[i]
           : i == theme.series.size() ? theme.muted
                                      : theme.faint;
}

FlowView::FlowView(QWidget* parent) : QWidget(parent)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void FlowView::setChart(const model::FlowChart& chart, const QLocale& locale)
{
    chart_ = chart;
    locale_ = locale;
    update();
}

double FlowView::Frame::y(double value) const
{
    return area.bottom() - (value - low) / (high - low) * area.height();
}

QString FlowView::tick(double value, double step) const
{
    int decimals = 0; // as many as the step has
    for (double at = step; decimals < 3 && std::abs(at - std::round(at)) > 1e-9; at *= 10)
        ++decimals;
    const QString sign = value < 0 ? QString(QChar(0x2212)) : QString();
    return sign + chart_.prefix + locale_.toString(std::abs(value), 'f', decimals) + chart_.suffix;
}

FlowView::Frame FlowView::frameOf(const QSize& size) const
{
    Frame frame;
    frame.step = roundStep(std::max(chart_.high - chart_.low, 1e-9));
    frame.low = frame.step * std::floor(chart_.low / frame.step);
    frame.high = frame.step * std::ceil(chart_.high / frame.step);
    const QFont font = uiFont(11);
    const double left = std::max(textWidth(font, tick(frame.high, frame.step)),
                                 textWidth(font, tick(frame.low, frame.step))) +
                        kGrid;
    frame.area = QRectF(left, kFlowTop, size.width() - left - kRight,
                        size.height() - kFlowTop - kFlowLine - 4 - legendHeight(size.width()));
    frame.slot = frame.area.width() / static_cast<double>(chart_.periods.size());
    return frame;
}

int FlowView::barAt(const QPoint& at) const
{
    if (chart_.ways.empty())
        return -1;
    const Frame frame = frameOf(size());
    const double place = (at.x() - frame.area.left()) / frame.slot, period = std::floor(place);
    if (period < 0 || period >= static_cast<double>(chart_.periods.size()) ||
        at.y() < frame.area.top() || at.y() > frame.area.bottom())
        return -1;
    const double ways = static_cast<double>(chart_.ways.size());
    const double way =
        std::clamp(std::floor((place - period - (1 - kPair) / 2) / kPair * ways), 0.0, ways - 1);
    return static_cast<int>(period * ways + way);
}

QRect FlowView::boxOf(int bar) const
{
    const Frame frame = frameOf(size());
    const int ways = static_cast<int>(chart_.ways.size());
    const double wide = frame.slot * kPair / ways;
    const int period = bar / ways, way = bar % ways;
    const double left = frame.area.left() + frame.slot * (period + (1 - kPair) / 2) + wide * way;
    return QRectF(left - 1, frame.area.top(), std::max(2.0, wide + 1), frame.area.height())
        .toAlignedRect();
}

void FlowView::drawAxes(QPainter& painter, const Frame& frame, const Theme& theme) const
{
    const QRectF& area = frame.area;
    painter.setFont(uiFont(11));
    for (double v = frame.low; v < frame.high + frame.step / 2; v += frame.step) {
        const double y = std::round(frame.y(v)) + 0.5;
        // A level line needs no smoothing, which costs more than all bars.
        painter.fillRect(QRectF(area.left(), y - 0.5, area.width(), 1),
                         std::abs(v) < frame.step / 2 ? theme.border : theme.grid);
        painter.setPen(theme.muted);
        drawLine(painter, QRectF(0, y - kFlowLine / 2.0, area.left() - 6, kFlowLine),
                 Qt::AlignRight | Qt::AlignVCenter, tick(v, frame.step));
    }
    for (qsizetype p = 0; p < chart_.periods.size(); p += chart_.every) {
        const double middle = area.left() + frame.slot * (double(p) + 0.5);
        const QString name = p == 0              ? chart_.periods[p]
                             : p == chart_.every ? chart_.period + QChar(0x00a0) + chart_.periods[p]
                                                 : chart_.periods[p];
        const double wide = std::max(frame.slot * chart_.every, 40.0);
        drawLine(painter, QRectF(middle - wide / 2, area.bottom() + 4, wide, kFlowLine),
                 Qt::AlignHCenter | Qt::AlignVCenter, name);
    }
}

void FlowView::drawBars(QPainter& painter, const Frame& frame, const Theme& theme) const
{
    const double bar = frame.slot * kPair / static_cast<double>(chart_.ways.size());
    for (qsizetype p = 0; p < chart_.periods.size(); ++p)
        for (std::size_t w = 0; w < chart_.ways.size(); ++w) {
            const double left = frame.area.left() + frame.slot * (double(p) + (1 - kPair) / 2) +
                                bar * static_cast<double>(w);
            double above = 0, below = 0;
            for (std::size_t i = 0; i < chart_.parts.size(); ++i) {
                const double value = chart_.ways[w].parts[i][p];
                double& from = value > 0 ? above : below;
                const double a = frame.y(from), b = frame.y(from + value);
                painter.fillRect(
                    QRectF(left, std::min(a, b), std::max(1.0, bar - 1), std::abs(a - b)),
                    colourOf(chart_.parts[i].shade, theme));
                from += value;
            }
        }
}

void FlowView::drawLines(QPainter& painter, const Frame& frame, const Theme& theme) const
{
    for (std::size_t w = 0; w < chart_.ways.size(); ++w) {
        QPolygonF line;
        for (qsizetype p = 0; p < chart_.periods.size(); ++p)
            line << QPointF(frame.area.left() + frame.slot * (double(p) + 0.5),
                            frame.y(chart_.ways[w].running[p]));
        drawCasedLine(painter, line, theme.card,
                      QPen(wayColour(w, theme), 2, Qt::SolidLine, Qt::FlatCap));
        painter.setBrush(wayColour(w, theme));
        const bool dots = frame.slot > 3 * kGrid;
        for (const QPointF& at : line)
            if (dots)
                painter.drawEllipse(at, 2.5, 2.5);
    }
}

double FlowView::legendHeight(double width) const
{
    const QFont font = uiFont(11);
    double x = 0, lines = 1;
    const auto add = [&](const QString& name) {
        const double wide = kFlowSwatch + 4 + textWidth(font, name) + 12;
        if (x > 0 && x + wide > width)
            x = 0, ++lines;
        x += wide;
    };
    for (const auto& way : chart_.ways)
        add(way.label);
    for (const auto& part : chart_.parts)
        add(part.label);
    return lines * kFlowLine + 6;
}

// The lines first, then the parts of the bars.
void FlowView::drawLegend(QPainter& painter, const QSize& size, const Theme& theme) const
{
    const QFont font = uiFont(11);
    double x = 0, y = size.height() - legendHeight(size.width()) + 6;
    const auto add = [&](const QString& name, const QColor& colour, bool line) {
        const double wide = kFlowSwatch + 4 + textWidth(font, name) + 12;
        if (x > 0 && x + wide > size.width())
            x = 0, y += kFlowLine;
        painter.fillRect(QRectF(x,
                                y + (line ? kFlowLine / 2.0 - 1 : (kFlowLine - kFlowSwatch) / 2.0),
                                kFlowSwatch, line ? 2 : kFlowSwatch),
                         colour);
        painter.setPen(theme.muted);
        drawLine(painter, QRectF(x + kFlowSwatch + 4, y, wide, kFlowLine),
                 Qt::AlignLeft | Qt::AlignVCenter, name);
        x += wide;
    };
    for (std::size_t w = 0; w < chart_.ways.size(); ++w)
        add(chart_.ways[w].label, wayColour(w, theme), true);
    for (const auto& part : chart_.parts)
        add(part.label, colourOf(part.shade, theme), false);
}

void FlowView::draw(QPainter& painter, const QSize& size, const Theme& theme) const
{
    if (chart_.ways.empty())
        return;
    const Frame frame = frameOf(size);
    drawAxes(painter, frame, theme);
    drawBars(painter, frame, theme);
    drawLines(painter, frame, theme);
    drawLegend(painter, size, theme);
}

void FlowView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    painter.fillRect(rect(), theme.card);
    draw(painter, size(), theme);
}

} // namespace views

#include "views/charts/rackview.h"

#include "views/textline.h"

#include <QPainter>

#include <algorithm>

namespace views {
namespace {

constexpr double kLine = 16, kGauge = 14, kRackWidth = 0.55; // of its height, to look right
constexpr double kMostWidth = 150;
// A gauge extends a little beyond the limit, so that an overload shows.
constexpr double kBeyond = 1.2;
constexpr int kEveryUnits = 10; // rack units between height marks

// A load above the limit is shown as a warning.
QColor loadColour(double share, const Theme& theme)
{
    return share > 1 ? theme.bad : theme.series[5];
}

QRectF upTo(const QRectF& gauge, double share)
{
    const double tall = gauge.height() * std::clamp(share / kBeyond, 0.0, 1.0);
    return {gauge.left(), gauge.bottom() - tall, gauge.width(), tall};
}

} // namespace

RackView::RackView(QWidget* parent) : QWidget(parent)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void RackView::setChart(const model::RackChart& chart)
{
    chart_ = chart;
    update();
}

void RackView::drawFront(QPainter& painter, const QRectF& frame, const Rack& rack,
                         const Theme& theme) const
{
    const double unit = frame.height() / rack.units;
    const double filled = frame.bottom() - unit * rack.node * rack.nodes; // top of the nodes
    painter.fillRect(frame, theme.field);
    for (int u = kEveryUnits; u < rack.units; u += kEveryUnits) {
        const double y = frame.bottom() - unit * u;
        painter.setPen(QPen(theme.border, 1, Qt::DotLine));
        painter.drawLine(QPointF(frame.left(), y), QPointF(frame.right(), y));
        if (y - kLine < frame.top())
            break;
        if (y <= filled)
            write(painter, {frame.left() + 3, y - kLine, frame.width() - 6, kLine}, painter.font(),
                  theme.muted, QStringLiteral("%1U").arg(u), Qt::AlignRight);
    }
    for (int n = 0; n < rack.nodes; ++n) {
        const QRectF node(frame.left() + 3, frame.bottom() - unit * rack.node * (n + 1),
                          frame.width() - 6, unit * rack.node);
        QColor face = theme.series[2];
        face.setAlphaF(0.85F);
        painter.fillRect(node.adjusted(0, 1, 0, -1), face);
    }
    painter.setPen(QPen(theme.muted, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(frame);
}

void RackView::drawFeed(QPainter& painter, const QRectF& gauge, const QString& name,
                        const Rack& rack, const Theme& theme) const
{
    const QColor load = loadColour(rack.alone.share, theme);
    painter.fillRect(gauge, theme.field);
    painter.fillRect(upTo(gauge, rack.alone.share), QBrush(load, Qt::BDiagPattern));
    painter.fillRect(upTo(gauge, rack.both.share), loadColour(rack.both.share, theme));
    painter.setPen(QPen(theme.muted, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(gauge);
    const double limit = upTo(gauge, 1).top();
    painter.setPen(QPen(theme.text, 2));
    painter.drawLine(QPointF(gauge.left() - 3, limit), QPointF(gauge.right() + 3, limit));
    write(painter, {gauge.left() - 8, gauge.bottom() + 1, gauge.width() + 16, kLine},
          painter.font(), theme.text, name, Qt::AlignHCenter);
}

void RackView::drawPhases(QPainter& painter, const QRectF& room, const Rack& rack,
                          const Theme& theme) const
{
    const double name = textWidth(painter.font(), QStringLiteral("L1")) + 6;
    const double value = textWidth(painter.font(), QStringLiteral("000\u00a0%")) + 4;
    double y = room.top();
    for (const model::RackChart::Bar& phase : rack.phases) {
        const QRectF line(room.left(), y, room.width(), kLine);
        const QRectF bar(line.left() + name, y + 4, line.width() - name - value, kLine - 8);
        write(painter, line, painter.font(), theme.muted, phase.label, Qt::AlignLeft);
        painter.fillRect(bar, theme.field);
        const double share = std::clamp(phase.share / kBeyond, 0.0, 1.0);
        painter.fillRect(QRectF(bar.topLeft(), QSizeF(bar.width() * share, bar.height())),
                         loadColour(phase.share, theme));
        const double limit = bar.left() + bar.width() / kBeyond;
        painter.setPen(QPen(theme.text, 2));
        painter.drawLine(QPointF(limit, bar.top() - 2), QPointF(limit, bar.bottom() + 2));
        write(painter, line, painter.font(), theme.text, phase.value, Qt::AlignRight);
        y += kLine;
    }
}

void RackView::drawRack(QPainter& painter, const QRectF& room, const Rack& rack,
                        const Theme& theme) const
{
    painter.setFont(uiFont(12, QFont::DemiBold));
    write(painter, {room.left(), room.top(), room.width(), kLine}, painter.font(), theme.text,
          rack.label, Qt::AlignHCenter);
    painter.setFont(uiFont(11));
    write(painter, {room.left(), room.top() + kLine, room.width(), kLine}, painter.font(),
          theme.muted, rack.note, Qt::AlignHCenter);
    const double below = kLine * (static_cast<double>(rack.phases.size()) + 1) + 6;
    const QRectF body = room.adjusted(0, 2 * kLine + 4, 0, -below);
    const double aside = 2 * (kGauge + 10);
    const double width = std::min(
        {body.width() - aside, kMostWidth, std::max(kRackWidth * body.height(), 8.0 * kGrid)});
    const QRectF frame(body.center().x() - width / 2, body.top(), width, body.height());
    drawFront(painter, frame, rack, theme);
    drawFeed(painter, {frame.left() - 10 - kGauge, body.top(), kGauge, body.height()},
             chart_.sides[0], rack, theme);
    drawFeed(painter, {frame.right() + 10, body.top(), kGauge, body.height()}, chart_.sides[1],
             rack, theme);
    write(painter, {frame.left(), frame.bottom() + 1, frame.width(), kLine}, painter.font(),
          theme.muted, rack.alone.value, Qt::AlignHCenter);
    drawPhases(painter,
               {frame.left() - 10 - kGauge, body.bottom() + kLine + 4,
                frame.width() + 2 * (kGauge + 10), below},
               rack, theme);
}

void RackView::draw(QPainter& painter, const QSize& size, const Theme& theme) const
{
    if (chart_.racks.empty())
        return;
    const double each = size.width() / double(chart_.racks.size());
    for (std::size_t i = 0; i < chart_.racks.size(); ++i)
        drawRack(painter,
                 QRectF(each * double(i), 4, each, size.height() - 4).adjusted(4, 0, -4, 0),
                 chart_.racks[i], theme);
}

void RackView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = Theme::of(palette());
    painter.fillRect(rect(), theme.card);
    draw(painter, size(), theme);
}

} // namespace views

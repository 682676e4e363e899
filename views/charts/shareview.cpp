#include "views/charts/shareview.h"

#include "views/textline.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace views {
namespace {

constexpr int kShareTop = kGrid, kBar = 5 * kGrid, kGap = 4 * kGrid, kShareSwatch = 10;
constexpr double kLeastName = 64;
constexpr double kLeastLine = 15, kMostLine = 26;
constexpr std::size_t kColumns = 3;
// Which of the series colours each family has.
constexpr std::size_t kColours[] = {5, 3, 1, 0};

QColor blended(const QColor& a, const QColor& b, float share)
{
    const auto mix = [share](float x, float y) { return x * (1 - share) + y * share; };
    return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()),
                            mix(a.blueF(), b.blueF()));
}

// Dark on what looks light to the eye.
QColor inkOn(const QColor& c)
{
    const float light = 0.299F * c.redF() + 0.587F * c.greenF() + 0.114F * c.blueF();
    return light > 0.55F ? QColor(0x14, 0x17, 0x1c) : QColor(Qt::white);
}

void write(QPainter& painter, const QRectF& box, const QFont& font, const QColor& colour,
           const QString& text, Qt::Alignment side)
{
    painter.setFont(font);
    painter.setPen(colour);
    drawElided(painter, box, side | Qt::AlignVCenter, text);
}

} // namespace

ShareView::ShareView(QWidget* parent) : QWidget(parent)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void ShareView::setChart(const model::ShareChart& chart)
{
    chart_ = chart;
    shades_.clear();
    std::vector<int> seen(chart.families.size());
    for (const auto& part : chart.parts)
        shades_.push_back(seen[static_cast<std::size_t>(part.family)]++);
    current_ = std::min(current_, static_cast<int>(chart.parts.size()) - 1);
    update();
}

void ShareView::setCurrent(int part)
{
    current_ = part;
    update();
}

// As much as there is room for, so that the longest column fits.
double ShareView::lineHeight(const QSize& size) const
{
    std::array<double, kColumns> lines{};
    for (std::size_t f = 0; f < chart_.families.size(); ++f)
        lines[std::min(f, kColumns - 1)] += 1.5; // its head, and what keeps it apart
    for (const auto& part : chart_.parts)
        lines[std::min(static_cast<std::size_t>(part.family), kColumns - 1)] += part.named;
    const double longest = std::max(1.0, std::ranges::max(lines) + (chart_.rest.isEmpty() ? 0 : 1));
    return std::clamp((size.height() - kShareTop - kBar - kGrid) / longest, kLeastLine, kMostLine);
}

ShareView::Boxes ShareView::boxes(const QSize& size) const
{
    Boxes boxes;
    const double line = lineHeight(size), column = (size.width() + kGap) / double(kColumns);
    double left = 0;
    for (const auto& part : chart_.parts) {
        boxes.bar.emplace_back(left, kShareTop, part.part * size.width(), kBar);
        left += part.part * size.width();
    }
    boxes.list.resize(chart_.parts.size());
    std::array<double, kColumns> bottoms;
    bottoms.fill(kShareTop + kBar);
    for (std::size_t f = 0; f < chart_.families.size(); ++f) {
        const std::size_t at = std::min(f, kColumns - 1);
        const auto next = [&] {
            const QRectF box(column * double(at), bottoms[at], column - kGap, line);
            bottoms[at] = box.bottom();
            return box;
        };
        bottoms[at] += line / 2;
        boxes.heads.push_back(next());
        for (std::size_t i = 0; i < chart_.parts.size(); ++i)
            if (chart_.parts[i].named && chart_.parts[i].family == static_cast<int>(f))
                boxes.list[i] = next();
    }
    boxes.bottom = std::ranges::max(bottoms);
    return boxes;
}

int ShareView::partAt(const QPoint& at) const
{
    const Boxes all = boxes(size());
    for (std::size_t i = 0; i < all.bar.size(); ++i)
        if (all.bar[i].contains(at) || all.list[i].contains(at))
            return static_cast<int>(i);
    return -1;
}

QRect ShareView::boxOf(int part) const
{
    return boxes(size()).bar[static_cast<std::size_t>(part)].toAlignedRect();
}

QColor ShareView::colourOf(std::size_t part, const Theme& theme) const
{
    const auto family = static_cast<std::size_t>(chart_.parts[part].family);
    const QColor base = theme.series[kColours[family % std::size(kColours)]];
    return blended(base, theme.card, std::min(0.7F, 0.15F * static_cast<float>(shades_[part])));
}

void ShareView::drawBar(QPainter& painter, const Boxes& boxes, const Theme& theme) const
{
    for (std::size_t i = 0; i < chart_.parts.size(); ++i) {
        const QRectF box = boxes.bar[i];
        const QColor colour = colourOf(i, theme);
        const bool wide = box.width() > 3; // a hair of card between pieces that have the room
        painter.fillRect(box.adjusted(0, 0, wide ? -1 : 0, 0), colour);
        const QFont font = uiFont(12, QFont::DemiBold);
        const QString share = chart_.parts[i].share;
        if (textWidth(font, share) + kGrid <= box.width())
            write(painter, box, font, inkOn(colour), share, Qt::AlignHCenter);
        if (static_cast<int>(i) == current_) {
            painter.setPen(QPen(theme.text, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(box.adjusted(1, 1, -2, -1));
        }
    }
}

void ShareView::drawLine(QPainter& painter, const QRectF& box, std::size_t part,
                         const Theme& theme) const
{
    const auto& p = chart_.parts[part];
    const QFont plain = uiFont(12);
    const bool current = static_cast<int>(part) == current_;
    if (current)
        painter.fillRect(box.adjusted(-4, 0, 4, 0), theme.accentSoft);
    painter.fillRect(
        QRectF(box.left(), box.center().y() - kShareSwatch / 2.0, kShareSwatch, kShareSwatch),
        colourOf(part, theme));
    const double share = textWidth(plain, QStringLiteral("00.0\u00a0%"));
    const double value = textWidth(plain, p.value) + kGrid;
    const QColor text = p.dial.isEmpty() ? theme.text : theme.accent;
    QRectF room = box.adjusted(kShareSwatch + 6, 0, 0, 0);
    write(painter, room, plain, theme.muted, p.share, Qt::AlignRight);
    room.setRight(room.right() - share);
    if (room.width() - value > kLeastName) { // else the name and the share say enough
        write(painter, room, plain, text, p.value, Qt::AlignRight);
        room.setRight(room.right() - value);
    }
    write(painter, room, plain, theme.text, p.label, Qt::AlignLeft);
}

void ShareView::drawList(QPainter& painter, const Boxes& boxes, const Theme& theme) const
{
    const QFont strong = uiFont(12, QFont::DemiBold);
    for (std::size_t f = 0; f < chart_.families.size(); ++f) {
        const QRectF& head = boxes.heads[f];
        write(painter, head, strong, theme.text, chart_.families[f].share, Qt::AlignRight);
        write(painter, head.adjusted(0, 0, -5 * kGrid, 0), strong, theme.text,
              chart_.families[f].label, Qt::AlignLeft);
        painter.setPen(theme.border);
        painter.drawLine(head.bottomLeft(), head.bottomRight());
    }
    for (std::size_t i = 0; i < chart_.parts.size(); ++i)
        if (chart_.parts[i].named)
            drawLine(painter, boxes.list[i], i, theme);
    if (!chart_.rest.isEmpty())
        write(painter, QRectF(0, boxes.bottom, boxes.bar.back().right(), kLeastLine + 4),
              uiFont(11), theme.muted, chart_.rest, Qt::AlignLeft);
}

void ShareView::draw(QPainter& painter, const QSize& size, const Theme& theme) const
{
    const Boxes all = boxes(size);
    drawBar(painter, all, theme);
    drawList(painter, all, theme);
}

void ShareView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    painter.fillRect(rect(), theme.card);
    draw(painter, size(), theme);
}

} // namespace views

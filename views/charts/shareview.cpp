#include "views/charts/shareview.h"

#include "views/textline.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QHorizontalPercentBarSeries>
#include <QPainter>
#include <QValueAxis>

#include <algorithm>
#include <array>

namespace views {
namespace {

constexpr int kShareTop = kGrid, kBar = 5 * kGrid, kGap = 4 * kGrid, kShareSwatch = 10;
constexpr double kLeastName = 64;
constexpr double kLeastLine = 15, kMostLine = 26;
constexpr std::size_t kMostColumns = 3;
constexpr int kNarrowList = 460; // below this, names in three columns would be elided
// Series color of each family.
constexpr std::size_t kColours[] = {5, 3, 1, 0};

QColor blended(const QColor& a, const QColor& b, float share)
{
    const auto mix = [share](float x, float y) { return x * (1 - share) + y * share; };
    return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()),
                            mix(a.blueF(), b.blueF()));
}

// Dark text on colors that look light.
QColor inkOn(const QColor& c)
{
    const float light = 0.299F * c.redF() + 0.587F * c.greenF() + 0.114F * c.blueF();
    return light > 0.55F ? QColor(0x14, 0x17, 0x1c) : QColor(Qt::white);
}

} // namespace

ShareView::ShareView(QWidget* parent) : ChartScene(parent), series_(new QHorizontalPercentBarSeries)
{
    auto* line = new QBarCategoryAxis;
    auto* shares = new QValueAxis;
    line->append(QStringLiteral("0"));
    shares->setRange(0, 100);
    chart()->addSeries(series_);
    chart()->addAxis(line, Qt::AlignLeft);
    chart()->addAxis(shares, Qt::AlignBottom);
    for (QAbstractAxis* axis :
         {static_cast<QAbstractAxis*>(line), static_cast<QAbstractAxis*>(shares)}) {
        series_->attachAxis(axis);
        axis->setVisible(false);
    }
    series_->setBarWidth(1);
}

void ShareView::setChart(const model::ShareChart& chart)
{
    chart_ = chart;
    shades_.clear();
    std::vector<int> seen(chart.families.size());
    for (const auto& part : chart.parts)
        shades_.push_back(seen[static_cast<std::size_t>(part.family)]++);
    current_ = std::min(current_, static_cast<int>(chart.parts.size()) - 1);
    if (sets_.size() != chart.parts.size()) {
        series_->clear();
        sets_.clear();
        for (std::size_t i = 0; i < chart.parts.size(); ++i) {
            sets_.push_back(new QBarSet(QString()));
            sets_.back()->append(0);
        }
        series_->append(QList<QBarSet*>(sets_.begin(), sets_.end()));
    }
    for (std::size_t i = 0; i < sets_.size(); ++i)
        if (sets_[i]->at(0) != chart.parts[i].part)
            sets_[i]->replace(0, chart.parts[i].part);
    dress();
    place();
    redraw();
}

void ShareView::dress()
{
    for (std::size_t i = 0; i < sets_.size(); ++i) {
        sets_[i]->setPen(Qt::NoPen);
        if (const QColor colour = colourOf(i); sets_[i]->color() != colour)
            sets_[i]->setColor(colour);
    }
}

void ShareView::place()
{
    if (const QRectF bar(0, kShareTop, width(), kBar); chart()->plotArea() != bar)
        chart()->setPlotArea(bar);
}

void ShareView::setCurrent(int part)
{
    current_ = part;
    redraw();
}

std::size_t ShareView::columns() const
{
    return width() < kNarrowList ? 2 : kMostColumns;
}

// As high as possible while the longest column fits.
double ShareView::lineHeight() const
{
    std::array<double, kMostColumns> lines{};
    for (std::size_t f = 0; f < chart_.families.size(); ++f)
        lines[std::min(f, columns() - 1)] += 1.5; // its heading, and the space above it
    for (const auto& part : chart_.parts)
        lines[std::min(static_cast<std::size_t>(part.family), columns() - 1)] += part.named;
    const double longest = std::max(1.0, std::ranges::max(lines) + (chart_.rest.isEmpty() ? 0 : 1));
    return std::clamp((height() - kShareTop - kBar - kGrid) / longest, kLeastLine, kMostLine);
}

ShareView::Boxes ShareView::boxes() const
{
    Boxes boxes;
    const double line = lineHeight(), column = (width() + kGap) / double(columns());
    double left = 0;
    for (const auto& part : chart_.parts) {
        boxes.bar.emplace_back(left, kShareTop, part.part * width(), kBar);
        left += part.part * width();
    }
    boxes.list.resize(chart_.parts.size());
    std::array<double, kMostColumns> bottoms;
    bottoms.fill(kShareTop + kBar);
    for (std::size_t f = 0; f < chart_.families.size(); ++f) {
        const std::size_t at = std::min(f, columns() - 1);
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
    const Boxes all = boxes();
    for (std::size_t i = 0; i < all.bar.size(); ++i)
        if (all.bar[i].contains(at) || all.list[i].contains(at))
            return static_cast<int>(i);
    return -1;
}

QRect ShareView::boxOf(int part) const
{
    return boxes().bar[static_cast<std::size_t>(part)].toAlignedRect();
}

QColor ShareView::colourOf(std::size_t part) const
{
    const auto family = static_cast<std::size_t>(chart_.parts[part].family);
    const QColor base = theme().series[kColours[family % std::size(kColours)]];
    return blended(base, theme().card, std::min(0.7F, 0.15F * static_cast<float>(shades_[part])));
}

void ShareView::drawShares(QPainter& painter, const Boxes& boxes) const
{
    for (std::size_t i = 0; i < chart_.parts.size(); ++i) {
        const QRectF box = boxes.bar[i];
        const QColor colour = colourOf(i);
        if (box.width() > 3) // a gap between parts that are wide enough
            painter.fillRect(QRectF(box.right() - 1, box.top(), 1, box.height()), theme().card);
        const QFont font = uiFont(12, QFont::DemiBold);
        const QString share = chart_.parts[i].share;
        if (textWidth(font, share) + kGrid <= box.width())
            write(painter, box, font, inkOn(colour), share, Qt::AlignHCenter);
        if (static_cast<int>(i) == current_) {
            painter.setPen(QPen(theme().text, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(box.adjusted(1, 1, -2, -1));
        }
    }
}

void ShareView::drawLine(QPainter& painter, const QRectF& box, std::size_t part) const
{
    const auto& p = chart_.parts[part];
    const QFont plain = uiFont(12);
    const bool current = static_cast<int>(part) == current_;
    if (current)
        painter.fillRect(box.adjusted(-4, 0, 4, 0), theme().accentSoft);
    painter.fillRect(
        QRectF(box.left(), box.center().y() - kShareSwatch / 2.0, kShareSwatch, kShareSwatch),
        colourOf(part));
    const double share = std::max(textWidth(plain, QStringLiteral("00.0\u00a0%")),
                                  textWidth(plain, p.share) + kGrid / 2.0);
    const double value = textWidth(plain, p.value) + kGrid;
    const QColor text = p.dial.isEmpty() ? theme().text : theme().accent;
    QRectF room = box.adjusted(kShareSwatch + 6, 0, 0, 0);
    write(painter, room, plain, theme().muted, p.share, Qt::AlignRight);
    room.setRight(room.right() - share);
    if (room.width() - value > kLeastName) { // else the name and the share must do
        write(painter, room, plain, text, p.value, Qt::AlignRight);
        room.setRight(room.right() - value);
    }
    write(painter, room, plain, theme().text, p.label, Qt::AlignLeft);
}

void ShareView::drawList(QPainter& painter, const Boxes& boxes) const
{
    const QFont strong = uiFont(12, QFont::DemiBold);
    for (std::size_t f = 0; f < chart_.families.size(); ++f) {
        const QRectF& head = boxes.heads[f];
        write(painter, head, strong, theme().text, chart_.families[f].share, Qt::AlignRight);
        write(painter, head.adjusted(0, 0, -5 * kGrid, 0), strong, theme().text,
              chart_.families[f].label, Qt::AlignLeft);
        painter.setPen(theme().border);
        painter.drawLine(head.bottomLeft(), head.bottomRight());
    }
    for (std::size_t i = 0; i < chart_.parts.size(); ++i)
        if (chart_.parts[i].named)
            drawLine(painter, boxes.list[i], i);
    if (!chart_.rest.isEmpty())
        write(painter, QRectF(0, boxes.bottom, boxes.bar.back().right(), kLeastLine + 4),
              uiFont(11), theme().muted, chart_.rest, Qt::AlignLeft);
}

void ShareView::paintOver(QPainter& painter)
{
    const Boxes all = boxes();
    drawShares(painter, all);
    drawList(painter, all);
}

} // namespace views

#include "views/training/playedview.h"

#include "model/training/playedwords.h"
#include "views/textline.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace views {
namespace {

using engine::play::Bar;
using engine::play::Doing;
using model::PlayedFamily;

constexpr int kPlayedAxis = 20, kPlayedLegend = 20, kPlayedSwatch = 8;
constexpr double kMostPlayedRow = 34, kLeastBarName = 13;
constexpr double kClosest = 1e-6; // of the step, across the plot
// Which of the series colours each family has; waiting has none.
constexpr std::array<std::size_t, model::kPlayedFamilies> kFamilyColours{5, 4, 3, 0, 0};

QColor over(const QColor& ink, const QColor& paper, float share)
{
    const auto mix = [share](float a, float b) { return share * a + (1 - share) * b; };
    return QColor::fromRgbF(mix(ink.redF(), paper.redF()), mix(ink.greenF(), paper.greenF()),
                            mix(ink.blueF(), paper.blueF()));
}

QColor familyColour(PlayedFamily family, const Theme& theme)
{
    if (family == PlayedFamily::Waiting)
        return theme.grid;
    return theme.series[kFamilyColours[static_cast<std::size_t>(family)]];
}

} // namespace

PlayedView::PlayedView(QWidget* parent) : QWidget(parent)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
}

// A person who looks at a part of the step goes on looking at it while the plan moves.
void PlayedView::setChart(const model::PlayedChart& chart)
{
    const double scale = chart_.total > 0 && !isWhole() ? chart.total / chart_.total : 0;
    chart_ = chart;
    if (scale > 0)
        look(scale * from_, scale * to_);
    else
        look(0, chart.total);
}

void PlayedView::look(double from, double to)
{
    const double wide = std::clamp(to - from, kClosest * chart_.total, chart_.total);
    from_ = std::clamp(from, 0.0, std::max(0.0, chart_.total - wide));
    to_ = from_ + wide;
    update();
}

void PlayedView::zoom(double factor, double x)
{
    const QRectF box = plot();
    const double share = std::clamp((x - box.left()) / std::max(1.0, box.width()), 0.0, 1.0);
    const double at = from_ + share * (to_ - from_), wide = (to_ - from_) / factor;
    look(at - share * wide, at + (1 - share) * wide);
}

void PlayedView::shift(double pixels)
{
    const double by = pixels / std::max(1.0, plot().width()) * (to_ - from_);
    look(from_ + by, to_ + by);
}

void PlayedView::reveal(int bar)
{
    const Bar& b = chart_.bar(bar);
    const double wide = to_ - from_;
    if (b.end < from_ || b.start > to_)
        look((b.start + b.end - wide) / 2, (b.start + b.end + wide) / 2);
}

QRectF PlayedView::plotIn(const QSize& size) const
{
    double widest = 0;
    for (const QString& row : {chart_.rows.value(0), chart_.rows.value(chart_.rows.size() - 1)})
        widest = std::max(widest, textWidth(uiFont(11), row));
    const double left = widest + kGrid;
    return {left, kGrid / 2.0, size.width() - left,
            std::max(1.0, size.height() - kGrid / 2.0 - kPlayedAxis - kPlayedLegend)};
}

double PlayedView::pixelOf(double seconds, const QRectF& plot) const
{
    return plot.left() + (seconds - from_) / (to_ - from_) * plot.width();
}

QColor PlayedView::colourOf(const Bar& bar, const Theme& theme)
{
    const QColor full = familyColour(model::familyOf(bar.doing), theme);
    if (bar.doing == Doing::Forward)
        return over(full, theme.card, 0.62F);
    return full;
}

int PlayedView::barAt(const QPoint& at) const
{
    const QRectF box = plot();
    if (!chart_.step || !box.contains(at) || chart_.rows.isEmpty())
        return -1;
    const auto rows = static_cast<int>(chart_.rows.size());
    const double tall = std::min(kMostPlayedRow, box.height() / rows);
    const int row = static_cast<int>((at.y() - box.top()) / tall);
    if (row >= rows)
        return -1;
    const double when = from_ + (at.x() - box.left()) / box.width() * (to_ - from_);
    const auto r = static_cast<std::size_t>(row);
    for (std::size_t i = chart_.firstOf[r]; i < chart_.firstOf[r + 1]; ++i) {
        const Bar& bar = chart_.bar(static_cast<int>(i));
        if (bar.start <= when && when < bar.end)
            return static_cast<int>(i);
    }
    return -1;
}

QRect PlayedView::boxOf(int piece) const
{
    const QRectF box = plot();
    const Bar& bar = chart_.bar(piece);
    const double tall =
        std::min(kMostPlayedRow, box.height() / std::max(1.0, double(chart_.rows.size())));
    const double left = std::max(box.left(), pixelOf(bar.start, box));
    const double right = std::min(box.right(), pixelOf(bar.end, box));
    return QRectF(left, box.top() + tall * bar.stage, std::max(1.0, right - left), tall - 1)
        .toAlignedRect();
}

// Bars that are thinner than a pixel share one in the colour of what takes most of it.
void PlayedView::drawRow(QPainter& painter, int row, const QRectF& plot, const Theme& theme) const
{
    const double tall = std::min(kMostPlayedRow, plot.height() / double(chart_.rows.size()));
    const double top = plot.top() + tall * row, high = tall > 3 ? tall - 1 : tall;
    const auto r = static_cast<std::size_t>(row);
    const auto& all = chart_.bars;
    const auto end = all.begin() + static_cast<std::ptrdiff_t>(chart_.firstOf[r + 1]);
    auto at =
        std::partition_point(all.begin() + static_cast<std::ptrdiff_t>(chart_.firstOf[r]), end,
                             [&](std::size_t i) { return chart_.step->bars[i].end <= from_; });
    double pixel = -1, most = 0;
    const Bar* strongest = nullptr;
    const auto flush = [&] {
        if (strongest)
            painter.fillRect(QRectF(pixel, top, 1, high), colourOf(*strongest, theme));
        strongest = nullptr, most = 0;
    };
    for (; at != end; ++at) {
        const Bar& bar = chart_.step->bars[*at];
        if (bar.start >= to_)
            break;
        const double left = std::max(plot.left(), pixelOf(bar.start, plot));
        const double right = std::min(plot.right(), pixelOf(bar.end, plot));
        if (right - left < 1) {
            if (std::floor(left) != pixel)
                flush(), pixel = std::floor(left);
            if (right - left > most)
                most = right - left, strongest = &bar;
            continue;
        }
        flush();
        const bool apart = right - left > 4; // a hair between bars that have the room
        painter.fillRect(QRectF(left, top, right - left - (apart ? 0.75 : 0), high),
                         colourOf(bar, theme));
        const QString name = bar.microBatch >= 0 ? QString::number(bar.microBatch + 1) : QString();
        const bool named = bar.doing == Doing::Forward || bar.doing == Doing::Backward;
        if (named && high >= kLeastBarName && textWidth(painter.font(), name) + 4 < right - left) {
            painter.setPen(qGray(colourOf(bar, theme).rgb()) < 120 ? Theme::night().text
                                                                   : Theme::day().text);
            drawElided(painter, QRectF(left, top, right - left, high),
                       Qt::AlignHCenter | Qt::AlignVCenter, name);
        }
    }
    flush();
}

void PlayedView::drawAxis(QPainter& painter, const QRectF& plot, const Theme& theme) const
{
    const double most = std::max(2.0, plot.width() / 110);
    const double step = chart_.unit * model::readableStep((to_ - from_) / chart_.unit, most);
    const double tall = std::min(kMostPlayedRow, plot.height() / double(chart_.rows.size()));
    const double bottom = plot.top() + tall * double(chart_.rows.size());
    for (double at = std::ceil(from_ / step) * step; at <= to_ * (1 + 1e-9); at += step) {
        const double x = pixelOf(at, plot);
        painter.setPen(theme.grid);
        painter.drawLine(QPointF(x, bottom), QPointF(x, bottom + 4));
        painter.setPen(theme.muted);
        const QString text = model::tickOf(chart_, at, step);
        const double wide = textWidth(painter.font(), text) + 2;
        const double left = std::clamp(x - wide / 2, plot.left(), plot.right() - wide);
        drawElided(painter, QRectF(left, bottom + 4, wide, kPlayedAxis - 6),
                   Qt::AlignHCenter | Qt::AlignVCenter, text);
    }
}

void PlayedView::drawLegend(QPainter& painter, const QSize& size, const Theme& theme) const
{
    double x = plotIn(size).left();
    const double top = size.height() - kPlayedLegend;
    for (int f = 0; f < model::kPlayedFamilies; ++f) {
        painter.fillRect(
            QRectF(x, top + (kPlayedLegend - kPlayedSwatch) / 2.0, kPlayedSwatch, kPlayedSwatch),
            familyColour(static_cast<PlayedFamily>(f), theme));
        const QString name = chart_.families.value(f);
        const double wide = std::min(textWidth(painter.font(), name) + 2, size.width() - x);
        painter.setPen(theme.muted);
        drawElided(painter, QRectF(x + kPlayedSwatch + 4, top, wide, kPlayedLegend),
                   Qt::AlignLeft | Qt::AlignVCenter, name);
        x += kPlayedSwatch + 4 + wide + 1.5 * kGrid;
    }
}

void PlayedView::draw(QPainter& painter, const QSize& size, const Theme& theme) const
{
    if (!chart_.step || chart_.rows.isEmpty())
        return;
    painter.setFont(uiFont(11));
    const QRectF box = plotIn(size);
    const double tall = std::min(kMostPlayedRow, box.height() / double(chart_.rows.size()));
    const auto every = static_cast<int>(std::ceil(kLeastBarName / tall));
    for (int row = 0; row < static_cast<int>(chart_.rows.size()); ++row) {
        if (row % every == 0) {
            painter.setPen(theme.text);
            drawElided(painter,
                       QRectF(0, box.top() + tall * row, box.left() - kGrid / 2.0,
                              std::max(tall - 1, kLeastBarName)),
                       Qt::AlignLeft | Qt::AlignVCenter, chart_.rows[row]);
        }
        drawRow(painter, row, box, theme);
    }
    drawAxis(painter, box, theme);
    drawLegend(painter, size, theme);
}

void PlayedView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = Theme::of(palette());
    painter.fillRect(rect(), theme.card);
    draw(painter, size(), theme);
}

} // namespace views

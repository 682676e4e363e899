#include "views/charts/timebars.h"

#include "views/textline.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace views {
namespace {

using engine::play::Bar;
using engine::play::Doing;
using model::PlayedFamily;

constexpr double kLeastBarName = 13;
// Series color of each family; waiting has none.
constexpr std::array<std::size_t, model::kPlayedFamilies> kFamilyColours{5, 4, 3, 0, 0};

QColor over(const QColor& ink, const QColor& paper, float share)
{
    const auto mix = [share](float a, float b) { return share * a + (1 - share) * b; };
    return QColor::fromRgbF(mix(ink.redF(), paper.redF()), mix(ink.greenF(), paper.greenF()),
                            mix(ink.blueF(), paper.blueF()));
}

} // namespace

QColor TimeBars::colourOf(PlayedFamily family, const Theme& theme)
{
    if (family == PlayedFamily::Waiting)
        return theme.grid;
    return theme.series[kFamilyColours[static_cast<std::size_t>(family)]];
}

QColor TimeBars::colourOf(const Bar& bar, const Theme& theme)
{
    const QColor full = colourOf(model::familyOf(bar.doing), theme);
    return bar.doing == Doing::Forward ? over(full, theme.card, 0.62F) : full;
}

QCPRange TimeBars::getKeyRange(bool& found, QCP::SignDomain) const
{
    found = chart_ != nullptr;
    return found ? QCPRange(0, chart_->total) : QCPRange();
}

QCPRange TimeBars::getValueRange(bool& found, QCP::SignDomain, const QCPRange&) const
{
    found = chart_ != nullptr;
    return found ? QCPRange(0, double(chart_->rows.size())) : QCPRange();
}

void TimeBars::drawName(QCPPainter& painter, const Bar& bar, const QRectF& box) const
{
    const bool named = bar.doing == Doing::Forward || bar.doing == Doing::Backward;
    if (!named || bar.microBatch < 0 || box.height() < kLeastBarName)
        return;
    const QString name = QString::number(bar.microBatch + 1);
    if (textWidth(painter.font(), name) + 4 >= box.width())
        return;
    const bool onDark = qGray(colourOf(bar, *theme_).rgb()) < 120;
    painter.setPen((onDark ? Theme::night() : Theme::day()).text);
    drawElided(painter, box, Qt::AlignHCenter | Qt::AlignVCenter, name);
}

// Bars thinner than a pixel are merged into one in the color of the longest.
void TimeBars::drawRow(QCPPainter& painter, int row) const
{
    const double from = keyAxis()->range().lower, to = keyAxis()->range().upper;
    const QRectF plot = clipRect();
    const double top = valueAxis()->coordToPixel(row);
    const double tall = valueAxis()->coordToPixel(row + 1) - top, high = tall > 3 ? tall - 1 : tall;
    const auto r = static_cast<std::size_t>(row);
    const auto& all = chart_->bars;
    const auto end = all.begin() + static_cast<std::ptrdiff_t>(chart_->firstOf[r + 1]);
    auto at =
        std::partition_point(all.begin() + static_cast<std::ptrdiff_t>(chart_->firstOf[r]), end,
                             [&](std::size_t i) { return chart_->step->bars[i].end <= from; });
    double pixel = -1, most = 0;
    const Bar* strongest = nullptr;
    const auto flush = [&] {
        if (strongest)
            painter.fillRect(QRectF(pixel, top, 1, high), colourOf(*strongest, *theme_));
        strongest = nullptr, most = 0;
    };
    for (; at != end && chart_->step->bars[*at].start < to; ++at) {
        const Bar& bar = chart_->step->bars[*at];
        const double left = std::max(plot.left(), keyAxis()->coordToPixel(bar.start));
        const double right = std::min(plot.right(), keyAxis()->coordToPixel(bar.end));
        if (right - left < 1) {
            if (std::floor(left) != pixel)
                flush(), pixel = std::floor(left);
            if (right - left > most)
                most = right - left, strongest = &bar;
            continue;
        }
        flush();
        const bool apart = right - left > 4; // a gap between bars that are wide enough
        painter.fillRect(QRectF(left, top, right - left - (apart ? 0.75 : 0), high),
                         colourOf(bar, *theme_));
        drawName(painter, bar, {left, top, right - left, high});
    }
    flush();
}

void TimeBars::draw(QCPPainter* painter)
{
    if (!chart_ || !chart_->step)
        return;
    painter->setFont(uiFont(11));
    painter->setAntialiasing(false);
    for (int row = 0; row < static_cast<int>(chart_->rows.size()); ++row)
        drawRow(*painter, row);
}

} // namespace views

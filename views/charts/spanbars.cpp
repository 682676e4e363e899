#include "views/charts/spanbars.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QHorizontalStackedBarSeries>
#include <QValueAxis>

#include <algorithm>

namespace views {

SpanBars::SpanBars(int colours, QWidget* parent)
    : ChartScene(parent)
    , colours_(colours)
    , series_(new QHorizontalStackedBarSeries)
    , lines_(new QBarCategoryAxis)
    , values_(new QValueAxis)
    , gaps_(new QBarSet(QString()))
{
    series_->append(gaps_);
    for (int i = 0; i < 2 * colours; ++i) {
        sets_.push_back(new QBarSet(QString()));
        series_->append(sets_.back());
    }
    chart()->addSeries(series_);
    chart()->addAxis(lines_, Qt::AlignLeft);
    chart()->addAxis(values_, Qt::AlignBottom);
    series_->attachAxis(lines_);
    series_->attachAxis(values_);
    lines_->setVisible(false); // names and values are painted next to the bars
    values_->setVisible(false);
}

QBarSet* SpanBars::setOf(std::size_t layer, int colour) const
{
    return sets_[layer * static_cast<std::size_t>(colours_) + static_cast<std::size_t>(colour)];
}

void SpanBars::dress()
{
    gaps_->setColor(Qt::transparent);
    gaps_->setPen(Qt::NoPen);
    for (std::size_t layer = 0; layer < 2; ++layer)
        for (int colour = 0; colour < colours_; ++colour) {
            setOf(layer, colour)->setColor(shadeOf(colour));
            setOf(layer, colour)->setPen(Qt::NoPen);
        }
}

SpanBars::Line SpanBars::lineOf(const Span& span)
{
    const double low = std::min(span.from, span.to), high = std::max(span.from, span.to);
    if (low >= 0)
        return {{Span{low, high, span.colour}}};
    if (high <= 0)
        return {{Span{high, low, span.colour}}};
    return {{Span{0, high, span.colour}, Span{0, low, span.colour}}};
}

void SpanBars::setLines(const std::vector<Line>& lines, double low, double high)
{
    const auto count = static_cast<int>(lines.size());
    std::vector<QList<double>> values(1 + sets_.size(), QList<double>(count, 0));
    for (int i = 0; i < count; ++i) {
        const int at = count - 1 - i; // Qt Charts counts from the bottom
        const Line& line = lines[static_cast<std::size_t>(i)];
        values[0][at] = line.pieces[0].from;
        for (std::size_t layer = 0; layer < 2; ++layer) {
            const Span& piece = line.pieces[layer];
            values[1 + layer * static_cast<std::size_t>(colours_) +
                   static_cast<std::size_t>(piece.colour)][at] += piece.to - piece.from;
        }
    }
    const bool other = lines_->count() != count;
    if (other) {
        QStringList names;
        for (int i = 0; i < count; ++i)
            names << QString::number(i);
        lines_->setCategories(names);
    }
    for (std::size_t s = 0; s < values.size(); ++s) {
        QBarSet* set = s == 0 ? gaps_ : sets_[s - 1];
        if (set->count() != count) {
            set->remove(0, set->count());
            set->append(values[s]);
            continue;
        }
        for (int i = 0; i < count; ++i)
            if (set->at(i) != values[s][i])
                set->replace(i, values[s][i]);
    }
    values_->setRange(low, high);
    redraw();
}

void SpanBars::setRoom(const QRectF& plot, double barShare)
{
    if (chart()->plotArea() != plot)
        chart()->setPlotArea(plot);
    series_->setBarWidth(barShare);
}

} // namespace views

#include "views/charts/flowview.h"

#include "model/chart/slidermap.h"

#include <algorithm>
#include <cmath>

namespace views {
namespace {

constexpr double kPair = 0.72; // share of a period's width that its bars take
constexpr double kSteps = 5;   // approximate number of axis steps
// Series color of each option's line.
constexpr std::size_t kWays[] = {3, 5};

QColor wayColour(std::size_t way, const Theme& theme)
{
    return theme.series[kWays[way % std::size(kWays)]];
}

} // namespace

FlowView::FlowView(QWidget* parent) : PiecePlot(parent)
{
    addLayer(QStringLiteral("running"), layer(QStringLiteral("main")));
    axisRect()->setMinimumMargins(QMargins(0, kGrid, 6, 0));
    for (QCPAxis* axis : {xAxis, yAxis})
        axis->setTicker(QSharedPointer<QCPAxisTickerText>::create());
    xAxis->grid()->setVisible(false);
    dress();
}

QColor FlowView::colourOf(int shade, const Theme& theme)
{
    const auto i = static_cast<std::size_t>(shade);
    return i < theme.series.size()    ? theme.series[i]
           : i == theme.series.size() ? theme.muted
                                      : theme.faint;
}

FlowView::Way& FlowView::way(std::size_t index)
{
    while (ways_.size() <= index) {
        Way made{{}, new QCPGraph(xAxis, yAxis), new QCPGraph(xAxis, yAxis)};
        for (QCPGraph* graph : {made.casing, made.line}) {
            graph->setLayer(QStringLiteral("running"));
        }
        made.casing->setAntialiased(false); // needs no smooth edge
        ways_.push_back(std::move(made));
    }
    Way& found = ways_[index];
    while (found.parts.size() < chart_.parts.size()) {
        auto* bars = new QCPBars(xAxis, yAxis);
        bars->setPen(Qt::NoPen);
        bars->setStackingGap(0); // or thin parts would vanish
        bars->setAntialiased(false);
        if (!found.parts.empty())
            bars->moveAbove(found.parts.back());
        found.parts.push_back(bars);
    }
    return found;
}

void FlowView::dress()
{
    yAxis->grid()->setZeroLinePen(QPen(theme().border));
    xAxis->setBasePen(Qt::NoPen);
    for (std::size_t w = 0; w < ways_.size(); ++w) {
        for (std::size_t i = 0; i < std::min(ways_[w].parts.size(), chart_.parts.size()); ++i)
            ways_[w].parts[i]->setBrush(colourOf(chart_.parts[i].shade, theme()));
        ways_[w].casing->setPen(QPen(theme().card, 4, Qt::SolidLine, Qt::FlatCap));
        ways_[w].line->setPen(QPen(wayColour(w, theme()), 2, Qt::SolidLine, Qt::FlatCap));
    }
    std::vector<Named> pieces; // lines first, then the parts of the bars
    for (std::size_t w = 0; w < chart_.ways.size(); ++w)
        pieces.push_back({chart_.ways[w].label, wayColour(w, theme()), true});
    for (const auto& part : chart_.parts)
        pieces.push_back({part.label, colourOf(part.shade, theme())});
    name(pieces);
}

double FlowView::barWidth() const
{
    return kPair / std::max<double>(1, static_cast<double>(chart_.ways.size()));
}

double FlowView::placeOf(std::size_t way, double period) const
{
    return period + (static_cast<double>(way) + 0.5) * barWidth() - kPair / 2;
}

void FlowView::fill(std::size_t index)
{
    Way& shown = way(index);
    const bool here = index < chart_.ways.size();
    QVector<double> periods, at;
    for (qsizetype p = 0; p < chart_.periods.size(); ++p)
        periods << double(p), at << placeOf(index, double(p));
    for (std::size_t i = 0; i < shown.parts.size(); ++i) {
        const bool filled = here && i < chart_.parts.size();
        shown.parts[i]->setVisible(filled);
        shown.parts[i]->setWidth(0.94 * barWidth());
        if (filled)
            shown.parts[i]->setData(at, chart_.ways[index].parts[i], true);
        else
            shown.parts[i]->data()->clear();
    }
    for (QCPGraph* graph : {shown.casing, shown.line}) {
        graph->setVisible(here);
        if (here)
            graph->setData(periods, chart_.ways[index].running, true);
    }
}

void FlowView::setChart(const model::FlowChart& chart)
{
    chart_ = chart;
    for (QCPAxis* axis : {xAxis, yAxis})
        axis->setVisible(!chart.ways.empty());
    for (std::size_t w = 0; w < std::max(chart.ways.size(), ways_.size()); ++w)
        fill(w);
    dress();
    nameAxes();
    draw();
}

QString FlowView::tick(double value, double step) const
{
    int decimals = 0; // as many as the step needs
    for (double at = step; decimals < 3 && std::abs(at - std::round(at)) > 1e-9; at *= 10)
        ++decimals;
    const QString sign = value < 0 ? QString(QChar(0x2212)) : QString();
    return sign + chart_.prefix + locale().toString(std::abs(value), 'f', decimals) + chart_.suffix;
}

void FlowView::nameAxes()
{
    const double step = model::readableStep(std::max(chart_.high - chart_.low, 1e-9), kSteps);
    const double low = step * std::floor(chart_.low / step);
    const double high = step * std::ceil(chart_.high / step);
    auto* amounts = static_cast<QCPAxisTickerText*>(yAxis->ticker().data());
    auto* periods = static_cast<QCPAxisTickerText*>(xAxis->ticker().data());
    amounts->clear();
    periods->clear();
    for (double v = low; v < high + step / 2; v += step)
        amounts->addTick(std::abs(v) < step / 2 ? 0 : v, tick(v, step));
    for (qsizetype p = 0; p < chart_.periods.size(); p += std::max(1, chart_.every))
        periods->addTick(double(p), p == chart_.every
                                        ? chart_.period + QChar(0x00a0) + chart_.periods[p]
                                        : chart_.periods[p]);
    yAxis->setRange(low, high);
    xAxis->setRange(-0.5, double(chart_.periods.size()) - 0.5);
}

// Dots only where they do not overlap.
void FlowView::place()
{
    const double slot = axes().width() / std::max<double>(1, double(chart_.periods.size()));
    for (std::size_t w = 0; w < ways_.size(); ++w)
        ways_[w].line->setScatterStyle(
            slot > 3 * kGrid ? QCPScatterStyle(QCPScatterStyle::ssDisc, wayColour(w, theme()), 5)
                             : QCPScatterStyle());
}

int FlowView::barAt(const QPoint& at) const
{
    if (chart_.ways.empty() || !axes().contains(at))
        return -1;
    const double place = xAxis->pixelToCoord(at.x()) + 0.5;
    const double ways = static_cast<double>(chart_.ways.size());
    const double period =
        std::clamp(std::floor(place), 0.0, static_cast<double>(chart_.periods.size() - 1));
    const double way =
        std::clamp(std::floor((place - period - (1 - kPair) / 2) / barWidth()), 0.0, ways - 1);
    return static_cast<int>(period * ways + way);
}

QRect FlowView::boxOf(int bar) const
{
    const int ways = static_cast<int>(chart_.ways.size());
    const double middle = placeOf(static_cast<std::size_t>(bar % ways), bar / ways);
    const double left = xAxis->coordToPixel(middle - barWidth() / 2),
                 right = xAxis->coordToPixel(middle + barWidth() / 2);
    return QRectF(left - 1, axes().top(), std::max(2.0, right - left + 1), axes().height())
        .toAlignedRect();
}

} // namespace views

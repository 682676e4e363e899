#include "views/charts/playedview.h"

#include "model/chart/slidermap.h"
#include "views/charts/timebars.h"

#include <algorithm>
#include <cmath>

namespace views {
namespace {

using engine::play::Bar;

constexpr int kMostPlayedRow = 34;
constexpr double kLeastRowName = 13;
constexpr double kTickRoom = 110; // pixels per tick
constexpr double kClosest = 1e-6; // closest zoom, as a share of the step

} // namespace

PlayedView::PlayedView(QWidget* parent) : PiecePlot(parent), bars_(new TimeBars(xAxis, yAxis))
{
    for (QCPAxis* axis : {xAxis, yAxis}) {
        axis->setTicker(QSharedPointer<QCPAxisTickerText>::create());
        axis->grid()->setVisible(false);
    }
    yAxis->setRangeReversed(true);
    yAxis->setTickLabelPadding(4);
    axisRect()->setSizeConstraintRect(QCPLayoutElement::scrInnerRect);
    axisRect()->setMinimumMargins(QMargins(0, 4, 0, 0));
    dress();
}

void PlayedView::dress()
{
    xAxis->setBasePen(Qt::NoPen);
    xAxis->setTickPen(QPen(theme().grid));
    yAxis->setTickLabelColor(theme().text);
    bars_->setTheme(theme());
    std::vector<Named> families;
    for (int f = 0; f < chart_.families.size(); ++f)
        families.push_back(
            {chart_.families[f], TimeBars::colourOf(static_cast<model::PlayedFamily>(f), theme())});
    name(families);
}

// Keeps the visible part of the step while the plan changes.
void PlayedView::setChart(const model::PlayedChart& chart)
{
    const double scale = chart_.total > 0 && !isWhole() ? chart.total / chart_.total : 0;
    chart_ = chart;
    bars_->setChart(chart_.step ? &chart_ : nullptr);
    for (QCPAxis* axis : {xAxis, yAxis})
        axis->setVisible(chart_.step != nullptr);
    const auto rows = static_cast<int>(std::max<qsizetype>(1, chart_.rows.size()));
    axisRect()->setMaximumSize(QWIDGETSIZE_MAX, kMostPlayedRow * rows);
    yAxis->setRange(0, rows);
    dress();
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
    xAxis->setRange(from_, to_);
    draw();
}

// Ticks at round times, and row names as far as they fit.
void PlayedView::place()
{
    auto* times = static_cast<QCPAxisTickerText*>(xAxis->ticker().data());
    auto* rows = static_cast<QCPAxisTickerText*>(yAxis->ticker().data());
    times->clear();
    rows->clear();
    if (!chart_.step || chart_.rows.isEmpty())
        return;
    const double most = std::max(2.0, axes().width() / kTickRoom);
    const double step = chart_.unit * model::readableStep((to_ - from_) / chart_.unit, most);
    for (double at = std::ceil(from_ / step) * step; at <= to_ * (1 + 1e-9); at += step)
        times->addTick(at, model::tickOf(chart_, at, step));
    const double tall = axes().height() / double(chart_.rows.size());
    const auto every =
        std::max(1, static_cast<int>(std::ceil(kLeastRowName / std::max(1.0, tall))));
    for (int row = 0; row < static_cast<int>(chart_.rows.size()); row += every)
        rows->addTick(row + 0.5, chart_.rows[row]);
}

void PlayedView::zoom(double factor, double x)
{
    const QRectF box = axes();
    const double share = std::clamp((x - box.left()) / std::max(1.0, box.width()), 0.0, 1.0);
    const double at = from_ + share * (to_ - from_), wide = (to_ - from_) / factor;
    look(at - share * wide, at + (1 - share) * wide);
}

void PlayedView::shift(double pixels)
{
    const double by = pixels / std::max(1.0, axes().width()) * (to_ - from_);
    look(from_ + by, to_ + by);
}

void PlayedView::reveal(int bar)
{
    const Bar& b = chart_.bar(bar);
    const double wide = to_ - from_;
    if (b.end < from_ || b.start > to_)
        look((b.start + b.end - wide) / 2, (b.start + b.end + wide) / 2);
}

int PlayedView::barAt(const QPoint& at) const
{
    if (!chart_.step || chart_.rows.isEmpty() || !axes().contains(at))
        return -1;
    const int row = static_cast<int>(std::floor(yAxis->pixelToCoord(at.y())));
    if (row < 0 || row >= static_cast<int>(chart_.rows.size()))
        return -1;
    const double when = xAxis->pixelToCoord(at.x());
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
    const Bar& bar = chart_.bar(piece);
    const double left = std::max(axes().left(), xAxis->coordToPixel(bar.start));
    const double right = std::min(axes().right(), xAxis->coordToPixel(bar.end));
    const double top = yAxis->coordToPixel(bar.stage), bottom = yAxis->coordToPixel(bar.stage + 1);
    return QRectF(left, top, std::max(1.0, right - left), bottom - top - 1).toAlignedRect();
}

} // namespace views

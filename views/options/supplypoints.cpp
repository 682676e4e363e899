#include "views/options/supplypoints.h"

#include <QMouseEvent>

namespace views {

void SupplyPoints::show(const engine::OptionTable& options, const model::NumberFormat& format)
{
    options_ = model::supplyChart(options, format);
    format_ = format;
    mark(row_);
}

void SupplyPoints::mark(int row)
{
    row_ = row;
    setChart(options_.marked(row), format_);
}

void SupplyPoints::mouseReleaseEvent(QMouseEvent* event)
{
    PointChartCard::mouseReleaseEvent(event);
    const auto hit = hitAt(event->pos());
    if (event->button() == Qt::LeftButton && !wasDragged() && hit.series == 0)
        Q_EMIT picked(static_cast<int>(options_.rows[static_cast<std::size_t>(hit.point)]));
}

void SupplyPoints::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && hitAt(event->pos()).series >= 0)
        Q_EMIT taken();
    else
        PointChartCard::mouseDoubleClickEvent(event);
}

} // namespace views

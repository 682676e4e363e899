#pragma once

#include "model/options/supplychart.h"
#include "views/charts/pointchart.h"

namespace views {

// Options by cost and time until ready. A click selects one.
class SupplyPoints : public PointChartCard {
    Q_OBJECT
public:
    using PointChartCard::PointChartCard;

    void show(const engine::OptionTable& options, const model::NumberFormat& format);
    using QWidget::show;
    // Row of the table; −1: none.
    void mark(int row);

Q_SIGNALS:
    void picked(int row);
    void taken(); // by a double click on the selected one

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    model::SupplyChart options_;
    model::NumberFormat format_;
    int row_ = -1;
};

} // namespace views

#pragma once

#include "views/charts/chartcard.h"
#include "views/charts/flowview.h"

namespace views {

// What is paid, period by period, in a card. Resting on a period says its sums.
class FlowChartCard : public ChartCard {
    Q_OBJECT
public:
    explicit FlowChartCard(QWidget* parent = nullptr);
    void setChart(const model::FlowChart& chart, const model::NumberFormat& format);
    const model::FlowChart& chart() const { return chart_; }
    FlowView* view() const { return view_; }

protected:
    bool event(QEvent* event) override;
    model::Table table() const override;
    void drawVector(QPainter& painter, const QSize& size, const Theme& theme) override;

private:
    FlowView* view_;
    model::FlowChart chart_;
    model::NumberFormat format_;
};

} // namespace views

#pragma once

#include "views/charts/chartcard.h"
#include "views/charts/drawview.h"

namespace views {

// A card with a histogram of the draws of a result.
class DrawChartCard : public ChartCard {
    Q_OBJECT
public:
    explicit DrawChartCard(QWidget* parent = nullptr);
    void setChart(const model::DrawChart& chart);
    const model::DrawChart& chart() const { return chart_; }

protected:
    model::Table table() const override;
    void drawVector(QPainter& painter, const QSize& size, const Theme& theme) override;

private:
    DrawView* view_;
    model::DrawChart chart_;
};

} // namespace views

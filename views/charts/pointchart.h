#pragma once

#include "views/charts/plotcard.h"
#include "views/charts/pointplot.h"

namespace views {

// A card with points over logarithmic axes; hovering shows a point's name.
class PointChartCard : public PlotCard {
    Q_OBJECT
public:
    explicit PointChartCard(QWidget* parent = nullptr);
    void setChart(const model::PointChart& chart, const model::NumberFormat& format);
    const model::PointChart& chart() const { return chart_; }

protected:
    // The point at that position of the card.
    PointPlot::Hit hitAt(const QPoint& at) const;
    void draw() override;
    void viewChanged() override;
    void placeAll() override;
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    model::Table table() const override;
    void drawVector(QPainter& painter, const QSize& size, const Theme& theme) override;

private:
    PointPlot points_;
    model::PointChart chart_;
    model::NumberFormat format_;
};

} // namespace views

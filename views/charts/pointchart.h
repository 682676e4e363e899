#pragma once

#include "views/charts/chartcard.h"
#include "views/charts/pointplot.h"

class QCustomPlot;

namespace views {

// Points over logarithmic axes in a card; resting on one says its name.
class PointChartCard : public ChartCard {
    Q_OBJECT
public:
    explicit PointChartCard(QWidget* parent = nullptr);
    void setChart(const model::PointChart& chart, const model::NumberFormat& format);
    QCustomPlot* plot() { return plot_; }
    const model::PointChart& chart() const { return chart_; }

protected:
    // What lies at that place of the card.
    PointPlot::Hit hitAt(const QPoint& at) const;
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    model::Table table() const override;
    void drawVector(QPainter& painter, const QSize& size) override;

private:
    QCustomPlot* plot_;
    PointPlot points_;
    model::PointChart chart_;
    model::NumberFormat format_;
};

} // namespace views

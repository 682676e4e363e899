#pragma once

#include "views/charts/chartcard.h"
#include "views/charts/curveplot.h"

class QCustomPlot;

namespace views {

// A chart of curves in a card.
class CurveChartCard : public ChartCard {
    Q_OBJECT
public:
    explicit CurveChartCard(QWidget* parent = nullptr);
    void setChart(const model::CurveChart& chart, const model::NumberFormat& format, bool held);
    QCustomPlot* plot() { return plot_; }
    const model::CurveChart& chart() const { return chart_; }

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    model::Table table() const override;
    void drawVector(QPainter& painter, const QSize& size) override;

private:
    QCustomPlot* plot_;
    CurvePlot curves_;
    model::CurveChart chart_;
    model::NumberFormat format_;
    bool held_ = false;
};

} // namespace views

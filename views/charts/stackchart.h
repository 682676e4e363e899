#pragma once

#include "views/charts/chartcard.h"
#include "views/charts/stackplot.h"

namespace views {

// Stacked bars in a card.
class StackChartCard : public ChartCard {
    Q_OBJECT
public:
    explicit StackChartCard(QWidget* parent = nullptr);
    void setChart(const model::StackChart& chart, const model::NumberFormat& format, bool held);
    const model::StackChart& chart() const { return chart_; }

protected:
    void changeEvent(QEvent* event) override;
    model::Table table() const override;
    void drawVector(QPainter& painter, const QSize& size) override;

private:
    StackView* view_;
    model::StackChart chart_;
    model::NumberFormat format_;
};

} // namespace views

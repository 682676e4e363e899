#pragma once

#include "model/chart/drawchart.h"
#include "views/charts/chartscene.h"

class QBarCategoryAxis;
class QBarSet;
class QStackedBarSeries;

namespace views {

// Histogram columns, the middle 80 % darker, and marks that rise from the axis.
class DrawView : public ChartScene {
    Q_OBJECT
public:
    explicit DrawView(QWidget* parent = nullptr);

    void setChart(const model::DrawChart& chart);

    QSize sizeHint() const override { return {360, 240}; }
    QSize minimumSizeHint() const override { return {220, 110}; }

protected:
    void dress() override;
    void place() override;
    void paintOver(QPainter& painter) override;

private:
    QRectF room() const;
    void drawAxis(QPainter& painter, const QRectF& room) const;
    void drawMarks(QPainter& painter, const QRectF& room) const;

    model::DrawChart chart_;
    QStackedBarSeries* series_;
    QBarCategoryAxis* columns_;
    QBarSet *within_, *outside_; // the middle 80 % and the rest
};

} // namespace views

#pragma once

#include "model/heatchart.h"
#include "views/charts/chartcard.h"
#include "views/theme.h"

namespace views {

// Cells that are stronger the more there is, drawn into any painter.
class HeatView : public QWidget {
    Q_OBJECT
public:
    explicit HeatView(QWidget* parent = nullptr);

    void setChart(const model::HeatChart& chart);
    void draw(QPainter& painter, const QSize& size, const Theme& theme) const;
    QSize minimumSizeHint() const override { return {200, 100}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void drawHeads(QPainter& painter, double left, const QSizeF& cell, const Theme& theme) const;
    void drawRow(QPainter& painter, std::size_t row, double left, const QSizeF& cell,
                 const Theme& theme) const;
    void drawKinds(QPainter& painter, double top, const Theme& theme) const;
    void drawFigures(QPainter& painter, std::size_t row, double left, const QSizeF& cell,
                     const Theme& theme) const;
    void drawLines(QPainter& painter, const QRectF& cells, const Theme& theme) const;
    void drawMark(QPainter& painter, const QRectF& cells, const Theme& theme) const;

    model::HeatChart chart_;
};

// The same in a card.
class HeatChartCard : public ChartCard {
    Q_OBJECT
public:
    explicit HeatChartCard(QWidget* parent = nullptr);
    void setChart(const model::HeatChart& chart);
    const model::HeatChart& chart() const { return chart_; }

protected:
    model::Table table() const override;
    void drawVector(QPainter& painter, const QSize& size, const Theme& theme) override;

private:
    HeatView* view_;
    model::HeatChart chart_;
};

} // namespace views

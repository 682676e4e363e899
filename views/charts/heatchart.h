#pragma once

#include "views/charts/heatview.h"
#include "views/charts/piececard.h"

namespace views {

// A card with a heat map of two quantities.
class HeatChartCard : public PieceCard {
    Q_OBJECT
public:
    explicit HeatChartCard(QWidget* parent = nullptr);
    void setChart(const model::HeatChart& chart);
    const model::HeatChart& chart() const { return chart_; }
    const HeatView* view() const { return view_; }

protected:
    int pieces() const override;
    int pieceAt(const QPoint& at) const override { return view_->cellAt(at); }
    QRect boxOf(int cell) const override { return view_->boxOf(cell); }
    model::ChartReading readingOf(int cell) const override;
    QColor colourOf(int cell, std::size_t part) const override;
    int across() const override { return static_cast<int>(chart_.columns.size()); }
    QString summary() const override { return chart_.summary; }
    model::Table table() const override;
    void drawVector(QPainter& painter, const QSize& size, const Theme& theme) override;

private:
    HeatView* view_;
    model::HeatChart chart_;
};

} // namespace views

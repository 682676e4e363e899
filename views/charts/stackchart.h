#pragma once

#include "views/charts/piececard.h"
#include "views/charts/stackplot.h"

namespace views {

// A card with stacked bars.
class StackChartCard : public PieceCard {
    Q_OBJECT
public:
    explicit StackChartCard(QWidget* parent = nullptr);
    void setChart(const model::StackChart& chart, const model::NumberFormat& format, bool held);
    const model::StackChart& chart() const { return chart_; }
    const StackView* view() const { return view_; }

protected:
    int pieces() const override { return static_cast<int>(chart_.columns.size()); }
    int pieceAt(const QPoint& at) const override { return view_->columnAt(at); }
    QRect boxOf(int column) const override { return view_->boxOf(column); }
    model::ChartReading readingOf(int column) const override;
    QColor colourOf(int column, std::size_t part) const override;
    QString spoken(int column) const override;
    QString dialOf(int column) const override { return chart_.dials.value(column); }
    QString summary() const override { return chart_.summary; }
    QPoint whyAt(int column) const override { return view_->footOf(column); }
    model::Table table() const override;
    void drawVector(QPainter& painter, const QSize& size, const Theme& theme) override;

private:
    StackView* view_;
    model::StackChart chart_;
    model::NumberFormat format_;
    bool held_ = false;
};

} // namespace views

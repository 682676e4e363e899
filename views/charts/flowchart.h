#pragma once

#include "views/charts/flowview.h"
#include "views/charts/piececard.h"

namespace views {

// A card with the cash flow per period.
class FlowChartCard : public PieceCard {
    Q_OBJECT
public:
    explicit FlowChartCard(QWidget* parent = nullptr);
    void setChart(const model::FlowChart& chart, const model::NumberFormat& format);
    const model::FlowChart& chart() const { return chart_; }
    FlowView* view() const { return view_; }

protected:
    int pieces() const override;
    int pieceAt(const QPoint& at) const override { return view_->barAt(at); }
    QRect boxOf(int bar) const override { return view_->boxOf(bar); }
    model::ChartReading readingOf(int bar) const override;
    QColor colourOf(int bar, std::size_t part) const override;
    QString summary() const override { return chart_.summary; }
    model::Table table() const override;
    void drawVector(QPainter& painter, const QSize& size, const Theme& theme) override;

private:
    FlowView* view_;
    model::FlowChart chart_;
    model::NumberFormat format_;
};

} // namespace views

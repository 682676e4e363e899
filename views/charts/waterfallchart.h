#pragma once

#include "views/charts/piececard.h"
#include "views/charts/waterfallview.h"

namespace views {

// A card with a waterfall chart.
class WaterfallChartCard : public PieceCard {
    Q_OBJECT
public:
    explicit WaterfallChartCard(QWidget* parent = nullptr);
    void setChart(const model::WaterfallChart& chart);
    const model::WaterfallChart& chart() const { return chart_; }
    WaterfallView* view() { return view_; }

protected:
    int pieces() const override { return static_cast<int>(chart_.bars.size()); }
    int pieceAt(const QPoint& at) const override { return view_->barAt(at); }
    QRect boxOf(int bar) const override { return view_->boxOf(bar); }
    model::ChartReading readingOf(int bar) const override;
    QColor colourOf(int bar, std::size_t curve) const override;
    QString dialOf(int bar) const override { return barOf(bar).dial; }
    void marked(int bar) override { view_->setCurrent(bar); }
    QString summary() const override { return chart_.summary; }
    model::Table table() const override;
    void drawVector(QPainter& painter, const QSize& size, const Theme& theme) override;

private:
    const model::WaterfallChart::Bar& barOf(int bar) const
    {
        return chart_.bars[static_cast<std::size_t>(bar)];
    }

    WaterfallView* view_;
    model::WaterfallChart chart_;
};

} // namespace views

#pragma once

#include "views/charts/piececard.h"
#include "views/charts/shareview.h"

namespace views {

// A card with a whole and its parts.
class ShareChartCard : public PieceCard {
    Q_OBJECT
public:
    explicit ShareChartCard(QWidget* parent = nullptr);
    void setChart(const model::ShareChart& chart);
    const model::ShareChart& chart() const { return chart_; }
    ShareView* view() { return view_; }

protected:
    int pieces() const override { return static_cast<int>(chart_.parts.size()); }
    int pieceAt(const QPoint& at) const override { return view_->partAt(at); }
    QRect boxOf(int part) const override { return view_->boxOf(part); }
    model::ChartReading readingOf(int part) const override;
    QColor colourOf(int part, std::size_t curve) const override;
    QString noteOf(int part) const override { return partOf(part).tip; }
    QString spoken(int part) const override;
    QString dialOf(int part) const override { return partOf(part).dial; }
    void marked(int part) override { view_->setCurrent(part); }
    QString summary() const override { return chart_.summary; }
    model::Table table() const override;
    void drawVector(QPainter& painter, const QSize& size, const Theme& theme) override;

private:
    const model::ShareChart::Part& partOf(int part) const
    {
        return chart_.parts[static_cast<std::size_t>(part)];
    }

    ShareView* view_;
    model::ShareChart chart_;
};

} // namespace views

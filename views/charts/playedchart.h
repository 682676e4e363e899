#pragma once

#include "views/charts/piececard.h"
#include "views/charts/playedview.h"

namespace views {

// A card with the timeline of a simulated step: bars are read one at a time; the wheel, + and −
// zoom; a drag pans.
class PlayedChartCard : public PieceCard {
    Q_OBJECT
public:
    explicit PlayedChartCard(QWidget* parent = nullptr);
    void setChart(const model::PlayedChart& chart);
    const model::PlayedChart& chart() const { return chart_; }
    PlayedView* view() const { return view_; }

protected:
    int pieces() const override { return static_cast<int>(chart_.bars.size()); }
    int pieceAt(const QPoint& at) const override { return view_->barAt(at); }
    QRect boxOf(int bar) const override { return view_->boxOf(bar); }
    model::ChartReading readingOf(int bar) const override;
    QColor colourOf(int bar, std::size_t family) const override;
    void marked(int bar) override;
    QString summary() const override { return chart_.summary; }
    model::Table table() const override;
    void drawVector(QPainter& painter, const QSize& size, const Theme& theme) override;
    void fillMenu(QMenu& menu) override;

    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    double xInView(const QPointF& at) const;
    void showAll();

    PlayedView* view_;
    model::PlayedChart chart_;
    std::optional<double> held_; // last position of the drag
};

} // namespace views

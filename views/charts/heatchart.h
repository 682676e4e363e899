#pragma once

#include "model/chart/heatchart.h"
#include "views/charts/piececard.h"
#include "views/theme.h"

namespace views {

// Cells that are stronger the more there is, drawn into any painter.
class HeatView : public QWidget {
    Q_OBJECT
public:
    explicit HeatView(QWidget* parent = nullptr);

    void setChart(const model::HeatChart& chart);
    void draw(QPainter& painter, const QSize& size, const Theme& theme) const;
    // Cells are counted row by row; −1: none.
    int cellAt(const QPoint& at) const;
    QRect boxOf(int cell) const;
    static QColor fillOf(const model::HeatChart::Cell& cell, const Theme& theme);
    QSize minimumSizeHint() const override { return {200, 100}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRectF cellsAt(const QSize& size) const; // where all of them stand
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

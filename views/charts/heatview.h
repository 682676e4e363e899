#pragma once

#include "model/chart/heatchart.h"
#include "views/charts/pieceplot.h"

namespace views {

class CellFigures;

// A heat map: stronger colors for larger values, named rows and columns, lines across it and a
// mark.
class HeatView : public PiecePlot {
    Q_OBJECT
public:
    explicit HeatView(QWidget* parent = nullptr);

    void setChart(const model::HeatChart& chart);
    // Cells are numbered row by row; −1: none.
    int cellAt(const QPoint& at) const;
    QRect boxOf(int cell) const;
    static QColor fillOf(const model::HeatChart::Cell& cell, const Theme& theme);
    QSize minimumSizeHint() const override { return {200, 100}; }

protected:
    void dress() override;
    void place() override;

private:
    void fill();
    void nameAxes();
    void showLines();
    void showMark();
    int columns() const { return static_cast<int>(chart_.columns.size()); }
    int rows() const { return static_cast<int>(chart_.rows.size()); }

    model::HeatChart chart_;
    bool isDrawn_ = false; // in the theme's colors
    QCPColorMap* map_;
    CellFigures* figures_;
    std::vector<QCPCurve*> lines_; // a casing and a line each
    QCPGraph* dot_;
    QCPItemText *mark_, *corner_;
};

} // namespace views

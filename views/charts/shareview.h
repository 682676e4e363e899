#pragma once

#include "model/chart/sharechart.h"
#include "views/charts/chartscene.h"

#include <vector>

class QBarSet;
class QHorizontalPercentBarSeries;

namespace views {

// A single bar whose parts have the colors of their families, with a legend below in two or three
// columns: further families go below the last one.
class ShareView : public ChartScene {
    Q_OBJECT
public:
    explicit ShareView(QWidget* parent = nullptr);

    void setChart(const model::ShareChart& chart);
    void setCurrent(int part); // −1: none
    // The part whose bar segment or legend line is at that position; −1: none.
    int partAt(const QPoint& at) const;
    QRect boxOf(int part) const; // on the bar
    QColor colourOf(std::size_t part) const;

    QSize sizeHint() const override { return {360, 220}; }
    QSize minimumSizeHint() const override { return {240, 120}; }

protected:
    void dress() override;
    void place() override;
    void paintOver(QPainter& painter) override;

private:
    struct Boxes {
        std::vector<QRectF> bar, list; // one per part; empty if it is not named
        std::vector<QRectF> heads;     // one per family
        double bottom = 0;
    };
    std::size_t columns() const;
    double lineHeight() const;
    Boxes boxes() const;
    void drawShares(QPainter& painter, const Boxes& boxes) const;
    void drawList(QPainter& painter, const Boxes& boxes) const;
    void drawLine(QPainter& painter, const QRectF& box, std::size_t part) const;

    model::ShareChart chart_;
    QHorizontalPercentBarSeries* series_;
    std::vector<QBarSet*> sets_; // one per part
    std::vector<int> shades_;    // shade of each part within its family
    int current_ = -1;
};

} // namespace views

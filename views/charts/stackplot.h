#pragma once

#include "model/chart/chartdata.h"
#include "views/charts/chartscene.h"
#include "views/charts/stacknames.h"

#include <vector>

class QBarCategoryAxis;
class QBarSet;
class QGraphicsLineItem;
class QGraphicsRectItem;
class QGraphicsSimpleTextItem;
class QStackedBarSeries;
class QValueAxis;

namespace views {

// Stacked bars on Qt Charts with totals above and a legend on the right; horizontal lines for
// limits are named at their right ends, and the legend then moves below.
class StackView : public ChartScene {
    Q_OBJECT
public:
    explicit StackView(QWidget* parent = nullptr);

    void setChart(const model::StackChart& chart, const QLocale& locale, bool held);
    int columnAt(const QPoint& at) const; // in view coordinates; −1: none
    QRect boxOf(int column) const;        // its bar
    QPoint footOf(int column) const;
    QColor colourOf(std::size_t part) const;

protected:
    void dress() override;
    void place() override;

private:
    void rebuild(const model::StackChart& chart);
    void rebuildLines(std::size_t count);
    bool totalsTouch() const;
    bool isFree(const QRectF& place) const; // of totals
    void placeLines();

    model::StackChart chart_;
    QStackedBarSeries* series_;
    QBarCategoryAxis* columns_;
    QValueAxis* values_;
    std::vector<QBarSet*> sets_;
    std::vector<QGraphicsSimpleTextItem*> totals_;
    std::vector<QGraphicsRectItem*> backs_;
    std::vector<QGraphicsLineItem*> lines_;
    std::vector<QGraphicsSimpleTextItem*> lineNames_;
    StackNames names_;
    double high_ = 0;
};

} // namespace views

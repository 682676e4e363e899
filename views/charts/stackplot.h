#pragma once

#include "model/chartdata.h"
#include "views/theme.h"

#include <QChartView>

#include <vector>

class QBarCategoryAxis;
class QBarSet;
class QGraphicsRectItem;
class QGraphicsSimpleTextItem;
class QStackedBarSeries;
class QValueAxis;

namespace views {

// Stacked bars on Qt Charts, one a column, with their totals above and a legend beside them.
class StackView : public QChartView {
    Q_OBJECT
public:
    explicit StackView(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setChart(const model::StackChart& chart, bool held);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void rebuild(const model::StackChart& chart);
    void place();

    const Theme* theme_;
    model::StackChart chart_;
    QStackedBarSeries* series_;
    QBarCategoryAxis* columns_;
    QValueAxis* values_;
    std::vector<QBarSet*> sets_;
    std::vector<QGraphicsSimpleTextItem*> totals_;
    std::vector<QGraphicsRectItem*> backs_;
    double high_ = 0;
};

} // namespace views

#pragma once

#include "model/chartdata.h"
#include "views/theme.h"

#include <functional>
#include <vector>

class QChart;
class QGraphicsRectItem;
class QGraphicsSimpleTextItem;

namespace views {

// The names of a stack's parts below it, in as many rows as they need: Qt's own legend cuts them.
class StackNames {
public:
    explicit StackNames(QChart& chart) : chart_(chart) {}

    void ensure(std::size_t count);
    void dress(const Theme& theme, const std::function<QColor(std::size_t)>& colourOf);
    // Where the chart has lines; how high they stand.
    double place(const QSizeF& size, const model::StackChart& chart);

private:
    QChart& chart_;
    std::vector<QGraphicsRectItem*> swatches_;
    std::vector<QGraphicsSimpleTextItem*> names_;
};

} // namespace views

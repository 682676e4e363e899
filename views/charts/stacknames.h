#pragma once

#include "model/chart/chartdata.h"
#include "views/theme.h"

#include <functional>
#include <vector>

class QChart;
class QGraphicsRectItem;
class QGraphicsSimpleTextItem;

namespace views {

// The legend of a stack, below it in as many rows as needed, or next to it in the order of the
// stack: Qt's own legend elides names.
class StackNames {
public:
    explicit StackNames(QChart& chart) : chart_(chart) {}

    void ensure(std::size_t count);
    void dress(const Theme& theme, const std::function<QColor(std::size_t)>& colourOf);
    // Returns the height taken below, or the width taken on the right.
    double placeBelow(const QSizeF& size, const model::StackChart& chart);
    double placeRight(const QSizeF& size, const model::StackChart& chart);

private:
    bool show(std::size_t part, const model::StackChart& chart);

    QChart& chart_;
    std::vector<QGraphicsRectItem*> swatches_;
    std::vector<QGraphicsSimpleTextItem*> names_;
};

} // namespace views

#pragma once

#include "views/charts/chartscene.h"

#include <array>
#include <vector>

class QBarCategoryAxis;
class QBarSet;
class QHorizontalStackedBarSeries;
class QValueAxis;

namespace views {

// Horizontal bars, one per line from the top, each with up to two pieces that start anywhere on the
// axis: for tornado and waterfall charts.
class SpanBars : public ChartScene {
    Q_OBJECT
protected:
    explicit SpanBars(int colours, QWidget* parent = nullptr);

    struct Span {
        double from = 0, to = 0;
        int colour = 0;
    };
    // Pieces on the same side of zero are stacked; on both sides, each starts at zero.
    struct Line {
        std::array<Span, 2> pieces{};
    };
    // A line with a single span, wherever it is.
    static Line lineOf(const Span& span);
    void setLines(const std::vector<Line>& lines, double low, double high);
    void setRoom(const QRectF& plot, double barShare);
    virtual QColor shadeOf(int colour) const = 0;
    void dress() override;

private:
    QBarSet* setOf(std::size_t layer, int colour) const;

    int colours_;
    QHorizontalStackedBarSeries* series_;
    QBarCategoryAxis* lines_;
    QValueAxis* values_;
    QBarSet* gaps_;              // the space before the first piece
    std::vector<QBarSet*> sets_; // both layers, each in every color
};

} // namespace views

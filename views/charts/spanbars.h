#pragma once

#include "views/charts/chartscene.h"

#include <array>
#include <vector>

class QBarCategoryAxis;
class QBarSet;
class QHorizontalStackedBarSeries;
class QValueAxis;

namespace views {

// Level bars, one a line from the top, each of up to two pieces that begin anywhere along the axis:
// tornadoes and waterfalls.
class SpanBars : public ChartScene {
    Q_OBJECT
protected:
    explicit SpanBars(int colours, QWidget* parent = nullptr);

    struct Span {
        double from = 0, to = 0;
        int colour = 0;
    };
    // Pieces of one side of zero follow one another; on both sides each begins at zero.
    struct Line {
        std::array<Span, 2> pieces{};
    };
    // Of a single span, wherever it lies.
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
    QBarSet* gaps_;              // what lies before the first piece
    std::vector<QBarSet*> sets_; // both layers, each in every colour
};

} // namespace views

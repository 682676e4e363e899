#pragma once

#include "model/chart/flowchart.h"
#include "views/charts/pieceplot.h"

#include <QLocale>

namespace views {

// Stacks of several ways side by side in each period, above zero and below it, and over them a
// line for what each way has come to.
class FlowView : public PiecePlot {
    Q_OBJECT
public:
    explicit FlowView(QWidget* parent = nullptr);

    void setChart(const model::FlowChart& chart);
    // Bars are counted period by period, each with its ways; −1: none.
    int barAt(const QPoint& at) const;
    QRect boxOf(int bar) const;
    static QColor colourOf(int shade, const Theme& theme);
    QSize minimumSizeHint() const override { return {200, 120}; }

protected:
    void dress() override;
    void place() override;

private:
    struct Way {
        std::vector<QCPBars*> parts; // each stands on the one before it
        QCPGraph *casing, *line;
    };
    Way& way(std::size_t index);
    void fill(std::size_t index);
    void nameAxes();
    double barWidth() const; // of a period's room
    double placeOf(std::size_t way, double period) const;
    QString tick(double value, double step) const;

    model::FlowChart chart_;
    std::vector<Way> ways_;
};

} // namespace views

#pragma once

#include "model/chart/flowchart.h"
#include "views/charts/pieceplot.h"

#include <QLocale>

namespace views {

// Stacked bars of several options side by side in each period, above and below zero, with a line
// for the cumulative sum of each option.
class FlowView : public PiecePlot {
    Q_OBJECT
public:
    explicit FlowView(QWidget* parent = nullptr);

    void setChart(const model::FlowChart& chart);
    // Bars are numbered by period, then by option; −1: none.
    int barAt(const QPoint& at) const;
    QRect boxOf(int bar) const;
    static QColor colourOf(int shade, const Theme& theme);
    QSize minimumSizeHint() const override { return {200, 120}; }

protected:
    void dress() override;
    void place() override;

private:
    struct Way {
        std::vector<QCPBars*> parts; // each stacked on the previous one
        QCPGraph *casing, *line;
    };
    Way& way(std::size_t index);
    void fill(std::size_t index);
    void nameAxes();
    double barWidth() const; // in units of a period's width
    double placeOf(std::size_t way, double period) const;
    QString tick(double value, double step) const;

    model::FlowChart chart_;
    std::vector<Way> ways_;
};

} // namespace views

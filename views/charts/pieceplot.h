#pragma once

#include "views/charts/sharpplot.h"
#include "views/charts/vector.h"
#include "views/theme.h"

namespace views {

class PieceName;

// A QCustomPlot chart whose pieces are read one at a time: cells, stacks, time bars. Axes, grid and
// legend are the library's, in the theme's colors; the names of the pieces are in a legend below.
class PiecePlot : public SharpPlot {
    Q_OBJECT
public:
    struct Named {
        QString text;
        QColor colour;
        bool line = false; // else filled
        friend bool operator==(const Named&, const Named&) = default;
    };
    void setTheme(const Theme& theme);
    const Theme& theme() const { return *theme_; }
    QRectF axes() const { return axisRect()->rect(); }
    void layOut(); // immediately, to query positions

protected:
    explicit PiecePlot(QWidget* parent = nullptr);

    virtual void dress() = 0;                    // applies the theme's colors
    virtual void place() {}                      // whatever depends on the size
    void name(const std::vector<Named>& pieces); // in the legend
    void draw();

    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void wrapLegend();

    const Theme* theme_;
    QCPLayoutGrid* below_;
    std::vector<Named> names_;
    std::vector<PieceName*> lines_;
};

// Draws the same chart at another size into any painter.
template <class Plot, class Chart>
void drawPieces(QPainter& painter, const QSize& size, const Theme& theme, const Chart& chart,
                const QLocale& locale = {})
{
    Plot plot;
    plot.setLocale(locale);
    plot.setGeometry(QRect(QPoint(), size));
    plot.setViewport(plot.rect());
    plot.setTheme(theme);
    plot.setChart(chart);
    plot.layOut();
    drawPlot(painter, QRectF(QPointF(), size), plot, size);
}

} // namespace views

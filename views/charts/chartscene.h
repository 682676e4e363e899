#pragma once

#include "views/theme.h"

#include <QChartView>

namespace views {

// A Qt Charts chart in a card: no frame, no legend, and a plot area set by its owner. Qt Charts
// draws bars and lines, and axes where a chart has some; names and values are painted over the
// scene so that they elide and shrink like all other text.
class ChartScene : public QChartView {
    Q_OBJECT
public:
    void setTheme(const Theme& theme);
    const Theme& theme() const { return *theme_; }

protected:
    explicit ChartScene(QWidget* parent = nullptr);

    virtual void dress() {}               // applies the theme's colors
    virtual void place() {}               // after a resize
    virtual void paintUnder(QPainter&) {} // behind the bars
    virtual void paintOver(QPainter&) {}  // names and values
    void redraw() { viewport()->update(); }

    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;

private:
    const Theme* theme_;
};

// Draws the same chart at another size into any painter.
template <class Scene, class Chart>
void drawScene(QPainter& painter, const QSize& size, const Theme& theme, const Chart& chart)
{
    Scene scene;
    scene.resize(size);
    scene.setTheme(theme);
    scene.setChart(chart);
    scene.grab(); // lays the scene out
    scene.render(&painter, QRectF(QPointF(), size), scene.rect());
}

} // namespace views

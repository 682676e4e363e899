#pragma once

#include "views/theme.h"

#include <QChartView>

namespace views {

// A chart of Qt Charts as a card holds it: no frame, no legend, and a plot area that its owner
// sets. Bars, lines and axes are the library's; names and figures that stand at them are painted
// over the scene, so that they are cut and shrunk like all others.
class ChartScene : public QChartView {
    Q_OBJECT
public:
    void setTheme(const Theme& theme);
    const Theme& theme() const { return *theme_; }

protected:
    explicit ChartScene(QWidget* parent = nullptr);

    virtual void dress() {}               // in the theme's colours
    virtual void place() {}               // after another size
    virtual void paintUnder(QPainter&) {} // behind the bars
    virtual void paintOver(QPainter&) {}  // names and figures
    void redraw() { viewport()->update(); }

    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;

private:
    const Theme* theme_;
};

// The same chart at another size, into any painter.
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

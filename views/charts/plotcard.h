#pragma once

#include "views/charts/chartcard.h"
#include "views/charts/plotlens.h"

#include <QPoint>

#include <optional>

class QCustomPlot;
class QRubberBand;

namespace views {

// A chart with axes that can be zoomed and panned. A rubber band, Ctrl+wheel or + zooms in; then a
// drag or Shift+arrows pans; a double click or 0 shows everything again.
class PlotCard : public ChartCard {
    Q_OBJECT
public:
    QCustomPlot* plot() { return plot_; }
    const PlotView& view() const { return lens_.view(); }
    void zoom(double factor);
    void showWhole();

protected:
    explicit PlotCard(QWidget* parent = nullptr);

    virtual void draw() = 0;
    // A hidden card is drawn only once it becomes visible.
    void drawWhenSeen();
    virtual void viewChanged() = 0; // the visible range changed
    virtual void placeAll() = 0;    // pixel positions, after a resize
    virtual void hover(const QPoint&) {}
    virtual void clicked(const QPoint&) {}

    void fillMenu(QMenu& menu) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    QPoint inPlot(const QPoint& at) const;
    bool isOverAxes(const QPoint& pixel) const;
    // Whether the mouse moved between press and release.
    bool wasDragged() const { return dragged_; }

    QCustomPlot* plot_;
    PlotLens lens_;

private:
    void change();
    void pan(const QPointF& by);

    std::optional<QPoint> pressed_;
    QPoint last_;
    bool dragged_ = false, moving_ = false;
    bool unseen_ = false; // has a chart not drawn yet
    QRubberBand* box_ = nullptr;
};

} // namespace views

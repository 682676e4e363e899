#pragma once

#include "views/charts/chartcard.h"
#include "views/charts/plotlens.h"

#include <QPoint>

#include <optional>

class QCustomPlot;
class QRubberBand;

namespace views {

// A chart with axes that a person can look at more closely. A box drawn with the mouse, Ctrl and
// the wheel, or + go nearer; once nearer, a drag or Shift and the arrows move; a double click or 0
// shows everything again.
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
    // A card that lies behind another one is drawn once it is seen.
    void drawWhenSeen();
    virtual void viewChanged() = 0; // the axes show another part
    virtual void placeAll() = 0;    // what stands in pixels, after another size
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
    // Between a press and its release the mouse went somewhere.
    bool wasDragged() const { return dragged_; }

    QCustomPlot* plot_;
    PlotLens lens_;

private:
    void change();
    void pan(const QPointF& by);

    std::optional<QPoint> pressed_;
    QPoint last_;
    bool dragged_ = false, moving_ = false;
    bool unseen_ = false; // a chart that is not drawn yet
    QRubberBand* box_ = nullptr;
};

} // namespace views

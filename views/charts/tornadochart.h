#pragma once

#include "views/charts/chartcard.h"
#include "views/charts/tornadoview.h"

namespace views {

// A card with a tornado chart. A click on a bar, or Enter on the selected one, jumps to its input.
class TornadoChartCard : public ChartCard {
    Q_OBJECT
public:
    explicit TornadoChartCard(QWidget* parent = nullptr);
    void setChart(const model::TornadoChart& chart);
    const model::TornadoChart& chart() const { return chart_; }
    TornadoView* view() { return view_; }
    int current() const { return current_; } // −1: none

Q_SIGNALS:
    void inputRequested(const QString& path, const QPoint& at);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    model::Table table() const override;
    void drawVector(QPainter& painter, const QSize& size, const Theme& theme) override;

private:
    void setCurrent(int bar);
    void ask(int bar);

    TornadoView* view_;
    model::TornadoChart chart_;
    int current_ = -1;
};

} // namespace views

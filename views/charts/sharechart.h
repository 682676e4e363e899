#pragma once

#include "views/charts/chartcard.h"
#include "views/charts/shareview.h"

namespace views {

// A whole in its parts, in a card. A click on a part asks why; so does Enter on the one that the
// arrows have reached.
class ShareChartCard : public ChartCard {
    Q_OBJECT
public:
    explicit ShareChartCard(QWidget* parent = nullptr);
    void setChart(const model::ShareChart& chart);
    const model::ShareChart& chart() const { return chart_; }
    ShareView* view() { return view_; }
    int current() const { return current_; } // −1: none

Q_SIGNALS:
    void whyAsked(const QString& dial, const QPoint& at);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    model::Table table() const override;
    void drawVector(QPainter& painter, const QSize& size, const Theme& theme) override;

private:
    void setCurrent(int part);
    void askWhy(int part);

    ShareView* view_;
    model::ShareChart chart_;
    int current_ = -1;
};

} // namespace views

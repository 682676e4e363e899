#pragma once

#include "views/charts/chartcard.h"
#include "views/charts/stackplot.h"

namespace views {

// Stacked bars in a card. Where columns have dials, a click on one asks why; so does Enter on the
// one that the arrows have reached.
class StackChartCard : public ChartCard {
    Q_OBJECT
public:
    explicit StackChartCard(QWidget* parent = nullptr);
    void setChart(const model::StackChart& chart, const model::NumberFormat& format, bool held);
    const model::StackChart& chart() const { return chart_; }
    const StackView* view() const { return view_; }
    int current() const { return current_; } // −1: none

Q_SIGNALS:
    void whyAsked(const QString& dial, const QPoint& at);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    model::Table table() const override;
    void drawVector(QPainter& painter, const QSize& size, const Theme& theme) override;

private:
    void setCurrent(int column);
    void askWhy(int column);

    StackView* view_;
    model::StackChart chart_;
    model::NumberFormat format_;
    bool held_ = false;
    int current_ = -1;
};

} // namespace views

#pragma once

#include "views/charts/chartcard.h"
#include "views/charts/rackview.h"

namespace views {

// A card with racks. A click on them, or Enter, explains the load on one power feed.
class RackChartCard : public ChartCard {
    Q_OBJECT
public:
    explicit RackChartCard(QWidget* parent = nullptr);
    void setChart(const model::RackChart& chart);
    const model::RackChart& chart() const { return chart_; }

Q_SIGNALS:
    void whyRequested(const QString& dial, const QPoint& at);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    model::Table table() const override;
    void drawVector(QPainter& painter, const QSize& size, const Theme& theme) override;

private:
    void askWhy();

    RackView* view_;
    model::RackChart chart_;
};

} // namespace views

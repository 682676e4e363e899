#pragma once

#include "model/chart/rackchart.h"
#include "views/theme.h"

#include <QWidget>

namespace views {

// Racks from the front, side by side, each next to its A/B power feeds: filled up to the load they
// share, hatched up to the load of one alone, with a line at its limit. Below are the phases of
// that feed. Hand-painted: a drawing to scale, for which neither Qt Charts nor QCustomPlot has an
// element.
class RackView : public QWidget {
    Q_OBJECT
public:
    explicit RackView(QWidget* parent = nullptr);

    void setChart(const model::RackChart& chart);
    void draw(QPainter& painter, const QSize& size, const Theme& theme) const;

    QSize sizeHint() const override { return {320, 260}; }
    QSize minimumSizeHint() const override { return {200, 120}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    using Rack = model::RackChart::Rack;
    void drawRack(QPainter& painter, const QRectF& room, const Rack& rack,
                  const Theme& theme) const;
    void drawFront(QPainter& painter, const QRectF& frame, const Rack& rack,
                   const Theme& theme) const;
    void drawFeed(QPainter& painter, const QRectF& gauge, const QString& name, const Rack& rack,
                  const Theme& theme) const;
    void drawPhases(QPainter& painter, const QRectF& room, const Rack& rack,
                    const Theme& theme) const;

    model::RackChart chart_;
};

} // namespace views

#pragma once

#include "model/chart/drawchart.h"
#include "views/theme.h"

#include <QWidget>

namespace views {

// Columns that stand side by side, the middle 80 % darker, and marks that rise from the axis.
class DrawView : public QWidget {
    Q_OBJECT
public:
    explicit DrawView(QWidget* parent = nullptr) : QWidget(parent)
    {
        setAttribute(Qt::WA_OpaquePaintEvent);
    }

    void setChart(const model::DrawChart& chart);
    void draw(QPainter& painter, const QSize& size, const Theme& theme) const;

    QSize sizeHint() const override { return {360, 240}; }
    QSize minimumSizeHint() const override { return {220, 110}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void drawColumns(QPainter& painter, const QRectF& room, const Theme& theme) const;
    void drawAxis(QPainter& painter, const QRectF& room, const Theme& theme) const;
    void drawMarks(QPainter& painter, const QRectF& room, const Theme& theme) const;

    model::DrawChart chart_;
};

} // namespace views

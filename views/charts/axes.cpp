#include "views/charts/axes.h"

#include <qcustomplot.h>

namespace views {

void dressAxes(QCustomPlot& plot, const Theme& theme)
{
    plot.setBackground(theme.card);
    for (QCPAxis* axis : {plot.xAxis, plot.yAxis}) {
        axis->setBasePen(QPen(theme.border));
        axis->setTickPen(Qt::NoPen);
        axis->setSubTickPen(Qt::NoPen);
        axis->setTickLabelColor(theme.muted);
        axis->setTickLabelFont(uiFont(11));
        axis->setLabelColor(theme.muted);
        axis->setLabelFont(uiFont(11));
        axis->grid()->setPen(QPen(theme.grid));
        axis->grid()->setZeroLinePen(QPen(theme.grid));
    }
    plot.yAxis->setBasePen(Qt::NoPen);
}

void dressLegend(QCustomPlot& plot)
{
    plot.legend->setBorderPen(Qt::NoPen);
    plot.legend->setIconSize(12, 12);
    plot.legend->setMargins(QMargins(0, 0, 0, 0));
    plot.axisRect()->insetLayout()->setInsetAlignment(0, Qt::AlignLeft | Qt::AlignTop);
}

void paintLegend(QCustomPlot& plot, const Theme& theme)
{
    QColor veil = theme.card;
    veil.setAlphaF(0.85F);
    plot.legend->setBrush(veil);
    plot.legend->setFont(uiFont(11));
    plot.legend->setTextColor(theme.muted);
}

void fitLabel(QCPAxis& axis, const QString& label)
{
    constexpr int beyond = 12; // both ends of the axis
    const QString fitted =
        QFontMetrics(axis.labelFont())
            .elidedText(label, Qt::ElideMiddle, axis.axisRect()->height() + beyond);
    if (fitted != axis.label())
        axis.setLabel(fitted);
}

bool through(const QRectF& box, const QLineF& line)
{
    for (const QLineF& side :
         {QLineF(box.topLeft(), box.bottomRight()), QLineF(box.bottomLeft(), box.topRight())})
        if (side.intersects(line, nullptr) == QLineF::BoundedIntersection)
            return true;
    return false;
}

} // namespace views

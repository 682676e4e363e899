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

} // namespace views

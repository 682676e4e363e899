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

bool fitLabel(QCPAxis& axis, const QString& label)
{
    constexpr int beyond = 12, usual = 11, least = 9;
    const int room = axis.axisRect()->height() + beyond; // including both ends of the axis
    QString fitted = label;
    QFont font = uiFont(usual);
    const auto tooLong = [&] {
        return QFontMetrics(font).size(0, fitted).width() > room; // width of the longest line
    };
    if (tooLong())
        fitted.replace(QStringLiteral(" ("), QStringLiteral("\n("));
    for (int size = usual - 1; size >= least && tooLong(); --size)
        font = uiFont(size);
    if (tooLong())
        fitted = QFontMetrics(font).elidedText(label, Qt::ElideMiddle, room);
    const bool changed = axis.labelFont() != font || axis.label() != fitted;
    axis.setLabelFont(font);
    axis.setLabel(fitted);
    return changed;
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

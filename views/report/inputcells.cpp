#include "views/report/inputcells.h"

#include <algorithm>

namespace views {
namespace {

constexpr double kGap = 14 * kPoint;

} // namespace

QRectF inputCell(std::size_t column, double top, double height)
{
    const double width = (kBody - (kInputColumns - 1) * kGap) / kInputColumns;
    return {kLeft + static_cast<double>(column) * (width + kGap), top, width, height};
}

void drawInput(Paper& paper, const QRectF& area, const model::Report::Input& input)
{
    const double points = 6.4 * area.height() / kInputRow;
    const QFontMetricsF metrics(paper.font(points, QFont::Normal));
    paper.painter().setPen(QPen(paper.theme().grid, 0.4 * kPoint));
    paper.painter().drawLine(area.bottomLeft(), area.bottomRight());
    const double number = metrics.horizontalAdvance(QStringLiteral(" [00]"));
    // A long value takes the room that a short label leaves.
    const double label =
        std::min(0.62 * area.width(), metrics.horizontalAdvance(input.label) + 4 * kPoint);
    paper.line(QRectF(area.left(), area.top(), label, area.height()), input.label, points,
               QFont::Normal, paper.theme().muted);
    paper.line(
        QRectF(area.left() + label, area.top(), area.width() - label - number, area.height()),
        input.value, points, QFont::Normal, paper.theme().text, Qt::AlignRight);
    if (input.source > 0)
        paper.line(QRectF(area.right() - number, area.top(), number, area.height()),
                   QStringLiteral("[%1]").arg(input.source), points, QFont::Normal,
                   paper.theme().muted, Qt::AlignRight);
}

} // namespace views

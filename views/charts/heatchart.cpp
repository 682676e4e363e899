#include "views/charts/heatchart.h"

#include "model/chart/piecereading.h"
#include "views/charts/casedline.h"
#include "views/textline.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace views {
namespace {

constexpr int kHeatTop = kGrid, kHead = 3 * kGrid, kMostLine = 4 * kGrid, kGap = 2;
constexpr double kMostNames = 0.42;           // of the width
constexpr std::size_t kUsual = 5, kOther = 3; // series colours of the two kinds
constexpr int kHeatSwatch = 8;
constexpr int kDarkFill = 120; // of 255: light letters are read on it
// Cells as tall as that can be written in, alone and with lines across them.
constexpr double kLeastFigure = 11.5, kLeastCrossed = 16;

void write(QPainter& painter, const QRectF& box, const QColor& colour, const QString& text,
           Qt::Alignment side)
{
    painter.setPen(colour);
    drawElided(painter, box, side | Qt::AlignVCenter, text);
}

QRectF placeOf(std::size_t row, std::size_t column, double left, const QSizeF& cell)
{
    return {left + cell.width() * double(column), kHeatTop + kHead + cell.height() * double(row),
            cell.width() - kGap, cell.height() - kGap};
}

} // namespace

HeatView::HeatView(QWidget* parent) : QWidget(parent)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void HeatView::setChart(const model::HeatChart& chart)
{
    chart_ = chart;
    update();
}

QColor HeatView::fillOf(const model::HeatChart::Cell& cell, const Theme& theme)
{
    if (cell.text.isEmpty())
        return theme.field;
    const QColor full = theme.series[cell.other ? kOther : kUsual];
    const auto strength = static_cast<float>(0.2 + 0.8 * cell.heat);
    const auto over = [strength](float ink, float paper) {
        return paper + strength * (ink - paper);
    };
    return QColor::fromRgbF(over(full.redF(), theme.card.redF()),
                            over(full.greenF(), theme.card.greenF()),
                            over(full.blueF(), theme.card.blueF()));
}

QRectF HeatView::cellsAt(const QSize& size) const
{
    const QFont font = uiFont(11);
    double widest = 0;
    for (const QString& row : chart_.rows)
        widest = std::max(widest, textWidth(font, row));
    const double left = std::min(widest + 2 * kGrid, kMostNames * size.width());
    const double lines = static_cast<double>(chart_.cells.size());
    const double below = chart_.kinds.isEmpty() ? 0 : kHead;
    const double tall =
        std::min<double>(kMostLine, (size.height() - kHeatTop - kHead - below) / lines);
    return {left, kHeatTop + kHead, size.width() - left, tall * lines};
}

int HeatView::cellAt(const QPoint& at) const
{
    const QRectF cells = cellsAt(size());
    if (chart_.cells.empty() || !cells.contains(at))
        return -1;
    const auto part = [](double place, double whole, std::size_t count) {
        return std::min(static_cast<int>(place / whole * static_cast<double>(count)),
                        static_cast<int>(count) - 1);
    };
    const std::size_t columns = chart_.cells.front().size();
    return part(at.y() - cells.top(), cells.height(), chart_.cells.size()) *
               static_cast<int>(columns) +
           part(at.x() - cells.left(), cells.width(), columns);
}

QRect HeatView::boxOf(int cell) const
{
    const QRectF cells = cellsAt(size());
    const auto columns = static_cast<int>(chart_.columns.size());
    const QSizeF each(cells.width() / columns,
                      cells.height() / static_cast<double>(chart_.cells.size()));
    return placeOf(static_cast<std::size_t>(cell / columns),
                   static_cast<std::size_t>(cell % columns), cells.left(), each)
        .toAlignedRect();
}

void HeatView::drawHeads(QPainter& painter, double left, const QSizeF& cell,
                         const Theme& theme) const
{
    for (qsizetype c = 0; c < chart_.columns.size(); ++c)
        write(painter,
              {left + cell.width() * double(c) - kGap, kHeatTop, cell.width() + kGap, kHead},
              theme.muted, chart_.columns[c], Qt::AlignHCenter);
}

void HeatView::drawRow(QPainter& painter, std::size_t row, double left, const QSizeF& cell,
                       const Theme& theme) const
{
    const double top = kHeatTop + kHead + cell.height() * double(row);
    const auto every = static_cast<std::size_t>(std::ceil(kLeastFigure / cell.height()));
    if (row % every == 0)
        write(painter, {0, top, left - kGrid, cell.height() - kGap}, theme.text,
              chart_.rows[static_cast<qsizetype>(row)], Qt::AlignLeft);
    for (std::size_t c = 0; c < chart_.cells[row].size(); ++c)
        painter.fillRect(placeOf(row, c, left, cell), fillOf(chart_.cells[row][c], theme));
}

// Over the lines, each on a piece of its cell where there are any.
void HeatView::drawFigures(QPainter& painter, std::size_t row, double left, const QSizeF& cell,
                           const Theme& theme) const
{
    for (std::size_t c = 0; c < chart_.cells[row].size(); ++c) {
        const model::HeatChart::Cell& figure = chart_.cells[row][c];
        const QRectF box = placeOf(row, c, left, cell);
        if (!chart_.lines.empty() && !figure.text.isEmpty()) {
            const QFontMetricsF metrics(painter.font());
            QRectF piece(0, 0, textWidth(painter.font(), figure.text) + 4, metrics.height() - 2);
            piece.moveCenter(box.center());
            piece &= box;
            painter.fillRect(piece, fillOf(figure, theme));
        }
        const bool onDark = qGray(fillOf(figure, theme).rgb()) < kDarkFill;
        write(painter, box, (onDark ? Theme::night() : Theme::day()).text, figure.text,
              Qt::AlignHCenter);
    }
}

void HeatView::draw(QPainter& painter, const QSize& size, const Theme& theme) const
{
    if (chart_.cells.empty())
        return;
    painter.setFont(uiFont(11));
    const QRectF all = cellsAt(size);
    const double left = all.left();
    const QSizeF cell(all.width() / double(chart_.columns.size()),
                      all.height() / double(chart_.cells.size()));
    drawHeads(painter, left, cell, theme);
    const bool room = textWidth(painter.font(), chart_.corner) <= left - kGrid;
    if (room && !chart_.kinds.isEmpty()) // else the rows say by themselves what they are
        write(painter, {0, kHeatTop, left - kGrid, kHead}, theme.muted, chart_.corner,
              Qt::AlignLeft);
    for (std::size_t row = 0; row < chart_.cells.size(); ++row)
        drawRow(painter, row, left, cell, theme);
    const QRectF cells = all.adjusted(0, 0, -kGap, -kGap);
    drawLines(painter, cells, theme);
    const double least = chart_.lines.empty() ? kLeastFigure : kLeastCrossed;
    const bool readable = cell.height() >= least; // else they are read one by one
    for (std::size_t row = 0; readable && row < chart_.cells.size(); ++row)
        drawFigures(painter, row, left, cell, theme);
    drawMark(painter, cells, theme);
    drawKinds(painter, cells.bottom() + kGrid / 2.0, theme);
}

// Apart from the cells by an edge of the card's colour.
void HeatView::drawLines(QPainter& painter, const QRectF& cells, const Theme& theme) const
{
    painter.save();
    painter.setClipRect(cells);
    painter.setRenderHint(QPainter::Antialiasing);
    const double wide = cells.width() / double(chart_.columns.size());
    const double tall = cells.height() / double(chart_.rows.size());
    for (const model::HeatChart::Line& line : chart_.lines) {
        QPolygonF points;
        for (qsizetype i = 0; i < line.column.size(); ++i)
            points << cells.topLeft() + QPointF(wide * line.column[i], tall * line.row[i]);
        QPen pen(theme.text, 2, Qt::SolidLine, Qt::FlatCap);
        if (!line.strong)
            pen.setDashPattern({2, 2});
        drawCasedLine(painter, points, theme.card, pen);
    }
    painter.restore();
}

void HeatView::drawMark(QPainter& painter, const QRectF& cells, const Theme& theme) const
{
    if (!chart_.mark)
        return;
    const QPointF at = cells.topLeft() +
                       QPointF(cells.width() * chart_.mark->column / double(chart_.columns.size()),
                               cells.height() * chart_.mark->row / double(chart_.rows.size()));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.card, 2));
    painter.setBrush(theme.text);
    painter.drawEllipse(at, 6, 6);
    const QFont font = uiFont(11, QFont::DemiBold);
    painter.setFont(font);
    const double width = textWidth(font, chart_.mark->label) + kGrid;
    const bool right = at.x() + width + kGrid < cells.right();
    const QRectF box(right ? at.x() + kGrid : at.x() - kGrid - width, at.y() - kGrid, width,
                     2 * kGrid);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.card);
    painter.drawRoundedRect(box, 4, 4);
    painter.restore();
    painter.setFont(font);
    write(painter, box, theme.text, chart_.mark->label, Qt::AlignHCenter);
    painter.setFont(uiFont(11));
}

void HeatView::drawKinds(QPainter& painter, double top, const Theme& theme) const
{
    double x = 0;
    for (qsizetype i = 0; i < chart_.kinds.size(); ++i) {
        painter.fillRect(QRectF(x, top + (kHead - kHeatSwatch) / 2.0, kHeatSwatch, kHeatSwatch),
                         theme.series[i == 0 ? kUsual : kOther]);
        const double wide = textWidth(painter.font(), chart_.kinds[i]) + 1;
        write(painter, {x + kHeatSwatch + 4, top, wide, kHead}, theme.muted, chart_.kinds[i],
              Qt::AlignLeft);
        x += kHeatSwatch + 4 + wide + 2 * kGrid;
    }
}

void HeatView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = Theme::of(palette());
    painter.fillRect(rect(), theme.card);
    draw(painter, size(), theme);
}

HeatChartCard::HeatChartCard(QWidget* parent) : PieceCard(parent), view_(new HeatView)
{
    setBody(view_);
}

void HeatChartCard::setChart(const model::HeatChart& chart)
{
    if (chart == chart_)
        return; // nothing moved
    chart_ = chart;
    view_->setChart(chart);
    setHead(chart.title, chart.subtitle, chart.summary);
    readAgain();
}

int HeatChartCard::pieces() const
{
    return static_cast<int>(chart_.cells.size()) * across();
}

model::ChartReading HeatChartCard::readingOf(int cell) const
{
    return model::readingAt(chart_, cell / across(), cell % across());
}

QColor HeatChartCard::colourOf(int cell, std::size_t) const
{
    const auto& row = chart_.cells[static_cast<std::size_t>(cell / across())];
    return HeatView::fillOf(row[static_cast<std::size_t>(cell % across())], Theme::of(palette()));
}

model::Table HeatChartCard::table() const
{
    return model::tableOf(chart_);
}

void HeatChartCard::drawVector(QPainter& painter, const QSize& size, const Theme& theme)
{
    view_->draw(painter, size, theme);
}

} // namespace views

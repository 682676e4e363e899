#include "views/charts/heatview.h"

#include "views/textline.h"

#include <algorithm>
#include <cmath>

namespace views {
namespace {

constexpr int kMostHeatLine = 4 * kGrid, kCellGap = 2;
constexpr double kMostNames = 0.42;           // share of the width
constexpr std::size_t kUsual = 5, kOther = 3; // series colors of the two kinds
constexpr double kFaintest = 0.2;             // color strength of the smallest value
constexpr int kDarkFill = 120;                // of 255: below this, text is light
// Least heights of a cell with text, without and with lines across it.
constexpr double kLeastFigure = 11.5, kLeastCrossed = 16;

// On the map the usual kind is positive and the other one negative.
double heightOf(const model::HeatChart::Cell& cell)
{
    if (cell.text.isEmpty())
        return std::nan("");
    const double strength = kFaintest + (1 - kFaintest) * cell.heat;
    return cell.other ? -strength : strength;
}

bool isSameButForMark(const model::HeatChart& a, const model::HeatChart& b)
{
    return a.cells == b.cells && a.lines == b.lines && a.rows == b.rows && a.columns == b.columns &&
           a.corner == b.corner && a.kinds == b.kinds;
}

} // namespace

// On screen the library's image, one pixel per cell; in vector formats a rectangle per cell.
class HeatCells : public QCPColorMap {
public:
    HeatCells(HeatView* plot, const model::HeatChart& chart)
        : QCPColorMap(plot->xAxis, plot->yAxis)
        , plot_(*plot)
        , chart_(chart)
    {
    }

protected:
    void draw(QCPPainter* painter) override
    {
        if (!painter->modes().testFlag(QCPPainter::pmVectorized))
            return QCPColorMap::draw(painter);
        int at = 0;
        for (const auto& row : chart_.cells)
            for (const model::HeatChart::Cell& cell : row)
                painter->fillRect(plot_.boxOf(at++), HeatView::fillOf(cell, plot_.theme()));
    }

private:
    HeatView& plot_;
    const model::HeatChart& chart_;
};

// The text of the cells, over the lines and, if there are any, on a patch of the cell's color. One
// item draws all: a QCPItemText would shape its text again on every change.
class CellFigures : public QCPAbstractItem {
public:
    CellFigures(HeatView* plot, const model::HeatChart& chart)
        : QCPAbstractItem(plot)
        , plot_(*plot)
        , chart_(chart)
    {
    }
    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

protected:
    void draw(QCPPainter* painter) override
    {
        const double tall = plot_.axes().height() / std::max<double>(1, double(chart_.rows.size()));
        if (tall < (chart_.lines.empty() ? kLeastFigure : kLeastCrossed))
            return; // too small to draw; hovering reads them
        painter->setFont(uiFont(11));
        int at = 0;
        for (const auto& row : chart_.cells)
            for (const model::HeatChart::Cell& cell : row)
                drawFigure(*painter, cell, plot_.boxOf(at++));
    }

private:
    void drawFigure(QCPPainter& painter, const model::HeatChart::Cell& cell,
                    const QRectF& box) const
    {
        const QColor under = HeatView::fillOf(cell, plot_.theme());
        if (!chart_.lines.empty() && !cell.text.isEmpty()) {
            const QFontMetricsF metrics(painter.font());
            QRectF piece(0, 0, textWidth(painter.font(), cell.text) + 4, metrics.height() - 2);
            piece.moveCenter(box.center());
            painter.fillRect(piece & box, under);
        }
        const bool onDark = qGray(under.rgb()) < kDarkFill;
        painter.setPen((onDark ? Theme::night() : Theme::day()).text);
        drawElided(painter, box, Qt::AlignCenter, cell.text);
    }

    HeatView& plot_;
    const model::HeatChart& chart_;
};

HeatView::HeatView(QWidget* parent)
    : PiecePlot(parent)
    , map_(new HeatCells(this, chart_))
    , figures_(new CellFigures(this, chart_))
    , dot_(new QCPGraph(xAxis, yAxis))
    , mark_(new QCPItemText(this))
    , corner_(new QCPItemText(this))
{
    // From back to front: cells, the gaps between them, lines, text; last, with its own buffer, the
    // mark, since a drag moves only that.
    addLayer(QStringLiteral("gaps"), layer(QStringLiteral("main")));
    addLayer(QStringLiteral("lines"), layer(QStringLiteral("gaps")));
    addLayer(QStringLiteral("figures"), layer(QStringLiteral("lines")));
    addLayer(QStringLiteral("mark"), layer(QStringLiteral("overlay")));
    layer(QStringLiteral("mark"))->setMode(QCPLayer::lmBuffered);
    map_->setInterpolate(false);
    map_->setTightBoundary(false);
    map_->setDataRange({-1, 1});
    dot_->setLineStyle(QCPGraph::lsNone);
    figures_->setLayer(QStringLiteral("figures"));
    mark_->setLayer(QStringLiteral("mark"));
    dot_->setLayer(QStringLiteral("mark")); // above the background of the mark's name
    mark_->setPadding(QMargins(4, 1, 4, 1));
    corner_->setClipToAxisRect(false);
    corner_->position->setType(QCPItemPosition::ptAbsolute);
    corner_->setPositionAlignment(Qt::AlignLeft | Qt::AlignBottom);
    for (QCPAxis* axis : {xAxis, yAxis2}) { // they only draw the gaps
        axis->setVisible(true);
        axis->setTickLabels(false);
        axis->setTickLength(0, 0);
        axis->setTicker(QSharedPointer<QCPAxisTickerFixed>::create());
        axis->setPadding(0);
    }
    for (QCPAxis* axis : {xAxis2, yAxis}) {
        axis->setVisible(true);
        axis->setTicker(QSharedPointer<QCPAxisTickerText>::create());
        axis->setTickLength(0, 0);
        axis->setTickLabelPadding(4);
        axis->setPadding(0);
    }
    xAxis->grid()->setLayer(QStringLiteral("gaps"));
    yAxis->grid()->setVisible(false);
    yAxis2->grid()->setVisible(true);
    yAxis2->grid()->setLayer(QStringLiteral("gaps"));
    yAxis->setRangeReversed(true);
    yAxis2->setRangeReversed(true);
    axisRect()->setSizeConstraintRect(QCPLayoutElement::scrInnerRect);
    dress();
}

QColor HeatView::fillOf(const model::HeatChart::Cell& cell, const Theme& theme)
{
    if (cell.text.isEmpty())
        return theme.field;
    const QColor full = theme.series[cell.other ? kOther : kUsual];
    const auto strength = static_cast<float>(std::abs(heightOf(cell)));
    const auto over = [strength](float ink, float paper) {
        return paper + strength * (ink - paper);
    };
    return QColor::fromRgbF(over(full.redF(), theme.card.redF()),
                            over(full.greenF(), theme.card.greenF()),
                            over(full.blueF(), theme.card.blueF()));
}

void HeatView::dress()
{
    isDrawn_ = false;
    QCPColorGradient gradient;
    gradient.clearColorStops();
    gradient.setColorStopAt(0, theme().series[kOther]);
    gradient.setColorStopAt(0.5, theme().card);
    gradient.setColorStopAt(1, theme().series[kUsual]);
    gradient.setNanHandling(QCPColorGradient::nhNanColor);
    gradient.setNanColor(theme().field);
    map_->setGradient(gradient);
    for (QCPAxis* axis : {xAxis, yAxis, xAxis2, yAxis2}) {
        axis->setBasePen(Qt::NoPen);
        axis->setTickPen(QPen(Qt::transparent));
        axis->setSubTickPen(QPen(Qt::transparent));
        axis->setTickLabelFont(uiFont(11));
        axis->grid()->setPen(QPen(theme().card, kCellGap));
        axis->grid()->setZeroLinePen(QPen(theme().card, kCellGap));
    }
    xAxis2->setTickLabelColor(theme().muted);
    yAxis->setTickLabelColor(theme().text);
    corner_->setFont(uiFont(11));
    corner_->setColor(theme().muted);
    dot_->setScatterStyle(
        QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(theme().card, 2), theme().text, 12));
    mark_->setFont(uiFont(11, QFont::DemiBold));
    mark_->setColor(theme().text);
    mark_->setBrush(theme().card);
    if (!chart_.cells.empty())
        setChart(model::HeatChart(chart_));
}

void HeatView::setChart(const model::HeatChart& chart)
{
    const bool marksOnly = isDrawn_ && isSameButForMark(chart, chart_);
    chart_ = chart;
    if (marksOnly) {
        showMark();
        layer(QStringLiteral("mark"))->replot();
        return;
    }
    const bool empty = chart.cells.empty();
    for (QCPLayerable* one : {static_cast<QCPLayerable*>(map_), static_cast<QCPLayerable*>(xAxis2),
                              static_cast<QCPLayerable*>(yAxis)})
        one->setVisible(!empty);
    std::vector<Named> kinds;
    for (qsizetype i = 0; i < chart.kinds.size() && !empty; ++i)
        kinds.push_back({chart.kinds[i], theme().series[i == 0 ? kUsual : kOther]});
    name(kinds);
    if (!empty)
        fill();
    showLines();
    showMark();
    draw();
    isDrawn_ = true;
}

// A color map with a single row or column would have no extent: write each cell twice.
void HeatView::fill()
{
    const int across = columns() > 1 ? 1 : 2, down = rows() > 1 ? 1 : 2;
    const auto middles = [](int cells, int times) {
        const double half = 0.5 / times;
        return QCPRange(half, cells - half);
    };
    map_->data()->setSize(columns() * across, rows() * down);
    map_->data()->setRange(middles(columns(), across), middles(rows(), down));
    for (int row = 0; row < rows() * down; ++row)
        for (int column = 0; column < columns() * across; ++column)
            map_->data()->setCell(column, row,
                                  heightOf(chart_.cells[static_cast<std::size_t>(
                                      row / down)][static_cast<std::size_t>(column / across)]));
    for (QCPAxis* axis : {xAxis, xAxis2})
        axis->setRange(0, columns());
    for (QCPAxis* axis : {yAxis, yAxis2})
        axis->setRange(0, rows());
    axisRect()->setMaximumSize(QWIDGETSIZE_MAX, kMostHeatLine * rows());
}

void HeatView::place()
{
    if (!chart_.cells.empty())
        nameAxes();
}

// Names every row if there is room, else every nth.
void HeatView::nameAxes()
{
    const QFontMetrics metrics(uiFont(11));
    const int most = static_cast<int>(kMostNames * width());
    const double tall = axes().height() / std::max(1, rows());
    const int every = std::max(1, static_cast<int>(std::ceil(kLeastFigure / std::max(1.0, tall))));
    auto* down = static_cast<QCPAxisTickerText*>(yAxis->ticker().data());
    auto* across = static_cast<QCPAxisTickerText*>(xAxis2->ticker().data());
    down->clear();
    across->clear();
    for (int row = 0; row < rows(); row += every)
        down->addTick(row + 0.5, metrics.elidedText(chart_.rows[row], Qt::ElideRight, most));
    for (int column = 0; column < columns(); ++column)
        across->addTick(column + 0.5, chart_.columns[column]);
    // Makes room for the last name, which would be dropped if it went beyond the plot.
    const double last = columns() > 0 ? metrics.horizontalAdvance(chart_.columns.back()) : 0;
    const double beyond = (last - axes().width() / std::max(1, columns())) / 2 + kCellGap;
    axisRect()->setMinimumMargins(
        QMargins(0, 3 * kGrid, std::max(0, static_cast<int>(std::ceil(beyond))), 0));
    const bool room = metrics.horizontalAdvance(chart_.corner) <= axes().left() - kGrid;
    corner_->setVisible(room && !chart_.kinds.isEmpty()); // else the row names say what they are
    corner_->setText(chart_.corner);
    corner_->position->setCoords(0, axes().top() - 2);
}

// Separated from the cells by a casing in the card's color.
void HeatView::showLines()
{
    while (lines_.size() < 2 * chart_.lines.size()) {
        lines_.push_back(new QCPCurve(xAxis, yAxis));
        lines_.back()->setLayer(QStringLiteral("lines"));
        lines_.back()->setAntialiased(lines_.size() % 2 == 0); // a casing needs no smooth edge
    }
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const bool shown = i / 2 < chart_.lines.size();
        lines_[i]->setVisible(shown);
        if (!shown)
            continue;
        const model::HeatChart::Line& line = chart_.lines[i / 2];
        lines_[i]->setData(line.column, line.row);
        QPen pen(i % 2 == 0 ? theme().card : theme().text, i % 2 == 0 ? 4 : 2, Qt::SolidLine,
                 Qt::FlatCap);
        if (i % 2 == 1 && !line.strong)
            pen.setDashPattern({2, 2});
        lines_[i]->setPen(pen);
    }
}

void HeatView::showMark()
{
    dot_->data()->clear();
    mark_->setVisible(chart_.mark.has_value());
    if (!chart_.mark)
        return;
    dot_->addData(chart_.mark->column, chart_.mark->row);
    const bool right = chart_.mark->column < 0.75 * columns();
    mark_->setText(chart_.mark->label);
    mark_->setPositionAlignment((right ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    mark_->setPadding(QMargins(right ? kGrid + 2 : 4, 1, right ? 4 : kGrid + 2, 1));
    mark_->position->setCoords(chart_.mark->column, chart_.mark->row);
}

int HeatView::cellAt(const QPoint& at) const
{
    if (chart_.cells.empty() || !axes().contains(at))
        return -1;
    const auto place = [](double along, int count) {
        return std::clamp(static_cast<int>(std::floor(along)), 0, count - 1);
    };
    return place(yAxis->pixelToCoord(at.y()), rows()) * columns() +
           place(xAxis->pixelToCoord(at.x()), columns());
}

QRect HeatView::boxOf(int cell) const
{
    const int row = cell / columns(), column = cell % columns();
    return QRectF(QPointF(xAxis->coordToPixel(column), yAxis->coordToPixel(row)),
                  QPointF(xAxis->coordToPixel(column + 1), yAxis->coordToPixel(row + 1)))
        .toRect();
}

} // namespace views

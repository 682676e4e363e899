#include "views/charts/stackplot.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QFontMetricsF>
#include <QGraphicsLineItem>
#include <QGraphicsRectItem>
#include <QGraphicsSimpleTextItem>
#include <QStackedBarSeries>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace views {
namespace {

constexpr int kNarrow = 300;    // line names to the right of the columns would take too much room
constexpr double kTotalGap = 6; // between two totals
constexpr double kSteps = 4;    // at most one more above the highest bar

} // namespace

StackView::StackView(QWidget* parent)
    : ChartScene(parent)
    , series_(new QStackedBarSeries)
    , columns_(new QBarCategoryAxis)
    , values_(new QValueAxis)
    , names_(*chart())
{
    setMinimumSize(200, 120);
    setViewportUpdateMode(MinimalViewportUpdate); // no overlapping content
    chart()->addSeries(series_);
    chart()->addAxis(columns_, Qt::AlignBottom);
    chart()->addAxis(values_, Qt::AlignLeft);
    series_->attachAxis(columns_);
    series_->attachAxis(values_);
    series_->setBarWidth(0.5);
    chart()->setMargins(QMargins(0, 4, 0, 0));
    chart()->setLocalizeNumbers(true);
    connect(chart(), &QChart::plotAreaChanged, this, &StackView::place);
    dress();
}

void StackView::dress()
{
    const Theme& theme = this->theme();
    for (QAbstractAxis* axis :
         {static_cast<QAbstractAxis*>(columns_), static_cast<QAbstractAxis*>(values_)}) {
        axis->setLabelsFont(uiFont(11));
        axis->setLabelsColor(theme.muted);
        axis->setLinePen(QPen(theme.border));
        axis->setGridLinePen(QPen(theme.grid));
    }
    columns_->setGridLineVisible(false);
    columns_->setTruncateLabels(false);
    values_->setLineVisible(false);
    values_->setTruncateLabels(false); // "…" at every line would tell nothing
    for (std::size_t i = 0; i < sets_.size(); ++i) {
        sets_[i]->setColor(colourOf(i));
        sets_[i]->setBorderColor(theme.card);
    }
    for (std::size_t i = 0; i < totals_.size(); ++i) {
        const bool quiet = chart_.marked >= 0 && chart_.marked != static_cast<int>(i);
        totals_[i]->setBrush(quiet ? theme.muted : theme.text);
        totals_[i]->setFont(uiFont(12, quiet ? QFont::Normal : QFont::DemiBold));
        backs_[i]->setBrush(theme.card);
    }
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        lines_[i]->setPen(QPen(theme.text, 1, i == 0 ? Qt::DashLine : Qt::SolidLine));
        lineNames_[i]->setBrush(theme.text);
    }
    names_.dress(theme, [this](std::size_t part) { return colourOf(part); });
}

QColor StackView::colourOf(std::size_t part) const
{
    const auto& s = theme().series;
    const QColor colours[] = {s[5], s[2], s[0], s[1], s[3], s[4], theme().faint};
    return colours[part % std::size(colours)];
}

void StackView::rebuildLines(std::size_t count)
{
    while (lines_.size() < count) {
        lines_.push_back(new QGraphicsLineItem(chart()));
        lines_.back()->setZValue(49);
        lineNames_.push_back(new QGraphicsSimpleTextItem(chart()));
        lineNames_.back()->setFont(uiFont(11));
    }
    names_.ensure(sets_.size());
}

void StackView::rebuild(const model::StackChart& chart)
{
    series_->clear();
    sets_.clear();
    for (const auto& part : chart.parts) {
        sets_.push_back(new QBarSet(part.label.toHtmlEscaped()));
        for (qsizetype i = 0; i < chart.columns.size(); ++i)
            sets_.back()->append(0);
        series_->append(sets_.back());
    }
    columns_->clear();
    QStringList names; // Qt Charts renders axis labels as HTML, and some come from files
    for (const QString& column : chart.columns)
        names << column.toHtmlEscaped();
    columns_->append(names);
    while (static_cast<qsizetype>(totals_.size()) < chart.columns.size()) {
        backs_.push_back(new QGraphicsRectItem(this->chart())); // hides grid lines behind digits
        backs_.back()->setPen(Qt::NoPen);
        totals_.push_back(new QGraphicsSimpleTextItem(this->chart()));
        backs_.back()->setZValue(50);
        totals_.back()->setZValue(51);
    }
    rebuildLines(chart.lines.size());
    dress();
}

void StackView::setChart(const model::StackChart& chart, const QLocale& locale, bool held)
{
    if (this->chart()->locale() != locale)
        this->chart()->setLocale(locale); // for the numbers on its axis
    const auto labels = [](const model::StackChart& c) {
        QStringList all = c.columns;
        for (const auto& part : c.parts)
            all << part.label;
        return all;
    };
    const bool other = labels(chart) != labels(chart_) || chart.marked != chart_.marked ||
                       chart.lines.size() != chart_.lines.size();
    chart_ = chart;
    if (other)
        rebuild(chart);
    for (std::size_t i = 0; i < chart.parts.size(); ++i)
        for (qsizetype k = 0; k < chart.parts[i].values.size(); ++k)
            if (sets_[i]->at(static_cast<int>(k)) != chart.parts[i].values[k])
                sets_[i]->replace(static_cast<int>(k), chart.parts[i].values[k]);
    const double step = model::readableStep(std::max(chart.high, 1e-9), kSteps);
    const double high = step * std::ceil(chart.high * 1.08 / step);
    if (!held || high > high_) {
        if (high != high_) {
            high_ = high;
            values_->setRange(0, high);
            values_->setTickCount(static_cast<int>(std::lround(high / step)) + 1);
        }
        int decimals = 0; // as many as the step needs
        for (double at = step; decimals < 3 && std::abs(at - std::round(at)) > 1e-9; at *= 10)
            ++decimals;
        const QString format =
            chart.prefix + QStringLiteral("%.%1f %2").arg(decimals).arg(chart.unit);
        if (values_->labelFormat() != format)
            values_->setLabelFormat(format);
    }
    place();
}

// If the totals would overlap, they are shown without their unit, which the axis shows.
bool StackView::totalsTouch() const
{
    const double room =
        chart()->plotArea().width() / std::max(1.0, static_cast<double>(chart_.columns.size()));
    const QFontMetricsF metrics(uiFont(12, QFont::DemiBold));
    return std::ranges::any_of(chart_.totals, [&](const QString& total) {
        return metrics.horizontalAdvance(total) + kTotalGap > room;
    });
}

void StackView::place()
{
    const bool bare = totalsTouch();
    for (std::size_t i = 0; i < totals_.size(); ++i) {
        const bool shown = static_cast<qsizetype>(i) < chart_.totals.size();
        totals_[i]->setVisible(shown);
        backs_[i]->setVisible(shown);
        if (!shown)
            continue;
        double top = 0;
        for (const auto& part : chart_.parts)
            top += part.values[static_cast<qsizetype>(i)];
        const QString whole = chart_.totals[static_cast<qsizetype>(i)];
        const QString total = bare ? whole.section(QChar(0x00a0), 0, 0) : whole;
        if (totals_[i]->text() != total)
            totals_[i]->setText(total);
        const QPointF at = chart()->mapToPosition(QPointF(double(i), top), series_);
        const QRectF box = totals_[i]->boundingRect();
        totals_[i]->setPos(at.x() - box.width() / 2, at.y() - box.height() - 2);
        backs_[i]->setRect(box.translated(totals_[i]->pos()).adjusted(-2, 1, 2, 0));
    }
    placeLines();
}

bool StackView::isFree(const QRectF& place) const
{
    return std::ranges::none_of(backs_, [&place](const QGraphicsRectItem* total) {
        return total->isVisible() && total->rect().intersects(place);
    });
}

// From the lowest up; a name that would overlap the one below moves up.
void StackView::placeLines()
{
    const QRectF area = chart()->plotArea();
    const bool narrow = size().width() < kNarrow;
    double widest = 0, above = INFINITY;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const bool shown = i < chart_.lines.size();
        lines_[i]->setVisible(shown);
        lineNames_[i]->setVisible(shown);
        if (!shown)
            continue;
        lineNames_[i]->setText(chart_.lines[i].label);
        const double y = chart()->mapToPosition(QPointF(0, chart_.lines[i].at), series_).y();
        lines_[i]->setLine(area.left(), y, area.right() + (narrow ? 0 : 4), y);
        const QRectF box = lineNames_[i]->boundingRect();
        if (narrow) { // the highest name above its line, the others below
            const QRectF over(area.right() - box.width(), y - box.height(), box.width(),
                              box.height());
            const bool free = i + 1 == chart_.lines.size() && over.top() >= 0 && isFree(over);
            lineNames_[i]->setPos(over.left(), free ? over.top() : y + 2);
            continue;
        }
        const double top = std::min(y - box.height() / 2, above - box.height());
        lineNames_[i]->setPos(area.right() + 8, top);
        above = top;
        widest = std::max(widest, box.width() + 12);
    }
    const bool right = chart_.lines.empty();
    const double names =
        right ? names_.placeRight(size(), chart_) : names_.placeBelow(size(), chart_);
    // The highest line may be at the top of the plot, with its name above.
    const int topMargin = narrow && !right ? QFontMetrics(lineNames_.front()->font()).height() : 4;
    const QMargins margins(0, topMargin, static_cast<int>(right ? names : widest),
                           static_cast<int>(right ? 0 : names));
    if (chart()->margins() != margins)
        chart()->setMargins(margins);
}

int StackView::columnAt(const QPoint& at) const
{
    const QRectF area = chart()->plotArea();
    const double part = (at.x() - area.left()) / area.width();
    const int count = static_cast<int>(chart_.columns.size());
    return area.contains(at) ? std::min(static_cast<int>(part * count), count - 1) : -1;
}

QRect StackView::boxOf(int column) const
{
    double top = 0;
    for (const auto& part : chart_.parts)
        top += part.values.value(column);
    const double half = series_->barWidth() / 2;
    const QPointF from = chart()->mapToPosition(QPointF(column - half, top), series_);
    const QPointF to = chart()->mapToPosition(QPointF(column + half, 0), series_);
    return QRectF(from, to).toAlignedRect();
}

QPoint StackView::footOf(int column) const
{
    return {static_cast<int>(chart()->mapToPosition(QPointF(column, 0), series_).x()),
            static_cast<int>(chart()->plotArea().bottom())};
}

} // namespace views

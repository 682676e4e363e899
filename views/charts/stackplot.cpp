#include "views/charts/stackplot.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsRectItem>
#include <QGraphicsSimpleTextItem>
#include <QLegend>
#include <QStackedBarSeries>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace views {
namespace {

// A round number of at most five steps above the highest bar.
double roundStep(double high)
{
    const double rough = high / 4;
    const double magnitude = std::pow(10, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 2.5, 5.0, 10.0})
        if (factor * magnitude >= rough)
            return factor * magnitude;
    return 10 * magnitude;
}

} // namespace

StackView::StackView(QWidget* parent)
    : QChartView(parent)
    , theme_(&Theme::day())
    , series_(new QStackedBarSeries)
    , columns_(new QBarCategoryAxis)
    , values_(new QValueAxis)
{
    setFrameShape(QFrame::NoFrame);
    viewport()->setFocusPolicy(Qt::NoFocus); // the card around it takes the focus
    setRenderHint(QPainter::Antialiasing);
    setMinimumSize(200, 120);
    chart()->addSeries(series_);
    chart()->addAxis(columns_, Qt::AlignBottom);
    chart()->addAxis(values_, Qt::AlignLeft);
    series_->attachAxis(columns_);
    series_->attachAxis(values_);
    series_->setBarWidth(0.5);
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setMargins(QMargins(0, 4, 0, 0));
    chart()->setBackgroundRoundness(0);
    chart()->legend()->setAlignment(Qt::AlignRight);
    chart()->legend()->setReverseMarkers(true);
    chart()->legend()->setMarkerShape(QLegend::MarkerShapeRectangle);
    connect(chart(), &QChart::plotAreaChanged, this, &StackView::place);
    setTheme(*theme_);
}

void StackView::setTheme(const Theme& theme)
{
    theme_ = &theme;
    chart()->setBackgroundBrush(theme.card);
    chart()->setBackgroundPen(Qt::NoPen);
    setBackgroundBrush(theme.card);
    chart()->legend()->setFont(uiFont(11));
    chart()->legend()->setLabelColor(theme.muted);
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
    const std::size_t order[] = {5, 2, 0, 1, 3};
    for (std::size_t i = 0; i < sets_.size(); ++i) {
        sets_[i]->setColor(theme.series[order[i % 5]]);
        sets_[i]->setBorderColor(theme.card);
    }
    for (QGraphicsSimpleTextItem* total : totals_)
        total->setBrush(theme.text);
    for (QGraphicsRectItem* back : backs_)
        back->setBrush(theme.card);
}

void StackView::rebuild(const model::StackChart& chart)
{
    series_->clear();
    sets_.clear();
    for (const auto& part : chart.parts) {
        sets_.push_back(new QBarSet(part.label));
        for (qsizetype i = 0; i < chart.columns.size(); ++i)
            sets_.back()->append(0);
        series_->append(sets_.back());
    }
    columns_->clear();
    columns_->append(chart.columns);
    while (static_cast<qsizetype>(totals_.size()) < chart.columns.size()) {
        backs_.push_back(new QGraphicsRectItem(this->chart())); // keeps grid lines off the digits
        backs_.back()->setPen(Qt::NoPen);
        totals_.push_back(new QGraphicsSimpleTextItem(this->chart()));
        totals_.back()->setFont(uiFont(12, QFont::DemiBold));
        backs_.back()->setZValue(50);
        totals_.back()->setZValue(51);
    }
    setTheme(*theme_);
}

void StackView::setChart(const model::StackChart& chart, bool held)
{
    const auto labels = [](const model::StackChart& c) {
        QStringList all = c.columns;
        for (const auto& part : c.parts)
            all << part.label;
        return all;
    };
    if (labels(chart) != labels(chart_))
        rebuild(chart);
    chart_ = chart;
    for (std::size_t i = 0; i < chart.parts.size(); ++i)
        for (qsizetype k = 0; k < chart.parts[i].values.size(); ++k)
            if (sets_[i]->at(static_cast<int>(k)) != chart.parts[i].values[k])
                sets_[i]->replace(static_cast<int>(k), chart.parts[i].values[k]);
    const double step = roundStep(std::max(chart.high, 1e-9));
    const double high = step * std::ceil(chart.high * 1.08 / step);
    if (!held || high > high_) {
        if (high != high_) {
            high_ = high;
            values_->setRange(0, high);
            values_->setTickCount(static_cast<int>(std::lround(high / step)) + 1);
        }
        int decimals = 0; // as many as the step has
        for (double at = step; decimals < 3 && std::abs(at - std::round(at)) > 1e-9; at *= 10)
            ++decimals;
        const QString format = QStringLiteral("%.%1f %2").arg(decimals).arg(chart.unit);
        if (values_->labelFormat() != format)
            values_->setLabelFormat(format);
    }
    place();
}

void StackView::place()
{
    for (std::size_t i = 0; i < totals_.size(); ++i) {
        const bool shown = static_cast<qsizetype>(i) < chart_.totals.size();
        totals_[i]->setVisible(shown);
        backs_[i]->setVisible(shown);
        if (!shown)
            continue;
        double top = 0;
        for (const auto& part : chart_.parts)
            top += part.values[static_cast<qsizetype>(i)];
        if (totals_[i]->text() != chart_.totals[static_cast<qsizetype>(i)])
            totals_[i]->setText(chart_.totals[static_cast<qsizetype>(i)]);
        const QPointF at = chart()->mapToPosition(QPointF(double(i), top), series_);
        const QRectF box = totals_[i]->boundingRect();
        totals_[i]->setPos(at.x() - box.width() / 2, at.y() - box.height() - 2);
        backs_[i]->setRect(box.translated(totals_[i]->pos()).adjusted(-2, 1, 2, 0));
    }
}

void StackView::resizeEvent(QResizeEvent* event)
{
    QChartView::resizeEvent(event);
    place();
}

} // namespace views

#include "views/charts/curvechart.h"

#include "views/charts/vector.h"

#include <QHelpEvent>
#include <QToolTip>
#include <qcustomplot.h>

namespace views {

CurveChartCard::CurveChartCard(QWidget* parent)
    : ChartCard(parent)
    , plot_(new QCustomPlot)
    , curves_(*plot_)
{
    plot_->setMinimumSize(200, 120);
    plot_->installEventFilter(this);
    setBody(plot_);
    curves_.setTheme(Theme::of(palette()));
}

void CurveChartCard::setChart(const model::CurveChart& chart, const model::NumberFormat& format,
                              bool held)
{
    const bool same = chart == chart_ && held == held_ && format.locale() == format_.locale();
    chart_ = chart;
    format_ = format;
    held_ = held;
    if (same) // what settles behind a turn seldom moves it
        return;
    setHead(chart.title, chart.subtitle, chart.summary);
    plot_->setLocale(format.locale());
    curves_.setChart(chart, held);
    const QRect before = plot_->axisRect()->rect();
    plot_->replot(QCustomPlot::rpQueuedRefresh);
    if (plot_->axisRect()->rect() == before)
        return;
    curves_.place(); // wider ticks moved what stands in pixels
    plot_->replot(QCustomPlot::rpQueuedRefresh);
}

bool CurveChartCard::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return ChartCard::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), curves_.dotAt(plot_->mapFrom(this, help->pos())));
    return true;
}

void CurveChartCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) {
        curves_.setTheme(Theme::of(palette()));
        plot_->replot(QCustomPlot::rpQueuedRefresh);
    }
    ChartCard::changeEvent(event);
}

// Labels are placed in pixels, so they are placed again when the size is known.
bool CurveChartCard::eventFilter(QObject* watched, QEvent* event)
{
    const bool result = ChartCard::eventFilter(watched, event);
    if (watched == plot_ && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(
            this,
            [this] {
                curves_.place();
                plot_->replot(QCustomPlot::rpQueuedRefresh);
            },
            Qt::QueuedConnection);
    return result;
}

model::Table CurveChartCard::table() const
{
    return model::tableOf(chart_, format_);
}

void CurveChartCard::drawVector(QPainter& painter, const QSize& size)
{
    drawCurves(painter, QRectF(QPointF(), size), chart_, format_, Theme::of(palette()));
}

} // namespace views

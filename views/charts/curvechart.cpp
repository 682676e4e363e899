#include "views/charts/curvechart.h"

#include "model/chart/chartreading.h"
#include "views/charts/plannamed.h"
#include "views/charts/readout.h"
#include "views/charts/vector.h"
#include "views/controls/figuremenu.h"

#include <QHelpEvent>
#include <QTime>
#include <QToolTip>
#include <qcustomplot.h>

namespace views {

CurveChartCard::CurveChartCard(QWidget* parent) : PlotCard(parent), curves_(*plot_)
{
    curves_.setTheme(Theme::of(palette()));
}

void CurveChartCard::setChart(const model::CurveChart& chart, const model::NumberFormat& format,
                              bool held)
{
    const bool same = chart == bare_ && held == held_ && format.locale() == format_.locale() &&
                      format.showsUncertainty() == format_.showsUncertainty();
    bare_ = chart;
    format_ = format;
    held_ = held;
    if (same) // results that arrive after a change are usually the same
        return;
    compose();
    drawWhenSeen();
}

void CurveChartCard::compose()
{
    chart_ = bare_;
    if (!format_.showsUncertainty())
        model::dropBands(chart_);
    if (!pins_.empty())
        model::addPins(chart_, pins_);
    setHead(chart_.title, chart_.subtitle, chart_.summary);
}

void CurveChartCard::draw()
{
    plot_->setLocale(format_.locale());
    curves_.setChart(chart_, held_);
    lens_.setWhole(curves_.wholeX(), curves_.wholeY());
    const QRect before = plot_->axisRect()->rect();
    plot_->replot(QCustomPlot::rpQueuedRefresh);
    if (plot_->axisRect()->rect() != before) {
        curves_.place(); // wider tick labels moved everything placed in pixels
        plot_->replot(QCustomPlot::rpQueuedRefresh);
    }
    if (reading_)
        read(*reading_);
}

// The view changed, the data did not.
void CurveChartCard::lookAgain()
{
    look_.view = view();
    curves_.setLook(look_);
    lens_.setWhole(curves_.wholeX(), curves_.wholeY());
    plot_->replot(QCustomPlot::rpQueuedRefresh); // updates the axis layout
    curves_.place();
    plot_->replot(QCustomPlot::rpQueuedRefresh);
    if (reading_)
        read(*reading_);
}

void CurveChartCard::viewChanged()
{
    lookAgain();
}

void CurveChartCard::placeAll()
{
    curves_.place();
    if (reading_)
        read(*reading_);
}

void CurveChartCard::toggle(const QString& curve)
{
    if (!look_.hidden.removeOne(curve))
        look_.hidden << curve;
    lookAgain();
}

void CurveChartCard::setLogarithmic(Qt::Orientation axis, bool logarithmic)
{
    (axis == Qt::Horizontal ? look_.xLog : look_.yLog) = logarithmic;
    lens_.reset(); // a linear range means nothing on a log axis
    lookAgain();
}

void CurveChartCard::pin()
{
    const QString time = format_.locale().toString(QTime::currentTime(), QLocale::ShortFormat);
    const QString plan = planNameAround(this);
    for (auto& pin : model::pinsOf(bare_, plan.isEmpty() ? time : plan + u' ' + time))
        pins_.push_back(std::move(pin));
    compose();
    draw();
}

void CurveChartCard::unpin()
{
    pins_.clear();
    compose();
    draw();
}

void CurveChartCard::read(double x)
{
    reading_ = x;
    auto reading = model::readingAt(chart_, x, format_);
    std::vector<ReadOut::Row> rows;
    for (const auto& row : reading.rows)
        if (!look_.hidden.contains(row.label))
            rows.push_back({row.label, row.value, curves_.colourOf(chart_.curves[row.curve]),
                            plot_->yAxis->coordToPixel(row.y)});
    if (!readOut_)
        readOut_ = new ReadOut(plot_);
    readOut_->set(plot_->axisRect()->rect(), plot_->xAxis->coordToPixel(reading.x), reading.at,
                  rows);
    setAccessibleDescription(reading.text());
}

std::vector<model::CurvePoint> CurveChartCard::pointsRead() const
{
    if (!reading_ || shownTable())
        return {};
    auto points = model::pointsAt(chart_, *reading_, format_);
    std::erase_if(points, [this](const model::CurvePoint& point) {
        return look_.hidden.contains(point.label);
    });
    return points;
}

// Where the explanation opens: below the plot, at the point being read.
QPoint CurveChartCard::whyAt() const
{
    const QPoint at(static_cast<int>(plot_->xAxis->coordToPixel(*reading_)),
                    plot_->axisRect()->bottom() + 4);
    return plot_->mapToGlobal(at);
}

void CurveChartCard::stopReading()
{
    if (!reading_)
        return;
    reading_.reset();
    readOut_->hide();
    setAccessibleDescription(chart_.summary);
}

void CurveChartCard::hover(const QPoint& pixel)
{
    if (isOverAxes(pixel) && !chart_.curves.empty())
        read(plot_->xAxis->pixelToCoord(pixel.x()));
    else
        stopReading();
}

void CurveChartCard::clicked(const QPoint& pixel)
{
    if (const QString name = curves_.nameAt(pixel); !name.isEmpty())
        toggle(name);
}

bool CurveChartCard::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return PlotCard::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), curves_.dotAt(inPlot(help->pos())));
    return true;
}

void CurveChartCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) {
        curves_.setTheme(Theme::of(palette()));
        plot_->replot(QCustomPlot::rpQueuedRefresh);
    }
    PlotCard::changeEvent(event);
}

void CurveChartCard::leaveEvent(QEvent* event)
{
    stopReading();
    PlotCard::leaveEvent(event);
}

void CurveChartCard::focusOutEvent(QFocusEvent* event)
{
    stopReading();
    PlotCard::focusOutEvent(event);
}

// Moves along the points of the longest curve; the view follows.
bool CurveChartCard::readKey(int key)
{
    if (chart_.curves.empty() || shownTable())
        return false;
    const auto& range = plot_->xAxis->range();
    if (key == Qt::Key_Home || key == Qt::Key_End)
        reading_ = key == Qt::Key_Home ? range.lower : range.upper;
    else if (key != Qt::Key_Left && key != Qt::Key_Right)
        return false;
    else if (!reading_)
        reading_ = chart_.marker ? chart_.marker->x : range.center();
    else
        reading_ = model::nextPoint(chart_, *reading_, key == Qt::Key_Right);
    const PlotView before = view();
    lens_.reveal(*reading_);
    if (view() != before)
        lookAgain();
    read(*reading_);
    return true;
}

void CurveChartCard::keyPressEvent(QKeyEvent* event)
{
    const auto keys = event->modifiers() & ~Qt::KeypadModifier;
    if (keys == Qt::NoModifier && readKey(event->key()))
        return;
    if (reading_ && event->matches(QKeySequence::Copy))
        return copyFigure(model::readingAt(chart_, *reading_, format_).text());
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        if (const auto points = pointsRead(); !points.empty())
            return Q_EMIT whyRequested(points.front(), whyAt());
    if (event->key() == Qt::Key_Escape && reading_)
        return stopReading();
    if (event->key() == Qt::Key_P && keys == Qt::ShiftModifier)
        return unpin();
    if (keys == Qt::NoModifier) {
        switch (event->key()) {
        case Qt::Key_X: return setLogarithmic(Qt::Horizontal, !look_.xLog.value_or(chart_.xLog));
        case Qt::Key_Y: return setLogarithmic(Qt::Vertical, !look_.yLog.value_or(chart_.yLog));
        case Qt::Key_P: return pin();
        default: break;
        }
    }
    PlotCard::keyPressEvent(event);
}

void CurveChartCard::fillAxes(QMenu& menu)
{
    QAction* across = offer(menu, "log-x", tr("Logarithmic x-axis"), QStringLiteral("X"), [this] {
        setLogarithmic(Qt::Horizontal, !look_.xLog.value_or(chart_.xLog));
    });
    QAction* up = offer(menu, "log-y", tr("Logarithmic y-axis"), QStringLiteral("Y"), [this] {
        setLogarithmic(Qt::Vertical, !look_.yLog.value_or(chart_.yLog));
    });
    for (QAction* action : {across, up})
        action->setCheckable(true);
    across->setChecked(look_.xLog.value_or(chart_.xLog));
    up->setChecked(look_.yLog.value_or(chart_.yLog));
}

void CurveChartCard::fillPins(QMenu& menu)
{
    offer(menu, "pin", tr("Pin current curves"), QStringLiteral("P"), [this] {
        pin();
    })->setEnabled(!chart_.curves.empty());
    offer(menu, "unpin", tr("Unpin"),
          QKeySequence(Qt::SHIFT | Qt::Key_P).toString(QKeySequence::NativeText),
          [this] { unpin(); })
        ->setEnabled(!pins_.empty());
}

void CurveChartCard::fillMenu(QMenu& menu)
{
    if (reading_) {
        const auto points = pointsRead();
        const QPoint at = whyAt(); // the reading is lost once the menu has the keyboard
        std::function<void()> why;
        if (points.size() == 1)
            why = [this, at, point = points.front()] { Q_EMIT whyRequested(point, at); };
        offerFigure(menu, model::readingAt(chart_, *reading_, format_).text(), why);
        if (points.size() > 1)
            for (const model::CurvePoint& point : points)
                offer(menu, "why", tr("Why “%1”?").arg(point.label),
                      point.label == points.front().label
                          ? QKeySequence(Qt::Key_Return).toString(QKeySequence::NativeText)
                          : QString(),
                      [this, at, point] { Q_EMIT whyRequested(point, at); });
        menu.addSeparator();
    }
    PlotCard::fillMenu(menu);
    fillAxes(menu);
    menu.addSeparator();
    QMenu* curves = menu.addMenu(tr("Curves"));
    curves->setObjectName(QStringLiteral("curves"));
    QStringList names;
    for (const auto& curve : chart_.curves)
        names << curve.label;
    for (const auto& dots : chart_.dots)
        names << dots.label;
    for (const QString& name : names) {
        QAction* action = curves->addAction(name, this, [this, name] { toggle(name); });
        action->setCheckable(true);
        action->setChecked(!look_.hidden.contains(name));
    }
    fillPins(menu);
}

model::Table CurveChartCard::table() const
{
    return model::tableOf(chart_, format_);
}

void CurveChartCard::drawVector(QPainter& painter, const QSize& size, const Theme& theme)
{
    drawCurves(painter, QRectF(QPointF(), size), chart_, format_, theme, {}, look_);
}

} // namespace views

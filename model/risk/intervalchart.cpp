#include "model/risk/intervalchart.h"

#include "model/engine/curves/riskseries.h"
#include "model/risk/riskwords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct Intervals {
    Q_DECLARE_TR_FUNCTIONS(Intervals)
};

double percent(engine::Share share)
{
    return share / engine::info(Unit::Percent).size;
}

QVector<double> lost(const std::vector<double>& goodput)
{
    QVector<double> shares;
    for (const double y : goodput)
        shares << percent(1 - y);
    return shares;
}

QVector<double> scaled(const std::vector<double>& seconds, double size)
{
    QVector<double> values;
    for (const double s : seconds)
        values << s / size;
    return values;
}

// "Checkpoint of 988 GB: the run stalls for 77 ms, storage takes 15.6 s."
QString checkpointWords(const engine::RunRisk& run, const NumberFormat& format)
{
    const QString size = format.text(run.checkpoint.base(), Unit::TB);
    const QString stall = format.text(run.checkpointTime.stall.base(), Unit::Second);
    if (!(run.checkpointTime.drain.base() > 0))
        //: %1 an amount of data, %2 a time.
        return words::filled(Intervals::tr("Checkpoint of %1: the run stalls for %2."),
                             {size, stall});
    return words::filled(
        //: %1 an amount of data, %2 and %3 times.
        Intervals::tr("Checkpoint of %1: the run stalls for %2, storage takes %3."),
        {size, stall, format.text(run.checkpointTime.drain.base(), Unit::Second)});
}

PointChart::Series marks(const engine::GoodputSeries& s, double size, const NumberFormat& format)
{
    PointChart::Series points;
    points.named = true;
    points.shade = 1;
    for (const engine::IntervalMark& mark : s.rules) {
        points.x << mark.interval / size;
        points.y << percent(1 - mark.goodput);
        points.names << QStringLiteral("%1: %2").arg(intervalRule(mark.rule),
                                                     format.text(mark.interval, Unit::Second));
    }
    return points;
}

PointChart::Series own(const engine::GoodputSeries& s, double size, const NumberFormat& format)
{
    PointChart::Series point;
    point.named = point.own = true;
    point.x << s.interval / size;
    point.y << percent(1 - s.goodput);
    point.names << Intervals::tr("this plan: %1").arg(format.text(s.interval, Unit::Second));
    return point;
}

} // namespace

PointChart intervalChart(const engine::Evaluation& e, const NumberFormat& format)
{
    PointChart chart;
    chart.title = Intervals::tr("Time lost by checkpoint interval");
    const engine::RunRisk& run = e.assessment.work[e.view.trained].risk;
    const engine::GoodputSeries s =
        knowsGoodput(e) ? engine::goodputSeries(run) : engine::GoodputSeries();
    if (s.exact.x.empty()) {
        const bool trains = e.plan->work[e.view.trained].trains();
        chart.subtitle =
            trains ? Intervals::tr("No run is computed, or nothing interrupts it.")
                   : Intervals::tr("Checkpoints are computed for training runs of language and "
                                   "image models only.");
        chart.summary = chart.subtitle;
        return chart;
    }
    const auto unit = format.axisUnit(s.best, Unit::Second);
    using Line = PointChart::Line;
    Line exact{{}, Line::Kind::Bound, scaled(s.exact.x, unit.size), lost(s.exact.y)};
    Line expected{{}, Line::Kind::Near, scaled(s.expected.x, unit.size), lost(s.expected.y)};
    chart.x = logAxis(exact.x, format);
    chart.y = logAxis(exact.y, format);
    chart.x.label = unit.unit;
    chart.y.label = Intervals::tr("% of hours lost");
    chart.lines = {expected, exact};
    chart.series = {own(s, unit.size, format), marks(s, unit.size, format)};
    chart.subtitle = checkpointWords(run, format);
    chart.summary = words::filled(
        //: %1 the sentence before, %2 and %3 percentages, %4 a time.
        Intervals::tr(
            "%1 Goodput is %2; at the best interval, %4, it is %3. Dashed: first-order estimate."),
        {chart.subtitle, nearlyAll(s.goodput, format), nearlyAll(s.bestGoodput, format),
         format.text(s.best, Unit::Second)});
    return chart;
}

} // namespace model

#include "model/risk/datechart.h"

#include "model/engine/curves/dateseries.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/plan.h"
#include "model/risk/riskwords.h"

#include <QCoreApplication>

#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct Dates {
    Q_DECLARE_TR_FUNCTIONS(Dates)
};

QVector<double> in(const std::vector<double>& base, double size)
{
    QVector<double> values;
    for (const double v : base)
        values << v / size;
    return values;
}

constexpr double kAbove = 1.1; // room for labels above the curve
constexpr double kFewTicks = 4;

ChartCurve curveOf(const engine::Curve& curve, const QString& label, ChartCurve::Role role,
                   double size)
{
    ChartCurve c;
    c.label = label;
    c.role = role;
    c.x = in(curve.x, size);
    c.y = in(curve.y, engine::info(Unit::Percent).size);
    return c;
}

engine::DateSeries seriesOf(const engine::Evaluation& e)
{
    const engine::Workload& work = e.plan->work[e.view.trained];
    const engine::Band* band = e.bands.find(engine::boundPath("work.*.time", work.id));
    return band ? engine::dateSeries(e.assessment.work[e.view.trained], *band, work.train.deadline)
                : engine::DateSeries();
}

} // namespace

CurveChart dateChart(const engine::Evaluation& e, const NumberFormat& format)
{
    CurveChart chart;
    chart.title = Dates::tr("Chance to meet the deadline");
    chart.yLabel = Dates::tr("Chance of completion");
    const engine::DateSeries s = seriesOf(e);
    if (s.all.x.empty() || !std::isfinite(s.byAll)) {
        chart.subtitle = Dates::tr("The time to train is unknown.");
        chart.summary = chart.subtitle;
        return chart;
    }
    const auto axis = format.axisUnit(s.all.x.back(), Unit::Days);
    const double percent = engine::info(Unit::Percent).size;
    chart.ySuffix = QStringLiteral(" %");
    chart.xLow = s.all.x.front() / axis.size;
    chart.xLabel = axis.name();
    chart.xHigh = s.all.x.back() / axis.size;
    chart.xStep = readableStep(chart.xHigh - chart.xLow, kFewTicks);
    chart.yHigh = kAbove / percent;
    if (!s.faults.x.empty() && knowsGoodput(e))
        chart.curves.push_back(
            curveOf(s.faults, Dates::tr("interruptions only"), ChartCurve::Role::Ideal, axis.size));
    chart.curves.push_back(
        curveOf(s.all, Dates::tr("all uncertainties"), ChartCurve::Role::Own, axis.size));
    const QString chance = format.text(s.byAll, Unit::Percent);
    chart.marker = {s.deadline / axis.size, s.byAll / percent, chance};
    //: %1 a percentage, %2 a time.
    chart.subtitle = Dates::tr("%1 chance within %2, with all uncertainties.")
                         .arg(chance, format.text(s.deadline, Unit::Days));
    chart.summary = chart.subtitle;
    if (std::isfinite(s.byFaults) && knowsGoodput(e))
        chart.summary += u' ' + Dates::tr("From random interruptions alone: %1.")
                                    .arg(format.text(s.byFaults, Unit::Percent));
    return chart;
}

} // namespace model

#include "model/risk/interruptionchart.h"

#include "model/engine/curves/riskseries.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct Interruptions {
    Q_DECLARE_TR_FUNCTIONS(Interruptions)
};

// The fleet in which small jobs were measured.
constexpr std::string_view kMeasuredOn = "rsc-1";

double hours(engine::Seconds time)
{
    return time / engine::kHour;
}

// Margin around the outermost points, for their labels.
constexpr double kRoom = 2;
PointChart::Axis roomy(QVector<double> values, const NumberFormat& format)
{
    const auto [least, most] = std::ranges::minmax(values);
    values << least / kRoom << most * kRoom;
    return logAxis(values, format);
}

struct Chart {
    const engine::Evaluation& e;
    const engine::Catalog& catalog;
    const NumberFormat& format;
    PointChart chart{};
    QVector<double> xs{}, ys{};

    QString named(const QString& name, engine::Seconds between) const
    {
        const double value = hours(between); // in one unit, so that points are comparable
        //: %1 a kind of interruption, %2 a number of hours.
        return Interruptions::tr("%1: %2 h").arg(name, format.plain(value, value < 10 ? 1 : 0));
    }
    void add(PointChart::Series& series, double gpus, engine::Seconds between, const QString& name)
    {
        if (!(hours(between) > 0) || !std::isfinite(hours(between)))
            return;
        series.x << gpus;
        series.y << hours(between);
        series.names << named(name, between);
        xs << gpus;
        ys << hours(between);
    }
    void addLine(PointChart::Line::Kind kind, double from, double to, engine::Seconds one)
    {
        if (std::isfinite(hours(one)) && from < to)
            chart.lines.push_back(
                {{}, kind, {from, to}, {hours(one) / from, hours(one) / to}, true});
    }

    // As published, each at its own size; small jobs as measured.
    PointChart::Series published()
    {
        PointChart::Series points;
        points.shade = 1;
        points.named = true;
        for (const engine::Fleet& fleet : catalog.fleets)
            add(points, fleet.gpus, engine::betweenOf(fleet, fleet.gpus),
                QString::fromStdString(fleet.brief));
        const engine::Fleet* fleet = catalog.fleet(kMeasuredOn);
        const engine::Rule* jobs = catalog.rule("small_jobs_gpus." + std::string(kMeasuredOn));
        const engine::Rule* factor = catalog.rule("risk.small_jobs");
        if (fleet && jobs && factor)
            add(points, jobs->value, engine::betweenOf(*fleet, jobs->value) / factor->value,
                Interruptions::tr("%1, measured").arg(QString::fromStdString(fleet->brief)));
        return points;
    }
    PointChart::Series own()
    {
        PointChart::Series point;
        point.named = point.own = true;
        const auto& risk = e.assessment.risk;
        add(point, e.assessment.decision.gpus, risk.between, Interruptions::tr("this plan"));
        return point;
    }

    void addLines()
    {
        using Kind = PointChart::Line::Kind;
        const auto& risk = e.assessment.risk;
        const double low = chart.x.low, high = chart.x.high;
        const engine::Reliability& plan = e.plan->risk;
        const engine::Seconds one = risk.smallFactor * risk.between * e.assessment.decision.gpus;
        const double small = std::clamp(plan.smallJobsBelow, low, high);
        if (plan.smallRule == engine::SmallJobs::Warned) {
            addLine(Kind::Bound, low, high, one);
            addLine(Kind::Near, low, small, one / plan.smallJobs);
            return;
        }
        addLine(Kind::Bound, low, small, one / plan.smallJobs);
        addLine(Kind::Bound, small, high, one);
    }

    QString subtitle() const
    {
        const auto& risk = e.assessment.risk;
        if (risk.betweenSmall < risk.between)
            //: %1 a number of GPUs, %2 a factor, %3 a time.
            return Interruptions::
                tr("Measured: below %1 GPUs, jobs stop %2 times as often (dashed), here every %3.")
                    .arg(format.number(e.plan->risk.smallJobsBelow, Unit::Gpus),
                         format.number(e.plan->risk.smallJobs, Unit::None),
                         format.text(risk.betweenSmall.base(), Unit::Hours));
        if (risk.smallFactor != 1)
            //: %1 a number of GPUs, %2 a factor.
            return Interruptions::tr("Below %1 GPUs, jobs were measured to stop %2 times as often "
                                     "as their nodes fail; this plan includes that.")
                .arg(format.number(e.plan->risk.smallJobsBelow, Unit::Gpus),
                     format.number(risk.smallFactor, Unit::None));
        return Interruptions::tr(
            "It is inversely proportional to cluster size. Points: published failure records.");
    }
};

} // namespace

PointChart interruptionChart(const engine::Evaluation& e, const engine::Catalog& catalog,
                             const NumberFormat& format)
{
    Chart c{e, catalog, format};
    c.chart.title = Interruptions::tr("Time between interruptions");
    const double between = e.assessment.risk.between.base();
    if (!(between > 0) || !std::isfinite(between)) {
        c.chart.subtitle = Interruptions::tr("It is unknown for this plan.");
        c.chart.summary = c.chart.subtitle;
        return c.chart;
    }
    const PointChart::Series published = c.published(), own = c.own();
    c.chart.x = roomy(c.xs, format);
    c.chart.y = roomy(c.ys, format);
    c.chart.x.label = Interruptions::tr("GPUs");
    c.chart.y.label = Interruptions::tr("hours");
    c.addLines();
    c.chart.series = {own, published};
    c.chart.subtitle = c.subtitle();
    c.chart.summary = own.names.join(QString()) + QStringLiteral(". ") + c.chart.subtitle;
    return c.chart;
}

} // namespace model

#include "model/chart/chartdata.h"

#include "model/chart/chartreading.h"
#include "model/engine/answer/answer.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/plan.h"
#include "model/engine/sizing/speeduplaws.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace model {
namespace {

using engine::Unit;

constexpr double kEmptyPart = 0.2; // of an axis; may be without a curve

struct Charts {
    Q_DECLARE_TR_FUNCTIONS(Charts)
};

QVector<double> scaled(const std::vector<double>& base, double size)
{
    QVector<double> values;
    values.reserve(static_cast<qsizetype>(base.size()));
    for (const double v : base)
        values.push_back(v / size);
    return values;
}

ChartCurve curveOf(const engine::Curve& curve, double xSize, double ySize)
{
    ChartCurve c;
    c.x = scaled(curve.x, xSize);
    c.y = scaled(curve.y, ySize);
    c.low = scaled(curve.low, ySize);
    c.high = scaled(curve.high, ySize);
    return c;
}

QString linkLabel(const engine::LinkCurve& curve, const NumberFormat& format)
{
    QString rate = format.text(curve.rate, Unit::GbitPerSecond);
    if (curve.inside)
        return QStringLiteral("%1, %2").arg(QString::fromStdString(curve.name), rate);
    return rate;
}

// How the textbook laws describe the plan's own curve.
QString lawWords(const engine::SpeedupSeries& s, const NumberFormat& format)
{
    if (s.speedup > s.gpus)
        return Charts::tr("The speed-up exceeds the ideal because a single GPU must save memory, "
                          "which costs time.");
    const QString serial =
        format.text(engine::serialShare(s.gpus, s.speedup), engine::Unit::Percent);
    const double most = engine::fittedLaw(s.own.x, s.own.y).peak();
    QString words = Charts::tr("Amdahl's law implies a serial fraction of %1.").arg(serial);
    if (!std::isfinite(most))
        return words;
    return words + u' ' +
           Charts::tr("By the Universal Scalability Law, more than %1 GPUs make it slower.")
               .arg(format.number(most, engine::Unit::Gpus));
}

// Small, medium and large clusters, by the usual industry classes.
void addSizes(CurveChart& chart, const NumberFormat& format)
{
    constexpr std::pair<double, double> sizes[] = {
        {4, 32}, {64, 256}, {256, std::numeric_limits<double>::infinity()}};
    for (const auto& [from, to] : sizes) {
        if (from >= chart.xHigh || to <= chart.xLow)
            continue;
        const QString label = std::isfinite(to) ? format.plain(from, 0) + u'–' + format.plain(to, 0)
                                                : format.plain(from, 0) + u'+';
        chart.zones.push_back({std::max(from, chart.xLow), std::min(to, chart.xHigh), label,
                               CurveChart::Zone::Kind::Size});
    }
}

} // namespace

CurveChart speedupChart(const engine::Evaluation& e, const NumberFormat& format)
{
    const engine::SpeedupSeries& s = e.speedup;
    CurveChart chart;
    chart.title = Charts::tr("Speed-up with more GPUs");
    chart.subtitle =
        s.aloneFits
            ? Charts::tr(
                  "Throughput relative to one GPU at its best; one line per inter-node bandwidth.")
            : Charts::tr("Throughput relative to one GPU with unlimited memory, because the model "
                         "fits on one only with offloading, if at all; one line per inter-node "
                         "bandwidth.");
    chart.ySuffix = QStringLiteral("×");
    chart.xLabel = Charts::tr("GPUs");
    chart.yLabel = Charts::tr("Speed-up");
    if (s.own.x.empty() || !std::isfinite(s.speedup)) {
        chart.subtitle = Charts::tr("A specification of this GPU is missing.");
        return chart;
    }
    chart.xHigh = s.own.x.back();
    // Fewer GPUs cannot hold the model in this layout, and an empty part of the axis is useless.
    chart.xLow = s.own.x.front() > kEmptyPart * chart.xHigh ? s.own.x.front() : 1;
    chart.yHigh = chart.xHigh;
    chart.xWhole = e.plan->cluster.nodeSize;
    addSizes(chart, format);

    ChartCurve ideal;
    ideal.label = Charts::tr("ideal");
    ideal.role = ChartCurve::Role::Ideal;
    ideal.x = ideal.y = {chart.xLow, chart.xHigh};
    chart.curves.push_back(ideal);
    for (const engine::LinkCurve& other : s.others) {
        ChartCurve c = curveOf(other, 1, 1);
        c.label = linkLabel(other, format);
        c.role = other.inside ? ChartCurve::Role::Faint : ChartCurve::Role::Other;
        c.shade = static_cast<int>(chart.curves.size()) - 1;
        chart.curves.push_back(std::move(c));
    }
    ChartCurve own = curveOf(s.own, 1, 1);
    own.label = linkLabel(s.own, format);
    if (!s.own.name.empty())
        own.label += u' ' + QString::fromStdString(s.own.name);
    own.role = ChartCurve::Role::Own;
    // The curve keeps the plan's layout, while a plan of another size would change it: only the
    // marker is a figure of the plan.
    own.figure = QString::fromStdString(
        engine::boundPath("work.*.speedup", e.plan->work[e.view.trained].id));
    chart.curves.push_back(std::move(own));
    chart.marker = {
        s.gpus, s.speedup,
        //: %1 GPUs with their count, %2 a number.
        Charts::tr("%1 reach a speed-up of %2×", nullptr, words::subject(s.gpus))
            .arg(format.text(s.gpus, Unit::Gpus), format.number(s.speedup, Unit::Count))};
    //: %1 a bandwidth, %2 what the chart then shows.
    chart.summary = Charts::tr("With %1 between nodes, %2.")
                        .arg(linkLabel(s.own, format), chart.marker->label) +
                    u' ' + lawWords(s, format);
    return chart;
}

CurveChart cashChart(const engine::Evaluation& e, const NumberFormat& format)
{
    const engine::CashSeries& s = e.cash;
    CurveChart chart;
    chart.title = Charts::tr("Rent vs. buy: cumulative cost");
    chart.xLabel = Charts::tr("Years");
    chart.yLabel = Charts::tr("Cumulative cost");
    const bool known =
        !s.rented.y.empty() && std::isfinite(s.rented.y.back()) && std::isfinite(s.bought.y.back());
    if (!known) {
        chart.subtitle =
            Charts::tr("A price is missing. Enter rental price and capex per GPU to compare.");
        return chart;
    }
    double highest = 0;
    for (const auto* curve : {&s.rented, &s.bought})
        highest = std::max({highest, curve->y.back(), curve->high.back()});
    const auto axis = format.axisUnit(highest, Unit::Dollar);
    chart.yPrefix = axis.symbol;
    chart.ySuffix = axis.suffix();
    const double year = engine::kYear.base();
    chart.xSuffix = u' ' + Charts::tr("y");
    chart.xHigh = s.rented.x.back() / year;
    chart.xStep = chart.xHigh > 12 ? 2 : 1;
    chart.yHigh = highest / axis.size;
    chart.ySize = axis.size;

    ChartCurve rented = curveOf(s.rented, year, axis.size);
    rented.label = Charts::tr("rented");
    rented.role = ChartCurve::Role::Rented;
    rented.figure = QStringLiteral("money.rent_total");
    ChartCurve bought = curveOf(s.bought, year, axis.size);
    bought.label = Charts::tr("owned");
    bought.role = ChartCurve::Role::Bought;
    bought.figure = QStringLiteral("money.own_total");
    chart.input = QStringLiteral("money.years");
    chart.xSize = year;
    chart.curves = {rented, bought};

    const QString use = format.text(e.assessment.money.inUse, Unit::Percent);
    if (e.assessment.money.inUse > 1) {
        chart.subtitle = Charts::tr("The work takes %1 of a year: too few GPUs to own.").arg(use);
    } else if (const double even = e.assessment.money.breakEvenYears.base(); std::isfinite(even)) {
        const QString years = Charts::tr("%1 years").arg(format.plain(even / year, 1));
        if (s.evenTime <= s.rented.x.back())
            chart.marker = {s.evenTime / year, s.evenPaid / axis.size, years};
        chart.subtitle =
            //: %1 a percentage, %2 a number of years.
            Charts::tr("Same work at %1 utilization. Break-even after %2.").arg(use, years);
    } else {
        chart.subtitle =
            Charts::tr("Same work at %1 utilization. Buying never breaks even.").arg(use);
    }
    chart.summary = chart.subtitle;
    return chart;
}

double readableStep(double range, double most)
{
    const double least = range / most;
    const double decade = std::pow(10, std::floor(std::log10(least)));
    for (const double step : {1.0, 2.0, 2.5, 5.0})
        if (step * decade >= least)
            return step * decade;
    return 10 * decade;
}

Table tableOf(const CurveChart& chart, const NumberFormat& format)
{
    Table table;
    if (chart.curves.empty())
        return table;
    // The longest curve sets the rows; the others are sampled at its points.
    const auto longest =
        std::ranges::max_element(chart.curves, {}, [](const ChartCurve& c) { return c.x.size(); });
    table.head << chart.xLabel;
    for (const ChartCurve& c : chart.curves)
        table.head << c.label;
    const int decimals = chart.xWhole > 0 || chart.xHigh > 100 ? 0 : 2;
    for (const double x : longest->x) {
        QStringList row{format.plain(x, decimals)};
        for (const ChartCurve& c : chart.curves) {
            const double y = heightAt(c, x);
            row << (std::isfinite(y) ? format.plain(y, chart.yHigh > 100 ? 1 : 2) : QString());
        }
        table.rows.push_back(std::move(row));
    }
    for (const CurveChart::Marker& mark : chart.marks)
        table.rows.push_back({format.plain(mark.x, decimals), mark.label});
    for (const CurveChart::Dots& dots : chart.dots)
        for (const QString& name : dots.names)
            table.rows.push_back({dots.label, name});
    return table;
}

Table tableOf(const StackChart& chart, const NumberFormat& format)
{
    Table table;
    table.head << chart.title << chart.columns;
    for (const StackChart::Part& part : chart.parts) {
        QStringList row{part.label};
        for (const double v : part.values)
            row << chart.prefix + format.plain(v, 1) + QChar(0x00a0) + chart.unit;
        table.rows.push_back(std::move(row));
    }
    if (!chart.totals.isEmpty())
        table.rows.push_back(QStringList{Charts::tr("total")} + chart.totals);
    return table;
}

} // namespace model

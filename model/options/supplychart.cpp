#include "model/options/supplychart.h"

#include "model/options/optionwords.h"
#include "model/sentences/budgetsentence.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::PlanOption, engine::Unit;

struct SupplyChartWords {
    Q_DECLARE_TR_FUNCTIONS(Supply)
};

// Shades of points: Pareto-optimal, within the limits, marked, and missing a limit.
enum OptionShade { kFrontier = 0, kWithin = 1, kChosen = 4, kMissing = 6 };

double speedOf(const PlanOption& option)
{
    return option.plan->runs() ? option.ready.base() : option.capacity.base();
}

QString nameOf(const PlanOption& o, const engine::Catalog& catalog, const NumberFormat& format)
{
    const bool trains = o.plan->runs();
    const QString text =
        words::filled(QStringLiteral("%1, %2: %3, %4"),
                      {optionSize(o, format), optionSupply(o, catalog),
                       format.text(speedOf(o), trains ? Unit::Days : Unit::EachSecond),
                       format.text(o.cost.base(), Unit::Dollar)});
    return o.keeps() ? text : text + QStringLiteral("; ") + allMissed(o, format);
}

struct AxisUnits {
    NumberFormat::AxisUnit x, y;
};

// Pareto-optimal points are named by their size, those of equal size also by their terms, and those
// of equal terms also by their seller.
QStringList frontierNames(const std::vector<const PlanOption*>& frontier,
                          const engine::Catalog& catalog, const NumberFormat& format)
{
    QStringList names;
    for (const PlanOption* o : frontier)
        names << optionSize(*o, format);
    const auto tellApart = [&](auto&& by) {
        const QStringList alike = names;
        for (qsizetype i = 0; i < names.size(); ++i)
            if (alike.count(alike[i]) > 1)
                names[i] += QStringLiteral(", ") + by(*frontier[static_cast<std::size_t>(i)]);
    };
    tellApart([&](const PlanOption& o) { return optionWay(o, catalog); });
    tellApart(optionSeller);
    return names;
}

QString labelOf(const QString& what, const NumberFormat::AxisUnit& unit)
{
    const QString in = unit.name();
    return in.isEmpty() ? what : what + QStringLiteral(" (") + in + u')';
}

void addSeries(SupplyChart& chart, const engine::OptionTable& options, const AxisUnits& units,
               const NumberFormat& format)
{
    PointChart::Series every{{}, kMissing, {}, {}, {}, false};
    PointChart::Series within{SupplyChartWords::tr("meets all limits"), kWithin, {}, {}, {}, false};
    PointChart::Series best{SupplyChartWords::tr("on the frontier"), kFrontier, {}, {}, {}, true};
    std::vector<const PlanOption*> frontier;
    for (std::size_t i = 0; i < options.rows.size(); ++i) {
        const PlanOption& o = options.rows[i];
        const double x = speedOf(o) / units.x.size, y = o.cost.base() / units.y.size;
        if (!(x > 0) || !(y > 0) || o.misses(engine::OptionLimit::Memory))
            continue;
        const auto add = [&](PointChart::Series& series, const QString& name) {
            series.x << x, series.y << y, series.names << name;
        };
        const QString name = nameOf(o, *options.catalog, format);
        chart.rows.push_back(i);
        add(every, name);
        if (o.unbeaten)
            best.x << x, best.y << y, frontier.push_back(&o);
        else if (o.keeps())
            add(within, name);
    }
    best.names = frontierNames(frontier, *options.catalog, format);
    chart.points.series = {every, within, best};
}

} // namespace

SupplyChart supplyChart(const engine::OptionTable& options, const NumberFormat& format)
{
    SupplyChart chart;
    PointChart& points = chart.points;
    const bool trains = options.plan->runs();
    points.title =
        trains ? SupplyChartWords::tr("Cost vs. time") : SupplyChartWords::tr("Cost vs. capacity");
    const auto known = std::ranges::find_if(
        options.rows, [](const PlanOption& o) { return speedOf(o) > 0 && o.cost.base() > 0; });
    if (known == options.rows.end())
        return chart;
    const AxisUnits units{format.axisUnit(speedOf(*known), trains ? Unit::Days : Unit::EachSecond),
                          format.axisUnit(known->cost.base(), Unit::Dollar)};
    addSeries(chart, options, units, format);
    points.x = logAxis(points.series[0].x, format);
    points.y = logAxis(points.series[0].y, format, units.y.size, Unit::Dollar);
    points.x.label = labelOf(
        trains ? SupplyChartWords::tr("Ready in") : SupplyChartWords::tr("Capacity"), units.x);
    points.y.label = SupplyChartWords::tr("Cost %1").arg(basisWords(*options.plan, format));
    points.subtitle =
        trains ? SupplyChartWords::tr("No option on the frontier is beaten in cost and time at "
                                      "once. Options that miss a limit are gray.")
               : SupplyChartWords::tr("No option on the frontier is beaten in cost and capacity "
                                      "at once. Options that miss a limit are gray.");
    points.summary = points.series[2].names.join(QStringLiteral("; "));
    return chart;
}

PointChart SupplyChart::marked(int row) const
{
    PointChart chart = points;
    const auto at = std::ranges::find(rows, static_cast<std::size_t>(row));
    if (row < 0 || at == rows.end())
        return chart;
    const auto point = at - rows.begin();
    const PointChart::Series& every = points.series.front();
    chart.series.push_back(
        {{}, kChosen, {every.x[point]}, {every.y[point]}, {every.names[point]}, false});
    return chart;
}

} // namespace model

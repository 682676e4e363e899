#include "model/money/evencharts.h"

#include "model/engine/money/moneydetail.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::EvenUse, engine::Share, engine::Unit;

struct Even {
    Q_DECLARE_TR_FUNCTIONS(Even)
};

constexpr double kMostUse = 1.2; // shown range of utilization

bool isKnown(const engine::Evaluation& e)
{
    return e.money && std::isfinite(e.money->books.saved.base());
}

QString unknown()
{
    return Even::tr("A price is unknown. Enter rental price and capex to compare.");
}

QString spreadOf(const engine::Evaluation& e, const NumberFormat& format)
{
    return format.text(e.plan->money.rent.trendSpread * engine::kYear, Unit::Percent);
}

// Adds the cells, and returns their unit.
QString addCells(HeatChart& chart, const engine::EvenMap& map, const NumberFormat& format)
{
    double most = 0;
    for (const engine::Usd saved : map.saved)
        most = std::max(most, std::abs(saved.base()));
    const auto axis = format.axisUnit(most, Unit::Dollar);
    chart.corner = words::filled(Even::tr("Years \\ utilization, %1"), {axis.name()});
    std::size_t at = 0;
    for (const engine::Seconds years : map.years) {
        chart.rows << format.text(years.base(), Unit::Years);
        std::vector<HeatChart::Cell> row;
        for (std::size_t c = 0; c < map.uses.size(); ++c, ++at) {
            const double saved = map.saved[at].base() / axis.size;
            const double size = std::abs(saved);
            row.push_back({format.plain(saved, size < 99.95 ? 1 : 0),
                           most > 0 ? std::sqrt(size * axis.size / most) : 0, saved < 0});
        }
        chart.cells.push_back(std::move(row));
    }
    for (const Share use : map.uses)
        chart.columns << format.text(use, Unit::Percent);
    return axis.name();
}

// Uses and years are equally spaced, the first of each at the center of its cell.
double columnOf(const engine::EvenMap& map, Share use)
{
    return use / map.uses.front() - 0.5;
}
double rowOf(const engine::EvenMap& map, engine::Seconds years)
{
    return years / map.years.front() - 0.5;
}

HeatChart::Line lineOf(const engine::MoneyDetail& d, Share EvenUse::*member, bool strong)
{
    HeatChart::Line line;
    line.strong = strong;
    for (std::size_t i = 0; i < d.even.size(); ++i)
        if (std::isfinite(d.even[i].*member)) {
            line.column << columnOf(d.map, d.even[i].*member);
            line.row << rowOf(d.map, d.map.years[i]);
        }
    return line;
}

void addMark(HeatChart& chart, const engine::Evaluation& e)
{
    const engine::EvenMap& map = e.money->map;
    const double column = columnOf(map, e.assessment.money.inUse);
    const double row = rowOf(map, e.plan->money.years);
    if (column >= 0 && row >= 0 && column <= static_cast<double>(map.uses.size()) &&
        row <= static_cast<double>(map.years.size()))
        chart.mark = {column, row, Even::tr("this plan")};
}

double percent(Share use)
{
    return 100 * (std::isfinite(use) ? std::min(use, kMostUse) : kMostUse);
}

// Fleets too small to break even at any utilization are omitted.
ChartCurve fleetCurve(const engine::MoneyDetail& d)
{
    ChartCurve curve;
    curve.label = Even::tr("break-even");
    curve.role = ChartCurve::Role::Own;
    for (std::size_t i = 0; i < d.fleets.size(); ++i) {
        const EvenUse& use = d.fleetUse[i];
        if (!(use.typical <= kMostUse))
            continue;
        curve.x << d.fleets[i];
        curve.y << percent(use.typical);
        curve.low << std::min(percent(use.falling), percent(use.rising));
        curve.high << std::max(percent(use.falling), percent(use.rising));
    }
    return curve;
}

} // namespace

HeatChart evenMapChart(const engine::Evaluation& e, const NumberFormat& format)
{
    HeatChart chart;
    chart.title = Even::tr("Break-even by utilization and years");
    if (!isKnown(e)) {
        chart.subtitle = unknown();
        return chart;
    }
    const engine::MoneyDetail& d = *e.money;
    const QString unit = addCells(chart, d.map, format);
    chart.kinds = QStringList{Even::tr("buying is cheaper"), Even::tr("renting is cheaper")};
    for (const auto& [member, strong] : {std::pair{&EvenUse::typical, true},
                                         {&EvenUse::falling, false},
                                         {&EvenUse::rising, false}})
        if (auto line = lineOf(d, member, strong); line.column.size() > 1)
            chart.lines.push_back(std::move(line));
    addMark(chart, e);
    chart.subtitle =
        chart.lines.empty()
            ? Even::tr("Savings from buying. There is no break-even utilization: rent is paid, "
                       "used or not.")
            : words::filled(
                  //: %1 a unit of money, %2 a percentage.
                  Even::tr("Savings from buying in %1. Line: break-even; dashed: rental "
                           "prices ± %2 per year."),
                  {unit, spreadOf(e, format)});
    const engine::MoneyAnswer& m = e.assessment.money;
    chart.summary = chart.subtitle + u' ' +
                    words::filled(
                        //: %1 a percentage, %2 a number of years.
                        Even::tr("This plan: %1 utilization, %2."),
                        {format.text(m.inUse, Unit::Percent),
                         format.text(e.plan->money.years.base(), Unit::Years)});
    return chart;
}

CurveChart evenFleetChart(const engine::Evaluation& e, const NumberFormat& format)
{
    CurveChart chart;
    chart.title = Even::tr("Break-even by cluster size");
    chart.xLabel = Even::tr("GPUs");
    chart.yLabel = Even::tr("Utilization");
    chart.ySuffix = QStringLiteral("\u00a0%");
    if (!isKnown(e)) {
        chart.subtitle = unknown();
        return chart;
    }
    const engine::MoneyDetail& d = *e.money;
    ChartCurve even = fleetCurve(d);
    if (even.x.isEmpty()) {
        chart.subtitle =
            Even::tr("Buying does not break even within these years at any size or utilization.");
        chart.summary = chart.subtitle;
        return chart;
    }
    chart.xHigh = d.fleets.back();
    chart.xWhole = e.plan->cluster.nodeSize;
    chart.yHigh = 100 * kMostUse;
    ChartCurve all;
    all.label = Even::tr("full utilization");
    all.role = ChartCurve::Role::Ideal;
    all.x = even.x;
    all.y.fill(100, even.x.size());
    const double gpus = e.assessment.decision.gpus, use = e.assessment.money.inUse;
    chart.curves = {std::move(all), std::move(even)};
    if (use <= kMostUse)
        chart.marker = {gpus, 100 * use, Even::tr("this plan")};
    chart.subtitle =
        //: %1 a number of years, %2 a percentage.
        words::filled(Even::tr("Above the curve, buying pays off within %1; the band shows rental "
                               "prices changing by %2 per year."),
                      {format.text(e.plan->money.years.base(), Unit::Years), spreadOf(e, format)});
    chart.summary = chart.subtitle;
    return chart;
}

} // namespace model

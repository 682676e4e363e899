#include "model/compare/comparecharts.h"

#include "model/compare/deltas.h"
#include "model/engine/money/booklines.h"
#include "model/engine/resolvedplan.h"
#include "model/words/booklines.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace model {
namespace {

using engine::BookLine;
using engine::Unit;

struct CompareCharts {
    Q_DECLARE_TR_FUNCTIONS(CompareCharts)
};

bool isPriced(const Outcome& o)
{
    return std::isfinite(o.total);
}

double highestOf(const Verdict& v)
{
    double highest = 0;
    for (const Outcome& o : v.outcomes)
        highest = isPriced(o) ? std::max(highest, o.total) : highest;
    return highest;
}

// Proceeds from resale are not a cost of the hardware.
double stacked(const Outcome& o, BookLine line)
{
    const double paid = o.paid.line(line).base();
    return line == BookLine::Capital ? paid + o.paid.line(BookLine::Resale).base() : paid;
}

QString totalDial(const engine::Plan& plan)
{
    return plan.money.tenure == engine::Tenure::Rent ? QStringLiteral("money.rent_total")
                                                     : QStringLiteral("money.own_total");
}

void addPart(StackChart& chart, const Verdict& v, BookLine line, double size)
{
    StackChart::Part part{words::bookLine(line), {}};
    for (const Outcome& o : v.outcomes)
        part.values << (isPriced(o) ? std::max(0.0, stacked(o, line)) / size : 0);
    if (std::ranges::any_of(part.values, [](double value) { return value > 0; }))
        chart.parts.push_back(std::move(part));
}

ChartCurve curveOf(const Compared& side, double size)
{
    const engine::Economics& m = side.answer->resolved->money;
    const engine::MoneyAnswer& money = side.answer->assessment.money;
    ChartCurve curve;
    const auto add = [&](engine::Seconds t, engine::Usd paid) {
        curve.x << t / engine::kYear;
        curve.y << paid.base() / size;
    };
    constexpr int kPoints = 24;
    const engine::Seconds end = m.years * (1 - 1e-6); // term refunds and resale happen at the end
    for (int i = 0; i <= kPoints; ++i) {
        const engine::Seconds t = end * i / kPoints;
        if (money.waiting.base() > 0 && !curve.x.isEmpty() &&
            curve.x.back() < money.waiting / engine::kYear && money.waiting < t)
            add(money.waiting, engine::paidUntil(m, money, money.waiting));
        add(t, engine::paidUntil(m, money, t));
    }
    add(m.years, engine::paidUntil(m, money, m.years));
    return curve;
}

} // namespace

StackChart costStack(const std::vector<Compared>& sides, const Verdict& v,
                     const NumberFormat& format)
{
    StackChart chart;
    chart.title = CompareCharts::tr("Total cost by option");
    const double highest = highestOf(v);
    if (!(highest > 0)) {
        chart.subtitle = CompareCharts::tr("A price is missing.");
        return chart;
    }
    chart.subtitle = CompareCharts::tr("What is paid over the period compared; hardware is less "
                                       "its resale.");
    const auto axis = format.axisUnit(highest, Unit::Dollar);
    chart.prefix = axis.symbol;
    chart.unit = axis.unit;
    chart.high = highest / axis.size;
    QStringList read;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        chart.columns << sides[i].name;
        chart.totals << format.text(v.outcomes[i].total, Unit::Dollar);
        chart.dials << QStringLiteral("%1|%2").arg(i).arg(totalDial(*sides[i].plan));
        read << sides[i].name + u' ' + chart.totals.back();
    }
    for (const engine::BookLineRow& row : engine::kBookLineRows)
        if (row.line != BookLine::Resale)
            addPart(chart, v, row.line, axis.size);
    chart.summary = read.join(QStringLiteral(", "));
    return chart;
}

CurveChart costCurves(const std::vector<Compared>& sides, const Verdict& v, std::size_t open,
                      const NumberFormat& format)
{
    CurveChart chart;
    chart.title = CompareCharts::tr("Cumulative cost");
    chart.xLabel = CompareCharts::tr("Years");
    chart.yLabel = CompareCharts::tr("Cumulative cost");
    const double highest = highestOf(v);
    if (!(highest > 0)) {
        chart.subtitle = CompareCharts::tr("A price is missing.");
        return chart;
    }
    const auto axis = format.axisUnit(highest, Unit::Dollar);
    chart.yPrefix = axis.symbol;
    chart.ySuffix = axis.suffix();
    chart.ySize = axis.size;
    chart.xSuffix = u' ' + CompareCharts::tr("y");
    chart.xHigh = chart.yHigh = 0;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        if (!sides[i].answer || !isPriced(v.outcomes[i]))
            continue;
        ChartCurve curve = curveOf(sides[i], axis.size);
        curve.label = sides[i].name;
        curve.role = i == open ? ChartCurve::Role::Own : ChartCurve::Role::Other;
        curve.shade = static_cast<int>(i);
        chart.xHigh = std::max(chart.xHigh, curve.x.back());
        chart.yHigh = std::max(chart.yHigh, *std::ranges::max_element(curve.y));
        chart.curves.push_back(std::move(curve));
    }
    constexpr double kLongPeriod = 12; // years; above it, not every year has a tick
    chart.xStep = chart.xHigh > kLongPeriod ? 2 : 1;
    chart.subtitle =
        CompareCharts::tr("As each option gets its GPUs, with the trend of rental prices.");
    chart.summary = chart.subtitle;
    return chart;
}

std::size_t differenceTo(const Verdict& v, std::size_t open, std::size_t options)
{
    if (open != v.reference)
        return open;
    return options < 2 ? v.reference : v.reference == 0 ? 1 : 0;
}

WaterfallChart costDifference(const std::vector<Compared>& sides, const Verdict& v,
                              std::size_t from, std::size_t to, const NumberFormat& format)
{
    WaterfallChart chart;
    chart.title = CompareCharts::tr("Where the difference comes from");
    const Outcome &a = v.outcomes[from], &b = v.outcomes[to];
    if (from == to || !isPriced(a) || !isPriced(b)) {
        chart.subtitle = from == to ? CompareCharts::tr("There is nothing to compare with.")
                                    : CompareCharts::tr("A price is missing.");
        return chart;
    }
    using Kind = WaterfallChart::Kind;
    const auto total = [&](std::size_t side, double value) {
        chart.bars.push_back({sides[side].name, format.text(value, Unit::Dollar),
                              QStringLiteral("%1|%2").arg(side).arg(totalDial(*sides[side].plan)),
                              Kind::Total, 0, value});
    };
    total(from, a.total);
    double at = a.total;
    for (const engine::BookLineRow& row : engine::kBookLineRows) {
        const double step = (b.paid.line(row.line) - a.paid.line(row.line)).base();
        if (step == 0)
            continue;
        const QString sign = step > 0 ? QStringLiteral("+") : QStringLiteral("−");
        chart.bars.push_back({words::bookLine(row.line),
                              sign + format.text(std::abs(step), Unit::Dollar),
                              {},
                              step > 0 ? Kind::Up : Kind::Down,
                              at,
                              at + step});
        at += step;
    }
    total(to, b.total);
    const QString delta = deltaText(b.total, a.total, Unit::Dollar, format);
    chart.subtitle = delta.isEmpty() ? CompareCharts::tr("Both cost the same.") : delta;
    //: %1 and %2 names of scenarios, %3 what changes in the answer.
    chart.summary = words::filled(CompareCharts::tr("From “%1” to “%2”: %3"),
                                  {sides[from].name, sides[to].name, chart.subtitle});
    return chart;
}

} // namespace model

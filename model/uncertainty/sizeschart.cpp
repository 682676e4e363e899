#include "model/uncertainty/sizeschart.h"

#include "model/engine/curves/frontier.h"
#include "model/project/projectdocument.h"
#include "model/training/layoutactions.h"
#include "model/training/layoutwords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::TradeOff, engine::Unit;

struct SizeWords {
    Q_DECLARE_TR_FUNCTIONS(Matters)
};

// Shades of points: highlighted, the plan's own, selected, and all others.
enum Shade { kBest = 0, kOwn = 1, kMarked = 4, kPlain = 6 };

struct Axes {
    Against against;
    NumberFormat::AxisUnit x, y;
    double atX(const TradeOff& t) const { return t.time.base() / x.size; }
    double yBase(const TradeOff& t) const
    {
        return against == Against::Cost ? t.cost.base() : t.power.base();
    }
    double atY(const TradeOff& t) const { return yBase(t) / y.size; }
};

// In the display units of the plan's own point.
Axes axesOf(const TradeOff& own, Against against, const NumberFormat& format)
{
    Axes axes{against, format.axisUnit(own.time.base(), Unit::Days), {}};
    axes.y =
        format.axisUnit(axes.yBase(own), against == Against::Cost ? Unit::Dollar : Unit::Kilowatt);
    return axes;
}

SizesChart::Size sizeOf(const TradeOff& t, bool own, const NumberFormat& format)
{
    SizesChart::Size size{t.gpus, format.text(t.gpus, Unit::Gpus), {}, own};
    QStringList layouts;
    for (const engine::RankedLayout& ranked : t.layouts)
        layouts << layoutName(ranked.layout);
    //: %1 GPUs with their count, %2 a time, %3 an amount of money, %4 power.
    size.text = words::filled(SizeWords::tr("%1: %2, %3 per run, peak power %4"),
                              {size.name, format.text(t.time.base(), Unit::Days),
                               format.text(t.cost.base(), Unit::Dollar),
                               format.text(t.power.base(), Unit::Kilowatt)});
    if (!layouts.isEmpty())
        size.text += QStringLiteral("; ") + layouts.join(QStringLiteral("; "));
    return size;
}

// "fastest: 2,048 GPUs"; one that is best at several things lists all of them.
class Names {
public:
    Names(const std::vector<TradeOff>& sizes, const NumberFormat& format)
    {
        add(sizes, SizeWords::tr("fastest"), [](const TradeOff& t) { return t.time.base(); });
        add(sizes, SizeWords::tr("cheapest"), [](const TradeOff& t) { return t.cost.base(); });
        add(sizes, SizeWords::tr("lowest power"), [](const TradeOff& t) { return t.power.base(); });
        for (auto& [at, reasons] : all)
            text.push_back(reasons.join(QStringLiteral(", ")) + QStringLiteral(": ") +
                           format.text(sizes[at].gpus, Unit::Gpus));
    }
    std::vector<std::pair<std::size_t, QStringList>> all;
    QStringList text;

private:
    template <class Value>
    void add(const std::vector<TradeOff>& sizes, const QString& reasons, Value value)
    {
        const auto best = std::ranges::min_element(sizes, {}, [&](const TradeOff& t) {
            return std::isfinite(value(t)) ? value(t) : INFINITY;
        });
        if (best == sizes.end() || !std::isfinite(value(*best)))
            return;
        const auto at = static_cast<std::size_t>(best - sizes.begin());
        const auto known = std::ranges::find(all, at, &decltype(all)::value_type::first);
        if (known == all.end())
            all.push_back({at, {reasons}});
        else
            known->second << reasons;
    }
};

// Every size with its hover text, then the labeled ones.
void addPoints(SizesChart& chart, const std::vector<TradeOff>& sizes, const TradeOff& own,
               const Axes& axes, const NumberFormat& format)
{
    PointChart::Series every{{}, kPlain, {}, {}, {}, false};
    PointChart::Series best{{}, kBest, {}, {}, {}, true},
        plan{{}, kOwn, {}, {}, {}, true, false, true};
    const auto add = [&](PointChart::Series& series, const TradeOff& t, const QString& name) {
        series.x << axes.atX(t);
        series.y << axes.atY(t);
        series.names << name;
    };
    for (const TradeOff& t : sizes)
        chart.sizes.push_back(sizeOf(t, false, format));
    chart.sizes.push_back(sizeOf(own, true, format));
    for (std::size_t i = 0; i < sizes.size(); ++i)
        add(every, sizes[i], chart.sizes[i].text);
    add(every, own, chart.sizes.back().text);
    const Names names(sizes, format);
    for (std::size_t i = 0; i < names.all.size(); ++i)
        add(best, sizes[names.all[i].first], names.text[static_cast<qsizetype>(i)]);
    add(plan, own, SizeWords::tr("this plan: %1").arg(chart.sizes.back().name));
    chart.points.series = {every, best, plan};
}

QString axisLabel(const QString& what, const NumberFormat::AxisUnit& unit)
{
    const QString in = unit.name();
    return in.isEmpty() ? what : what + QStringLiteral(" (") + in + u')';
}

} // namespace

SizesChart sizesChart(const engine::Evaluation& e, Against against, const NumberFormat& format)
{
    SizesChart chart;
    PointChart& points = chart.points;
    const bool cost = against == Against::Cost;
    points.title = cost ? SizeWords::tr("Time vs. cost") : SizeWords::tr("Time vs. power");
    if (!e.frontier)
        return chart;
    const std::vector<TradeOff>& sizes = *e.frontier;
    const TradeOff own = engine::tradeOff(*e.resolved, e.assessment);
    std::vector<TradeOff> all = sizes;
    all.push_back(own);
    const Axes axes = axesOf(own, against, format);
    if (sizes.empty() || !std::isfinite(axes.atX(own)) || !std::isfinite(axes.atY(own))) {
        points.subtitle = !e.plan->runs() ? SizeWords::tr("This plan has no runs to size.")
                          : sizes.empty()
                              ? SizeWords::tr("The model does not fit on any number of GPUs.")
                              : SizeWords::tr("The value is unknown here.");
        return chart;
    }
    QVector<double> xs, ys;
    for (const TradeOff& t : all)
        xs << axes.atX(t), ys << axes.atY(t);
    points.x = logAxis(xs, format);
    points.y = cost ? logAxis(ys, format, axes.y.size, Unit::Dollar) : logAxis(ys, format);
    points.x.label = axisLabel(e.plan->work[e.view.work].isBatch() ? SizeWords::tr("Time to finish")
                                                                   : SizeWords::tr("Time to train"),
                               axes.x);
    points.y.label =
        cost ? SizeWords::tr("Cost per run") : axisLabel(SizeWords::tr("Peak power"), axes.y);
    addPoints(chart, sizes, own, axes, format);
    points.subtitle =
        SizeWords::tr("Cluster sizes in whole nodes that no other size beats in time, cost and "
                      "power at once (Pareto front). Double-click one to use it.");
    points.summary = points.series[1].names.join(QStringLiteral("; ")) + QStringLiteral("; ") +
                     points.series[2].names.front();
    return chart;
}

PointChart SizesChart::marked(int size) const
{
    PointChart chart = points;
    if (size < 0)
        return chart;
    const PointChart::Series& every = points.series.front();
    chart.series.push_back(
        {{}, kMarked, {every.x[size]}, {every.y[size]}, {every.names[size]}, false});
    return chart;
}

engine::Result<void> takeSize(ProjectDocument& document, const SizesChart::Size& size)
{
    return turnAll(document, SizeWords::tr("Use %1").arg(size.name),
                   {{QStringLiteral("cluster.count_rule"), QStringLiteral("given")},
                    {QStringLiteral("cluster.count"), QString::number(size.gpus, 'g', 15)}});
}

} // namespace model

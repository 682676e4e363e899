#include "model/serving/fleetcharts.h"

#include "model/engine/serving/servingdetail.h"
#include "model/serving/served.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::GrowthMonth, engine::ReplicaWeek, engine::Unit;

struct Fleet {
    Q_DECLARE_TR_FUNCTIONS(ServingFleet)
};

constexpr double kTicks = 5, kAbove = 1.15;
constexpr double kLeastSaved = 0.001; // worth mentioning

ChartCurve stepsOf(const std::vector<double>& replicas, std::size_t count, double slot,
                   const QString& label, ChartCurve::Role role)
{
    ChartCurve c;
    c.label = label;
    c.role = role;
    c.steps = true;
    for (std::size_t i = 0; i < std::min(count, replicas.size()); ++i) {
        c.x << static_cast<double>(i) * slot;
        c.y << replicas[i];
    }
    return c;
}

QString savedWords(const Served& s, const NumberFormat& format)
{
    const engine::Share part = s.detail->week.saved;
    const QString share = format.text(part, Unit::Percent);
    if (!(part > kLeastSaved))
        return Fleet::tr("Autoscaling saves nothing here.");
    return s.work.serve.autoscaling ? Fleet::tr("Autoscaling saves %1.").arg(share)
                                    : Fleet::tr("Autoscaling would save %1.").arg(share);
}

// The largest count is fully visible, with a margin above.
void setCountAxis(CurveChart& chart, double most)
{
    chart.yHigh = std::max(1.0, most) * kAbove;
}

} // namespace

CurveChart replicasChart(const engine::Evaluation& e, bool wholeWeek, const NumberFormat& format)
{
    CurveChart chart;
    chart.title = Fleet::tr("Replicas");
    chart.yLabel = Fleet::tr("Replicas");
    chart.yWhole = 1;
    const auto s = servedOf(e);
    if (!s || !s->detail || s->detail->week.scaled.empty()) {
        chart.subtitle = Fleet::tr("The number of replicas needed for the load is unknown here.");
        chart.summary = chart.subtitle;
        return chart;
    }
    const ReplicaWeek& week = s->detail->week;
    const double unit = (wholeWeek ? engine::kDay : engine::kHour).base();
    const double slot = week.slot.base() / unit;
    const auto count = wholeWeek ? week.scaled.size()
                                 : static_cast<std::size_t>(std::lround(engine::kDay / week.slot));
    chart.xLabel = wholeWeek ? Fleet::tr("Day") : Fleet::tr("Hour");
    chart.xSuffix = u' ' + (wholeWeek ? Fleet::tr("d") : Fleet::tr("h"));
    chart.xHigh = static_cast<double>(std::min(count, week.scaled.size())) * slot;
    chart.xStep = wholeWeek ? 1 : 6;
    const std::vector<double> always(week.scaled.size(), week.always);
    const bool steady = week.scaled == always && week.need == always; // then one line is enough
    chart.curves = {stepsOf(always, count, slot, Fleet::tr("fixed"),
                            steady ? ChartCurve::Role::Own : ChartCurve::Role::Ideal)};
    if (!steady) {
        chart.curves.push_back(
            stepsOf(week.need, count, slot, Fleet::tr("needed"), ChartCurve::Role::Other));
        chart.curves.back().shade = 2;
        chart.curves.push_back(
            stepsOf(week.scaled, count, slot, Fleet::tr("autoscaled"), ChartCurve::Role::Own));
    }
    const auto most = std::ranges::max(week.scaled);
    setCountAxis(chart, std::max(most, week.always));
    chart.subtitle = savedWords(*s, format);
    const double least = std::ranges::min(week.scaled);
    const QString replicas = format.text(most, Unit::Count);
    //: %1 a count.
    chart.summary = words::filled(
        Fleet::tr("%1 replicas at all hours.", nullptr, words::subject(most)), {replicas});
    if (least < most || most < week.always)
        chart.summary =
            //: %1 to %3 counts.
            words::filled(
                Fleet::tr("%1 replicas without autoscaling; %2 to %3 with autoscaling.", nullptr,
                          words::subject(week.always)),
                {format.text(week.always, Unit::Count), format.text(least, Unit::Count), replicas});
    chart.summary += u' ' + chart.subtitle;
    return chart;
}

CurveChart growthChart(const engine::Evaluation& e, bool cost, const NumberFormat& format)
{
    CurveChart chart;
    chart.title = Fleet::tr("Growth");
    chart.xLabel = Fleet::tr("months");
    chart.yLabel = cost ? Fleet::tr("Cost per year") : Fleet::tr("GPUs");
    chart.yWhole = cost ? 0 : 1;
    const auto s = servedOf(e);
    const auto amount = [cost](const GrowthMonth& m) { return cost ? m.cost.base() : m.gpus; };
    if (!s || !s->detail || s->detail->months.size() < 2 ||
        !std::isfinite(amount(s->detail->months.back()))) {
        chart.subtitle = Fleet::tr("What growth requires is unknown here.");
        chart.summary = chart.subtitle;
        return chart;
    }
    const std::vector<GrowthMonth>& months = s->detail->months;
    const Unit unit = cost ? Unit::DollarPerYear : Unit::Gpus;
    const auto most = std::ranges::max_element(months, {}, amount);
    const auto axis = format.axisUnit(amount(*most), unit);
    ChartCurve curve;
    curve.label = cost ? Fleet::tr("per year") : Fleet::tr("GPUs");
    curve.role = cost ? ChartCurve::Role::Bought : ChartCurve::Role::Own;
    curve.steps = true;
    for (const GrowthMonth& m : months) {
        curve.x << m.month;
        curve.y << amount(m) / axis.size;
    }
    chart.curves = {curve};
    chart.xHigh = months.back().month;
    chart.xStep = chart.xHigh > 36 ? 12 : chart.xHigh > 12 ? 6 : readableStep(chart.xHigh, kTicks);
    if (cost) { // the label states the period
        const auto money = format.axisUnit(amount(*most) / engine::info(unit).size, Unit::Dollar);
        chart.yPrefix = money.symbol;
        chart.ySuffix = money.suffix();
    }
    chart.yHigh = amount(*most) / axis.size * kAbove;
    chart.ySize = axis.size;
    const auto label = [&](const GrowthMonth& m) { return format.text(amount(m), unit); };
    chart.marker = {months.back().month, curve.y.back(), label(months.back())};
    chart.marks = {{months.front().month, curve.y.front(), label(months.front())}};
    const QString growth = format.text(s->work.serve.growth, Unit::Percent);
    chart.subtitle = Fleet::tr("Growth of %1 per month.").arg(growth);
    chart.summary =
        //: %1 a percentage, %2 and %3 numbers of replicas, %4 a number of months.
        words::filled(Fleet::tr("Growth of %1 per month: from %2 to %3 after %4 months."),
                      {growth, label(months.front()), label(months.back()),
                       format.plain(months.back().month, 0)});
    return chart;
}

StackChart servingMemoryChart(const engine::Evaluation& e, const NumberFormat& format)
{
    StackChart chart;
    chart.title = Fleet::tr("Memory per replica");
    const auto s = servedOf(e);
    const bool known = s && s->detail && s->isComputed();
    const auto m = known ? s->detail->memory : engine::ServingMemoryParts{};
    if (!(m.capacity.base() > 0) || !std::isfinite(m.weights.base())) {
        chart.subtitle = Fleet::tr("The memory per replica is unknown here.");
        chart.summary = chart.subtitle;
        return chart;
    }
    const double size = engine::info(Unit::GiB).size;
    chart.unit = QString::fromUtf8(engine::info(Unit::GiB).symbol);
    chart.columns = {layoutWords(s->answer.choice.layout)};
    const bool makes = s->work.serve.makes(); // what requests hold is no KV cache
    const QString used = makes ? Fleet::tr("requests") : Fleet::tr("KV cache used");
    const QString free = makes ? Fleet::tr("free for requests") : Fleet::tr("KV cache free");
    for (const auto& [label, bytes] : {std::pair{Fleet::tr("weights"), m.weights},
                                       {Fleet::tr("buffers"), m.buffers},
                                       {used, m.cacheUsed},
                                       {free, m.cacheFree},
                                       {Fleet::tr("unused"), m.unused}})
        chart.parts.push_back({label, {std::max(0.0, bytes.base()) / size}});
    chart.lines = {{Fleet::tr("capacity"), m.capacity.base() / size}};
    chart.high = std::max(m.weights + m.buffers, m.capacity).base() / size;
    const auto cache = m.cacheUsed + m.cacheFree;
    chart.subtitle = cache.base() > 0
                         ? words::filled(
                               //: %1 and %2 percentages.
                               makes ? Fleet::tr("Weights take %1; requests take %2 of the rest.")
                                     //: %1 and %2 percentages.
                                     : Fleet::tr("Weights take %1; %2 of the KV cache is used."),
                               {format.text(m.weights / m.capacity, Unit::Percent),
                                format.text(m.cacheUsed / cache, Unit::Percent)})
                     : makes ? Fleet::tr("The weights leave no room for a request.")
                             : Fleet::tr("The weights leave no room for the KV cache.");
    chart.summary = chart.subtitle;
    return chart;
}

} // namespace model

#include "model/first/reinforcecharts.h"

#include "model/engine/reinforce/generate.h"
#include "model/engine/training/fromplan.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::ReinforceAnswer, engine::Seconds, engine::Unit;

struct RlWords {
    Q_DECLARE_TR_FUNCTIONS(ReinforceCharts)
};

constexpr int kSlices = 40;

struct Side {
    QString label;
    bool generates = true, trains = true;
    engine::Share waits = 0;
};

std::vector<Side> sidesOf(const engine::Workload& work, const ReinforceAnswer& r)
{
    if (!engine::isApart(work))
        return {{RlWords::tr("all GPUs")}};
    return {{RlWords::tr("generating GPUs"), true, false, r.generatorsWait},
            {RlWords::tr("training GPUs"), false, true, r.trainersWait}};
}

} // namespace

StackChart reinforceStepChart(const engine::Evaluation& e, std::size_t w,
                              const NumberFormat& format)
{
    const engine::Workload& work = e.plan->work[w];
    const ReinforceAnswer& r = e.assessment.work[w].rl;
    StackChart chart;
    chart.title = RlWords::tr("One RL step");
    if (!std::isfinite(r.step.base())) {
        chart.subtitle = RlWords::tr("The step time cannot be computed.");
        return chart;
    }
    const auto axis = format.axisUnit(r.step.base(), Unit::Second);
    chart.unit = axis.unit;
    const std::vector<Side> sides = sidesOf(work, r);
    const auto part = [&](const QString& label, auto seconds) {
        StackChart::Part p{label, {}};
        for (const Side& side : sides)
            p.values << Seconds(seconds(side)).base() / axis.size;
        if (std::ranges::any_of(p.values, [](double v) { return v > 0; }))
            chart.parts.push_back(std::move(p));
    };
    const Seconds none{};
    part(RlWords::tr("generation"), [&](const Side& s) { return s.generates ? r.generate : none; });
    part(RlWords::tr("environment"),
         [&](const Side& s) { return s.generates ? r.environment : none; });
    part(RlWords::tr("scoring"), [&](const Side& s) { return s.trains ? r.score : none; });
    part(RlWords::tr("update"), [&](const Side& s) { return s.trains ? r.update : none; });
    part(RlWords::tr("weight transfer"), [&](const Side&) { return r.refit; });
    const auto own = [&](const Side& s) {
        return (s.generates ? r.generate + r.environment : none) +
               (s.trains ? r.score + r.update : none) + (s.generates && s.trains ? r.refit : none);
    };
    part(RlWords::tr("framework"),
         [&](const Side& s) { return engine::larger(none, (1 - s.waits) * r.step - own(s)); });
    part(RlWords::tr("waiting"),
         [&](const Side& s) { return engine::larger(none, s.waits * r.step - r.refit); });
    for (const Side& side : sides) {
        chart.columns << side.label;
        chart.totals << format.text(r.step.base(), Unit::Second);
    }
    chart.high = r.step.base() / axis.size;
    //: %1 a time, %2 a percentage.
    chart.subtitle = words::filled(RlWords::tr("%1 per step; generation takes %2 of it."),
                                   {format.text(r.step.base(), Unit::Second),
                                    format.text(r.generate / r.step, Unit::Percent)});
    chart.summary = chart.subtitle;
    return chart;
}

CurveChart reinforceTailChart(const engine::Evaluation& e, std::size_t w,
                              const NumberFormat& format)
{
    const engine::Workload& work = e.plan->work[w];
    const ReinforceAnswer& r = e.assessment.work[w].rl;
    CurveChart chart;
    chart.title = RlWords::tr("Rollouts still running");
    chart.xLabel = RlWords::tr("Tokens generated");
    chart.yLabel = RlWords::tr("Rollouts per replica");
    if (work.rl.method == engine::RlMethod::Dpo || !(r.inFlight > 0)) {
        chart.subtitle = RlWords::tr("Nothing is generated.");
        return chart;
    }
    const double longest = std::max(work.rl.longest.base(), work.serve.answer.base());
    const engine::LengthTail tail(work.serve.answer.base() / longest);
    ChartCurve own;
    own.label = RlWords::tr("running");
    own.role = ChartCurve::Role::Own;
    double half = longest;
    for (int i = 0; i <= kSlices; ++i) {
        const double at = double(i) / kSlices;
        own.x << at * longest;
        own.y << r.inFlight * tail.running(at);
        if (tail.running(at) <= 0.5)
            half = std::min(half, at * longest);
    }
    chart.xHigh = longest;
    chart.yHigh = r.inFlight;
    chart.curves = {own};
    chart.subtitle = words::filled(
        //: %1 and %2 numbers of tokens.
        RlWords::tr("After %1 of %2 tokens, half of the rollouts have ended; the others go on at a "
                    "smaller batch."),
        {format.text(std::round(half), Unit::TokensUnit),
         format.text(std::round(longest), Unit::TokensUnit)});
    chart.summary = chart.subtitle;
    return chart;
}

} // namespace model

#include "model/first/recommendcharts.h"

#include "model/engine/recommend/step.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace model {
namespace {

using engine::RecommendStep, engine::Seconds, engine::Unit;

struct RecWords {
    Q_DECLARE_TR_FUNCTIONS(RecommendCharts)
};

constexpr int kSizes = 48;
constexpr double kFarther = 4; // multiple of the plan's own GPUs

struct Run {
    Run(const engine::Evaluation& e, std::size_t w)
        : plan(*e.resolved)
        , work(plan.work[w])
        , answer(e.assessment.work[w])
        , gpus(engine::trainingGpus(e.assessment.decision, w))
        , least(answer.rec.least)
        , known(std::isfinite(answer.rec.step.total.base()) && std::isfinite(least) && gpus >= 1)
    {
    }
    RecommendStep on(double count) const { return engine::recommendStep(plan, work, count); }
    // Some smaller and larger sizes on which the tables fit.
    std::vector<double> sizes() const
    {
        std::vector<double> all;
        for (const double factor : {0.125, 0.25, 0.5, 1.0, 2.0, kFarther})
            if (const double count = std::round(factor * gpus); count >= 1 &&
                                                                (count >= least || factor == 1) &&
                                                                (all.empty() || count > all.back()))
                all.push_back(count);
        return all;
    }

    const engine::ResolvedPlan& plan;
    const engine::Workload& work;
    const engine::TrainAnswer& answer;
    double gpus, least;
    bool known;
};

QString unknownWords()
{
    return RecWords::tr("The step time cannot be computed.");
}

struct StepPart {
    const char* label;
    Seconds RecommendStep::*time;
};
constexpr std::array kParts{
    StepPart{QT_TRANSLATE_NOOP("RecommendCharts", "lookups"), &RecommendStep::lookup},
    StepPart{QT_TRANSLATE_NOOP("RecommendCharts", "host memory"), &RecommendStep::host},
    StepPart{QT_TRANSLATE_NOOP("RecommendCharts", "exchange"), &RecommendStep::exchange},
    StepPart{QT_TRANSLATE_NOOP("RecommendCharts", "dense network"), &RecommendStep::dense},
    StepPart{QT_TRANSLATE_NOOP("RecommendCharts", "all-reduce"), &RecommendStep::exposed}};

} // namespace

StackChart recommendStepChart(const engine::Evaluation& e, std::size_t w,
                              const NumberFormat& format)
{
    const Run run(e, w);
    StackChart chart;
    chart.title = RecWords::tr("One step by number of GPUs");
    if (!run.known) {
        chart.subtitle = unknownWords();
        return chart;
    }
    std::vector<RecommendStep> steps;
    double longest = 0;
    for (const double count : run.sizes()) {
        steps.push_back(run.on(count));
        longest = std::max(longest, steps.back().total.base());
        chart.columns << format.number(count, Unit::Gpus);
        chart.totals << format.text(steps.back().total.base(), Unit::Milliseconds);
    }
    const auto axis = format.axisUnit(longest, Unit::Milliseconds);
    chart.unit = axis.unit;
    chart.high = longest / axis.size;
    const auto add = [&](const QString& label, auto timeOf) {
        StackChart::Part part{label, {}};
        for (const RecommendStep& step : steps)
            part.values << timeOf(step).base() / axis.size;
        if (std::ranges::any_of(part.values, [](double v) { return v > 0; }))
            chart.parts.push_back(std::move(part));
    };
    const double pace = run.work.rec.pace;
    for (const StepPart& part : kParts)
        add(RecWords::tr(part.label), [&](const RecommendStep& s) { return pace * s.*part.time; });
    add(RecWords::tr("fixed"), [&](const RecommendStep&) { return pace * run.work.rec.fixed; });
    add(RecWords::tr("waiting for data"), [](const RecommendStep& s) { return s.waits; });
    const RecommendStep& own = run.answer.rec.step;
    chart.subtitle = words::filled(
        //: %1 GPUs with their count, %2 and %3 percentages.
        RecWords::tr("On %1, exchange takes %2 of a step; GPUs wait for data for %3 of it."),
        {format.text(run.gpus, Unit::Gpus),
         format.text((own.exchange + own.exposed) / own.total, Unit::Percent),
         format.text(own.waits / own.total, Unit::Percent)});
    chart.summary = chart.subtitle;
    return chart;
}

CurveChart recommendSpeedupChart(const engine::Evaluation& e, std::size_t w,
                                 const NumberFormat& format)
{
    const Run run(e, w);
    CurveChart chart;
    chart.title = RecWords::tr("Speed-up with more GPUs");
    chart.xLabel = RecWords::tr("GPUs");
    chart.yLabel = RecWords::tr("Speed-up");
    chart.ySuffix = QStringLiteral("×");
    if (!run.known) {
        chart.subtitle = unknownWords();
        return chart;
    }
    const double node = run.plan.cluster.nodeSize, alone = run.on(1).busy.base();
    const double most = kFarther * std::max(run.gpus, node);
    chart.xLow = std::min(run.least, run.gpus);
    chart.xHigh = chart.yHigh = most;
    chart.xWhole = node;
    chart.xLog = chart.yLog = true;
    ChartCurve ideal, fed, own;
    ideal.label = RecWords::tr("ideal");
    ideal.role = ChartCurve::Role::Ideal;
    ideal.x = ideal.y = {chart.xLow, most};
    fed.label = RecWords::tr("without waiting for data");
    own.label = RecWords::tr("this run");
    own.role = ChartCurve::Role::Own;
    const auto point = [&](double count) {
        const RecommendStep step = run.on(count);
        fed.x << count;
        fed.y << alone / step.busy.base();
        own.x << count;
        own.y << alone / step.total.base();
    };
    // On whole nodes, and on the plan's own GPUs.
    std::vector<double> counts;
    for (int i = 0; i <= kSizes; ++i)
        counts.push_back(std::max(
            chart.xLow, node * std::round((chart.xLow + (most - chart.xLow) * i / kSizes) / node)));
    counts.push_back(run.gpus);
    std::ranges::sort(counts);
    const auto same = std::ranges::unique(counts);
    counts.erase(same.begin(), same.end());
    std::ranges::for_each(counts, point);
    chart.curves = {ideal, fed, own};
    chart.marker = {run.gpus, run.answer.speedup,
                    format.number(run.answer.speedup, Unit::Count) + QStringLiteral("×")};
    chart.subtitle =
        run.least > 1
            ? words::filled(RecWords::tr("The tables need at least %1; one GPU of unlimited memory "
                                         "is the reference."),
                            {format.text(run.least, Unit::Gpus)})
            : RecWords::tr("One GPU holds all tables; it is the reference.");
    chart.summary =
        words::filled(
            //: %1 GPUs with their count, %2 a number.
            RecWords::tr("%1 reach a speed-up of %2×.", nullptr, words::subject(run.gpus)),
            {format.text(run.gpus, Unit::Gpus), format.number(run.answer.speedup, Unit::Count)}) +
        u' ' + chart.subtitle;
    return chart;
}

} // namespace model

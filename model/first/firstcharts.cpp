#include "model/first/firstcharts.h"

#include "model/engine/gpushares.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/methods.h"
#include "model/sentences/workname.h"
#include "model/training/memorychart.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::Bytes, engine::MemoryParts, engine::MethodAnswer, engine::Unit;

struct First {
    Q_DECLARE_TR_FUNCTIONS(FirstCharts)
};

constexpr double kFewer = 10, kMore = 10; // range of examples shown, relative to the plan
constexpr int kPoints = 24;
constexpr double kMostRounds = 12; // rounds that can be distinguished in a calendar

QString nameOf(engine::Method method)
{
    switch (method) {
    case engine::Method::Full: return First::tr("Full");
    case engine::Method::Lora: return QStringLiteral("LoRA");
    case engine::Method::Qlora: return QStringLiteral("QLoRA");
    }
    return {};
}

bool isChosen(const engine::Evaluation& e, const MethodAnswer& m)
{
    return m.method == e.plan->work[e.view.work].tune.method;
}

// Steps are proportional to examples, and everything else in a run follows from its steps.
ChartCurve timesOf(const MethodAnswer& m, double examples, double size)
{
    ChartCurve curve;
    for (int i = 0; i <= kPoints; ++i) {
        const double times = std::pow(kFewer * kMore, double(i) / kPoints) / kFewer;
        curve.x << examples * times;
        curve.y << m.time.base() * times / size;
    }
    return curve;
}

struct Span {
    QString name;
    double gpus = 0;
    double from = 0, to = 0; // seconds of a round
};

// Runs go one after the other in plan order, or in parallel on separate GPUs.
std::vector<Span> roundOf(const engine::Evaluation& e)
{
    std::vector<Span> spans;
    double at = 0;
    for (std::size_t w = 0; w < e.plan->work.size(); ++w) {
        const engine::Workload& work = e.plan->work[w];
        if (work.serves()) {
            spans.push_back(
                {workName(work), e.assessment.serving[w].choice.gpus(), 0, engine::kUnknown});
            continue;
        }
        const engine::TrainAnswer& t = e.assessment.work[w];
        const double gpus =
            std::min(t.gpusUsed * t.atOnce, engine::trainingGpus(e.assessment.decision, w));
        const bool own = engine::ownGpus(*e.plan, work) > 0;
        const double from = own ? 0 : at, to = from + t.time.base();
        spans.push_back({workName(work), gpus, from, to});
        at = own ? at : to;
    }
    return spans;
}

ChartCurve calendarOf(const Span& span, double round, double end, double size)
{
    ChartCurve curve;
    curve.label = span.name;
    curve.steps = true;
    if (std::isnan(span.to)) { // at all hours
        curve.x = {0, end / size};
        curve.y = {span.gpus, span.gpus};
        return curve;
    }
    for (double at = 0; at < end; at += round) {
        const std::pair<double, double> turns[] = {
            {at, 0}, {at + span.from, span.gpus}, {at + span.to, 0}};
        for (const auto& [x, y] : turns)
            if (x <= end) {
                curve.x << x / size;
                curve.y << y;
            }
    }
    curve.x << end / size;
    curve.y << curve.y.back();
    return curve;
}

} // namespace

CurveChart tuneTimeChart(const engine::Evaluation& e, const NumberFormat& format)
{
    CurveChart chart;
    chart.title = First::tr("Time by data size and method");
    chart.xLabel = First::tr("Examples");
    chart.yLabel = First::tr("Time");
    const double examples = e.plan->work[e.view.work].tune.examples;
    double most = 0;
    for (const MethodAnswer& m : e.methods)
        most = std::isfinite(m.time.base()) ? std::max(most, m.time.base()) : most;
    if (!(most > 0)) {
        chart.subtitle = First::tr("The time of each method is being computed.");
        return chart;
    }
    const auto axis = format.axisUnit(most * kMore, Unit::Hours);
    chart.ySuffix = axis.suffix();
    chart.ySize = axis.size;
    const std::string& id = e.plan->work[e.view.work].id;
    chart.input = QString::fromStdString(engine::boundPath("work.*.tune.examples", id));
    chart.xLow = examples / kFewer;
    chart.xHigh = examples * kMore;
    chart.yHigh = most * kMore / axis.size;
    chart.xLog = chart.yLog = true;
    QStringList read;
    for (const MethodAnswer& m : e.methods) {
        if (!std::isfinite(m.time.base()))
            continue;
        ChartCurve curve = timesOf(m, examples, axis.size);
        curve.label = nameOf(m.method);
        if (isChosen(e, m))
            curve.figure = QString::fromStdString(engine::boundPath("work.*.time", id));
        curve.role = isChosen(e, m) ? ChartCurve::Role::Own : ChartCurve::Role::Other;
        curve.shade = static_cast<int>(m.method);
        const QString time = format.text(m.time.base(), Unit::Hours);
        if (isChosen(e, m))
            chart.marker = {examples, m.time.base() / axis.size, time};
        read << curve.label + u' ' + time;
        chart.curves.push_back(std::move(curve));
    }
    chart.subtitle =
        //: %1 a number of examples, %2 what they reach.
        words::filled(First::tr("With %1 examples: %2."),
                      {format.number(examples, Unit::Count), read.join(QStringLiteral(", "))});
    chart.summary = chart.subtitle;
    return chart;
}

StackChart tuneMemoryChart(const engine::Evaluation& e, const NumberFormat& format)
{
    StackChart chart;
    chart.title = First::tr("Memory per GPU by method");
    if (e.methods.empty()) {
        chart.subtitle = First::tr("The memory of each method is being computed.");
        return chart;
    }
    const double size = engine::info(Unit::GiB).size;
    chart.unit = QString::fromUtf8(engine::info(Unit::GiB).symbol);
    const std::pair<QString, Bytes MemoryParts::*> parts[] = {
        {First::tr("weights"), &MemoryParts::weights},
        {First::tr("gradients"), &MemoryParts::gradients},
        {First::tr("optimizer"), &MemoryParts::optimizer},
        {First::tr("activations"), &MemoryParts::activations},
        {First::tr("logits"), &MemoryParts::logits},
        {First::tr("buffers"), &MemoryParts::buffers},
        {First::tr("fragmentation"), &MemoryParts::fragmentation}};
    for (const auto& [label, member] : parts) {
        StackChart::Part part{label, {}};
        for (const MethodAnswer& m : e.methods) {
            const double held = (m.memory.*member).base();
            part.values << (std::isfinite(held) ? held / size : 0);
        }
        chart.parts.push_back(std::move(part));
    }
    QStringList read;
    for (const MethodAnswer& m : e.methods) {
        const double held = m.memory.total().base();
        chart.columns << nameOf(m.method);
        chart.totals << format.number(held, Unit::GiB);
        if (isChosen(e, m))
            chart.marked = static_cast<int>(chart.columns.size()) - 1;
        chart.high = std::max({chart.high, held / size, m.usable.base() / size});
        read << nameOf(m.method) + u' ' + fitWords(m.fit);
    }
    chart.lines = {{First::tr("usable"), e.methods.front().usable.base() / size}};
    chart.subtitle = read.join(QStringLiteral(", ")) + u'.';
    chart.summary = chart.subtitle;
    return chart;
}

CurveChart calendarChart(const engine::Evaluation& e, const NumberFormat& format)
{
    CurveChart chart;
    chart.title = First::tr("GPU calendar");
    chart.xLabel = First::tr("Days");
    chart.yLabel = First::tr("GPUs");
    chart.yWhole = e.plan->cluster.nodeSize;
    const double day = engine::info(Unit::Days).size, year = engine::kYear.base();
    const std::vector<Span> spans = roundOf(e);
    double busy = 0;
    for (const Span& span : spans)
        busy = std::max(busy, std::isnan(span.to) ? 0 : span.to);
    if (!std::isfinite(busy)) {
        chart.subtitle = First::tr("The time of a workload is unknown.");
        return chart;
    }
    const double runs = e.plan->money.runs;
    const double round = std::max(busy, e.plan->runs() ? year / runs : year);
    const double end = std::min(std::max(year, round), kMostRounds * round);
    chart.xSuffix = u' ' + First::tr("d");
    chart.xHigh = end / day;
    chart.yHigh = e.assessment.decision.gpus;
    for (const Span& span : spans) {
        ChartCurve curve = calendarOf(span, round, end, day);
        curve.role = &span - spans.data() == static_cast<std::ptrdiff_t>(e.view.work)
                         ? ChartCurve::Role::Own
                         : ChartCurve::Role::Other;
        curve.shade = static_cast<int>(&span - spans.data());
        chart.curves.push_back(std::move(curve));
    }
    const double share = busy / round;
    chart.subtitle =
        e.plan->runs() ? words::filled(
                             //: %1 a time, %2 a percentage.
                             engine::sharesByParts(*e.plan)
                                 ? First::tr("Together, all runs take %1; none is active %2 "
                                             "of the time.")
                                 :
                                 //: %1 a time, %2 a percentage.
                                 First::tr("One after another, all runs take %1; none is active %2 "
                                           "of the time."),
                             {format.text(busy, Unit::Days),
                              format.text(std::max(0.0, 1 - share), Unit::Percent)})
                       : First::tr("All fleets serve at all hours.");
    chart.summary = chart.subtitle;
    return chart;
}

} // namespace model

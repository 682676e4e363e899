#include "model/first/batchcharts.h"

#include "model/engine/answer/answer.h"
#include "model/engine/batch/assessbatch.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/sizing/speeduplaws.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::BatchAnswer, engine::Unit;

struct BatchWords {
    Q_DECLARE_TR_FUNCTIONS(BatchCharts)
};

constexpr int kSteps = 64;

struct Job {
    Job(const engine::Evaluation& e, std::size_t work)
        : job(e.plan->work[work].job)
        , storage(e.plan->work[work].train.feed.storage)
        , answer(e.assessment.work[work])
        , gpus(engine::trainingGpus(e.assessment.decision, e.view.work))
        , deadline(e.plan->work[work].train.deadline.base())
        , known(answer.job.fits && std::isfinite(answer.time.base()))
        , most(std::exp2(std::floor(std::log2(std::max(gpus, 8 * answer.job.unitGpus))) + 1))
    {
    }
    BatchAnswer on(double count) const { return engine::batchOn(job, storage, answer.job, count); }
    // Failures cost each node the same, whatever their number.
    double time(double count) const { return on(count).busy.base() / answer.risk.goodput; }
    double speedup(double count) const
    {
        const BatchAnswer b = on(count);
        return b.unitGpus * (b.oneTime / b.busy);
    }
    // Whole workers, evenly spaced on a logarithmic or linear axis.
    std::vector<double> counts(bool log) const
    {
        const double unit = answer.job.unitGpus, last = std::floor(most / unit);
        std::vector<double> all;
        for (int i = 0; i <= kSteps; ++i) {
            const double part = double(i) / kSteps;
            const double workers = log ? std::pow(last, part) : 1 + (last - 1) * part;
            const double count = unit * std::round(workers);
            if (all.empty() || count > all.back())
                all.push_back(count);
        }
        // Includes the plan's own number.
        const double own = unit * std::max(1.0, answer.job.workers);
        if (const auto at = std::ranges::lower_bound(all, own); at == all.end() || *at != own)
            all.insert(at, own);
        return all;
    }

    const engine::BatchJob& job;
    engine::Bandwidth storage;
    const engine::TrainAnswer& answer;
    double gpus, deadline;
    bool known;
    double most;
};

QString unknownWords(const Job& j)
{
    return j.answer.job.fits ? BatchWords::tr("The time per unit is unknown.")
                             : BatchWords::tr("The work does not fit in the memory of this GPU.");
}

ChartCurve level(const QString& label, double y, double from, double to)
{
    ChartCurve curve;
    curve.label = label;
    curve.role = ChartCurve::Role::Ideal;
    curve.x = {from, to};
    curve.y = {y, y};
    return curve;
}

QString figureOf(const engine::Evaluation& e, std::size_t work, const char* row)
{
    return QString::fromStdString(engine::boundPath(row, e.plan->work[work].id));
}

} // namespace

CurveChart batchTimeChart(const engine::Evaluation& e, std::size_t work, const NumberFormat& format)
{
    const Job j(e, work);
    CurveChart chart;
    chart.title = BatchWords::tr("Time by number of GPUs");
    chart.xLabel = BatchWords::tr("GPUs");
    chart.yLabel = BatchWords::tr("Time");
    if (!j.known) {
        chart.subtitle = unknownWords(j);
        return chart;
    }
    const std::vector<double> counts = j.counts(true);
    const double longest = std::max(j.time(counts.front()), j.deadline);
    const auto axis = format.axisUnit(longest, Unit::Days);
    chart.ySuffix = axis.suffix();
    chart.ySize = axis.size;
    chart.xLow = counts.front();
    chart.xHigh = counts.back();
    chart.xWhole = e.plan->cluster.nodeSize;
    chart.yHigh = longest / axis.size;
    chart.xLog = chart.yLog = true;
    ChartCurve own;
    own.label = BatchWords::tr("this job");
    own.role = ChartCurve::Role::Own;
    own.figure = figureOf(e, work, "work.*.time");
    chart.input = QStringLiteral("cluster.count");
    for (const double count : counts) {
        own.x << count;
        own.y << j.time(count) / axis.size;
    }
    chart.curves.push_back(
        level(BatchWords::tr("deadline"), j.deadline / axis.size, chart.xLow, chart.xHigh));
    chart.curves.push_back(std::move(own));
    const double now = j.answer.time.base();
    chart.marker = {j.gpus, now / axis.size, format.text(now, Unit::Days)};
    const double one = j.time(j.answer.job.unitGpus);
    chart.subtitle =
        one <= j.deadline
            ? words::filled(
                  //: %1 a GPU or machine, %2 a time.
                  BatchWords::tr("One worker (%1) takes %2: no cluster is needed to meet "
                                 "the deadline."),
                  {format.text(j.answer.job.unitGpus, Unit::Gpus), format.text(one, Unit::Days)})
            //: %1 a worker (a GPU or a machine), %2 and %3 times.
            : words::filled(BatchWords::tr("One worker (%1) takes %2; the deadline is %3."),
                            {format.text(j.answer.job.unitGpus, Unit::Gpus),
                             format.text(one, Unit::Days), format.text(j.deadline, Unit::Days)});
    chart.summary = chart.subtitle;
    return chart;
}

CurveChart batchSpeedupChart(const engine::Evaluation& e, std::size_t work,
                             const NumberFormat& format)
{
    const Job j(e, work);
    CurveChart chart;
    chart.title = BatchWords::tr("Speed-up with more GPUs");
    chart.xLabel = BatchWords::tr("GPUs");
    chart.yLabel = BatchWords::tr("Speed-up");
    chart.ySuffix = QStringLiteral("×");
    if (!j.known) {
        chart.subtitle = unknownWords(j);
        return chart;
    }
    const std::vector<double> counts = j.counts(false);
    chart.xLow = counts.front();
    chart.xHigh = chart.yHigh = counts.back();
    chart.xWhole = e.plan->cluster.nodeSize;
    ChartCurve ideal, amdahl, gustafson, own;
    ideal.label = BatchWords::tr("ideal");
    ideal.role = ChartCurve::Role::Ideal;
    ideal.x = ideal.y = {chart.xLow, chart.xHigh};
    amdahl.label = BatchWords::tr("Amdahl: same work");
    gustafson.label = BatchWords::tr("Gustafson: more work");
    gustafson.shade = 1;
    own.label = BatchWords::tr("this job");
    own.role = ChartCurve::Role::Own;
    const double unit = j.answer.job.unitGpus;
    for (const double count : counts) {
        amdahl.x << count;
        amdahl.y << unit * engine::amdahl(j.job.serial, count / unit);
        gustafson.x << count;
        gustafson.y << unit * engine::scaledSpeedup(j.job.serial, count / unit);
        own.x << count;
        own.y << j.speedup(count);
    }
    chart.curves = {ideal, own};
    if (j.job.serial > 0) // else both laws are the ideal
        chart.curves.insert(chart.curves.begin() + 1, {gustafson, amdahl});
    chart.marker = {j.gpus, j.answer.speedup,
                    format.number(j.answer.speedup, Unit::Count) + QChar(0x00d7)};
    chart.subtitle =
        j.job.serial > 0
            ? words::filled(
                  //: %1 a percentage, %2 a number.
                  BatchWords::tr("A serial fraction of %1 limits the speed-up to %2×."),
                  {format.text(j.job.serial, Unit::Percent),
                   format.number(unit / j.job.serial, Unit::Count)})
            : BatchWords::tr("Units are independent: only storage and the last units limit it.");
    chart.summary =
        words::filled(
            //: %1 GPUs with their count, %2 a number.
            BatchWords::tr("%1 reach a speed-up of %2×", nullptr, words::subject(j.gpus)),
            {format.text(j.gpus, Unit::Gpus), format.number(j.answer.speedup, Unit::Count)}) +
        QStringLiteral(". ") + chart.subtitle;
    return chart;
}

} // namespace model

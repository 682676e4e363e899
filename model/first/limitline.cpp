#include "model/first/limitline.h"

#include "model/engine/money/budget.h"
#include "model/engine/plan.h"
#include "model/engine/resolvedplan.h"
#include "model/engine/uncertainty/band.h"
#include "model/sentences/servedsentence.h"
#include "model/uncertainty/questions.h"
#include "model/words/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct LimitLine {
    Q_DECLARE_TR_FUNCTIONS(LimitLine)
};

constexpr double kLittleStall = 0.01; // of a step: not noticeable
constexpr double kRounding = 1e-9;

struct Check {
    QString words;
    bool holds = true;
};

QString of(const QString& text, const QStringList& arguments)
{
    return words::filled(text, arguments);
}

// Whether samples reach the GPUs fast enough.
Check dataOf(const engine::TrainAnswer& t, const NumberFormat& format)
{
    const double stall = t.waitFeed / t.step;
    if (!std::isfinite(stall) || stall <= kLittleStall)
        return {LimitLine::tr("Data: no stall")};
    return {of(LimitLine::tr("Data: stalls %1 of each step"), {format.text(stall, Unit::Percent)}),
            false};
}

Check memoryOf(const engine::Workload& work, const engine::TrainAnswer& t, double gpus,
               const NumberFormat& format)
{
    if (!work.isComputed()) {
        const bool holds = t.gpusPerReplica <= gpus;
        if (work.recommends())
            //: %1 and %2 numbers: what is needed, and what there is.
            return {of(LimitLine::tr("Memory: the tables need %1 of %2 GPUs"),
                       {format.number(std::ceil(t.gpusPerReplica), Unit::Gpus),
                        format.number(gpus, Unit::Gpus)}),
                    holds};
        return {//: %1 and %2 numbers: what is needed, and what there is.
                of(LimitLine::tr("Memory: %1 of %2 GPUs hold the training state"),
                   {format.number(std::ceil(t.gpusPerReplica), Unit::Gpus),
                    format.number(gpus, Unit::Gpus)}),
                holds};
    }
    //: %1 an amount of memory, %2 its limit.
    return {of(LimitLine::tr("Memory: %1 of %2 per GPU"),
               {format.text(t.memory.total().base(), Unit::GiB),
                format.text(t.usable.base(), Unit::GiB)}),
            gpus >= 1 && t.fit != engine::Fit::DoesNot};
}

// With the chance to keep the limit, as far as the range of the figure is known.
QString likely(const QString& text, const engine::Evaluation& e, const char* row, double most,
               const NumberFormat& format)
{
    const std::string path = engine::boundPath(row, e.plan->work[e.view.work].id);
    const engine::Band* band = e.bands.find(path);
    if (!format.showsUncertainty() || !band || !(band->high > band->low))
        return text;
    //: %1 a limit with its value, %2 a percentage.
    return of(LimitLine::tr("%1 (chance %2)"),
              {text, chanceText(engine::chanceBelow(*band, most), format)});
}

Check timeOf(const engine::Evaluation& e, const engine::TrainAnswer& t, const NumberFormat& format)
{
    const engine::Workload& work = e.plan->work[e.view.work];
    if (!std::isfinite(t.time.base()))
        return {LimitLine::tr("Time: unknown"), false};
    const QString text =
        //: %1 a time, %2 its limit.
        of(LimitLine::tr("Time: %1 of %2"), {format.text(t.time.base(), Unit::Days),
                                             format.text(work.train.deadline.base(), Unit::Days)});
    return {likely(text, e, "work.*.time", work.train.deadline.base(), format),
            t.time <= work.train.deadline};
}

std::vector<Check> trained(const engine::Evaluation& e, const NumberFormat& format)
{
    const engine::Workload& work = e.plan->work[e.view.work];
    const engine::TrainAnswer& t = e.assessment.work[e.view.work];
    return {dataOf(t, format),
            memoryOf(work, t, engine::trainingGpus(e.assessment.decision, e.view.work), format),
            timeOf(e, t, format)};
}

std::vector<Check> processed(const engine::Evaluation& e, const NumberFormat& format)
{
    const engine::TrainAnswer& t = e.assessment.work[e.view.work];
    const engine::BatchAnswer& b = t.job;
    const Check storage = b.waits > kLittleStall
                              ? Check{of(LimitLine::tr("Storage: GPUs wait %1 of the time"),
                                         {format.text(b.waits, Unit::Percent)}),
                                      false}
                              : Check{LimitLine::tr("Storage: fast enough")};
    const Check memory = b.memory.base() > 0
                             //: %1 an amount of memory, %2 its limit.
                             ? Check{of(LimitLine::tr("Memory: %1 of %2 per GPU"),
                                        {format.text(b.memory.base(), Unit::GiB),
                                         format.text(b.usable.base(), Unit::GiB)}),
                                     b.fits && b.workers >= 1}
                             : Check{LimitLine::tr("Memory: no need stated"), b.workers >= 1};
    return {storage, memory, timeOf(e, t, format)};
}

// With an endless queue there is no TTFT.
void addLatencies(std::vector<Check>& all, const engine::ServeAnswer& s, const engine::Serve& serve,
                  const NumberFormat& format)
{
    const auto within = [&](const QString& text, engine::Seconds time, engine::Seconds limit) {
        return of(text, {format.text(time.base(), Unit::Milliseconds),
                         format.text(limit.base(), Unit::Milliseconds)});
    };
    if (std::isfinite(s.first.base()))
        //: %1 a time, %2 its limit.
        all.push_back(
            {within(LimitLine::tr("TTFT: %1 of %2"), s.first, serve.first), s.meetsFirst});
    else if (s.overloaded)
        all.push_back({LimitLine::tr("TTFT: requests queue"), false});
    if (std::isfinite(s.token.base()))
        //: %1 a time, %2 its limit.
        all.push_back(
            {within(LimitLine::tr("TPOT: %1 of %2"), s.token, serve.token), s.meetsToken});
}

std::vector<Check> served(const engine::Evaluation& e, const NumberFormat& format)
{
    const engine::ServeAnswer& s = e.assessment.serving[e.view.work];
    const engine::Serve& serve = e.plan->work[e.view.work].serve;
    std::vector<Check> all;
    if (std::isfinite(s.memory.batch))
        all.push_back({serve.makes()    ? servesAtAll(s)
                                              ? LimitLine::tr("Memory: model and requests fit")
                                              : LimitLine::tr("Memory: no room for a request")
                          : servesAtAll(s) ? LimitLine::tr("Memory: model and KV cache fit")
                                        : LimitLine::tr("Memory: no room for a KV cache"),
                       servesAtAll(s)});
    const QString load =
        of(LimitLine::tr("Load: %1 of capacity"), {format.text(s.load, Unit::Percent)});
    all.push_back({likely(load, e, "work.*.serve_load", 1, format), s.load <= 1});
    if (serve.makes() && std::isfinite(s.first.base()))
        //: %1 a time, %2 its limit.
        all.push_back({of(LimitLine::tr("Latency: %1 of %2 per request"),
                          {format.text(s.first.base(), Unit::Milliseconds),
                           format.text(serve.first.base(), Unit::Milliseconds)}),
                       s.meetsFirst});
    else if (!serve.makes() && serve.rule == engine::ServeRule::Computed)
        addLatencies(all, s, serve, format);
    return all;
}

// Limits that the plan sets itself, whatever the work.
void addOwnLimits(std::vector<Check>& all, const engine::Evaluation& e, const NumberFormat& format)
{
    const double limit = e.plan->site.powerLimit.base(), budget = e.plan->money.budget.base();
    const double peak = e.assessment.site.peak.total().base();
    if (std::isfinite(limit) && std::isfinite(peak))
        //: %1 a power, %2 its limit.
        all.push_back({of(LimitLine::tr("Power: %1 of %2"),
                          {format.text(peak, Unit::Kilowatt), format.text(limit, Unit::Kilowatt)}),
                       peak <= limit * (1 + kRounding)});
    const double cost = engine::budgetCost(*e.resolved, e.assessment).base();
    if (std::isfinite(budget) && std::isfinite(cost))
        //: %1 an amount of money, %2 its limit.
        all.push_back({of(LimitLine::tr("Budget: %1 of %2"),
                          {format.text(cost, Unit::Dollar), format.text(budget, Unit::Dollar)}),
                       cost <= budget * (1 + kRounding)});
}

constexpr engine::ByKind<std::vector<Check> (*)(const engine::Evaluation&, const NumberFormat&)>
    kChecks{.train = trained,
            .tune = trained,
            .sweep = trained,
            .reinforce = trained,
            .recommend = trained,
            .batch = processed,
            .serve = served};

} // namespace

QString limitLine(const engine::Evaluation& e, const NumberFormat& format)
{
    std::vector<Check> all = kChecks[e.plan->work[e.view.work].kind](e, format);
    addOwnLimits(all, e, format);
    const auto missed = std::ranges::count(all, false, &Check::holds);
    QStringList parts;
    for (const Check& check : all)
        parts << (check.holds ? QStringLiteral("✓\u00a0") : QStringLiteral("✗\u00a0")) +
                     check.words;
    const QString head =
        missed == 0 ? LimitLine::tr("All limits are met.")
                    : LimitLine::tr("%n limits are missed.", nullptr, static_cast<int>(missed));
    return head + QStringLiteral("  ") + parts.join(QStringLiteral("   "));
}

} // namespace model

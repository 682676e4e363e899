#include "model/accuracy/ownruns.h"

#include "model/accuracy/accuracywords.h"
#include "model/engine/training/ownprediction.h"
#include "model/engine/uncertainty/ownruns.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct OwnRuns {
    Q_DECLARE_TR_FUNCTIONS(OwnRuns)
};

QString modelOf(const engine::MeasuredRun& run, const engine::Catalog& catalog)
{
    const engine::Model* known = catalog.model(run.model);
    return QString::fromStdString(known ? known->name : run.model);
}

QString rangeOf(const RunPrediction& p, const NumberFormat& format)
{
    const QString range = format.range({p.low.base(), p.step.base(), p.high.base()}, Unit::Second);
    const QString step = format.text(p.step.base(), Unit::Second);
    return range.isEmpty() ? step : QStringLiteral("%1 (%2)").arg(step, range);
}

QString signedShare(double off, const NumberFormat& format)
{
    return (off > 0 ? QStringLiteral("+") : QString()) + format.text(off, Unit::Percent);
}

} // namespace

double measuredStep(const engine::MeasuredRun& run)
{
    if (std::isfinite(run.step.base()))
        return run.step.base();
    return run.batch * run.sequence.base() / (run.gpus * run.tokensEach);
}

QString comparedWords(const engine::MeasuredRun& run, const RunPrediction& prediction,
                      const NumberFormat& format)
{
    if (!std::isfinite(prediction.step.base()))
        return OwnRuns::tr("No prediction: the catalog must have the GPU and the model of a run.");
    const double measured = measuredStep(run), off = prediction.step.base() / measured - 1;
    return words::filled(
        //: %1 and %2 times, %3 a percentage.
        OwnRuns::tr("Predicted step time with software tuned as in published runs: %1, "
                    "measured %2. The prediction is off by %3."),
        {rangeOf(prediction, format), format.text(measured, Unit::Second),
         signedShare(off, format)});
}

RunPredictor predictorOf(std::shared_ptr<const engine::Catalog> catalog)
{
    const auto understanding = std::make_shared<const engine::Understanding>(
        *catalog, engine::trainingConstants(*catalog));
    return [catalog = std::move(catalog), understanding](const engine::MeasuredRun& run) {
        using engine::Seconds;
        const auto predicted = engine::predict(engine::asPublished(run, *catalog), *understanding);
        return RunPrediction{Seconds(predicted.step.value), Seconds(predicted.step.low),
                             Seconds(predicted.step.high)};
    };
}

CalibrationWords calibrationWords(const engine::Plan& plan, const engine::Workload& work,
                                  const std::vector<engine::MeasuredRun>& runs,
                                  const engine::Catalog& catalog, const NumberFormat& format)
{
    const auto own = engine::ownPace(plan, work, runs, catalog);
    if (!own)
        return {false, OwnRuns::tr("No measured run applies to this plan. A run must have the same "
                                   "GPU, a known model and a step time.")};
    const auto spread = [&format](double sigma) {
        return format.text(std::expm1(engine::kP90 * sigma), Unit::Percent);
    };
    QString text = words::filled(
        //: %1 a factor, %2 and %3 percentages.
        OwnRuns::tr("Multiplies the computed step time by %1 and narrows its range from ±%2 to "
                    "±%3. This can be undone in one step; the program's constants do not change."),
        {format.plain(own->pace, 2), spread(own->before), spread(own->sigma)});
    if (own->guessed > 0)
        text += u' ' + OwnRuns::tr("The layout is not stated: the fastest that fits is assumed. "
                                   "State it to narrow the range further.");
    return {true, text};
}

// The input that calibration from own measurements sets.
constexpr engine::ByKind<const char*> kPaces{.train = ".pace",
                                             .tune = ".pace",
                                             .sweep = ".pace",
                                             .reinforce = ".pace",
                                             .recommend = "",
                                             .batch = "",
                                             .serve = ".serve.pace"};

QString calibratedWords(const engine::Plan& plan, const engine::Workload& work,
                        const NumberFormat& format)
{
    const char* leaf = kPaces[work.kind];
    if (work.pace() == 1 || !*leaf || work.goesByShare())
        return {};
    const QString factor = format.plain(work.pace(), 2);
    const auto cite = plan.cites->find("work." + work.id + leaf);
    if (cite == plan.cites->end() || cite->second.title.empty())
        return words::filled(OwnRuns::tr("Own calibration: computed times × %1."), {factor});
    //: %1 a factor, %2 where it is from.
    return words::filled(OwnRuns::tr("Own calibration: computed times × %1 (%2)."),
                         {factor, QString::fromStdString(cite->second.title)});
}

void OwnRunsTable::show(const std::vector<engine::MeasuredRun>& runs, const RunPredictor& predict,
                        const engine::Catalog& catalog, const NumberFormat& format)
{
    std::vector<Row> rows;
    int predicted = 0, inside = 0;
    for (const engine::MeasuredRun& run : runs) {
        const RunPrediction p = predict ? predict(run) : RunPrediction{};
        const double measured = measuredStep(run), off = p.step.base() / measured - 1;
        const bool known = std::isfinite(off);
        const bool held = p.low.base() <= measured && measured <= p.high.base();
        predicted += known, inside += known && held;
        const auto text = [](const std::string& s) { return QString::fromStdString(s); };
        const auto none = number(QStringLiteral("–"), NAN);
        rows.push_back(
            {{words(text(run.name)), words(modelOf(run, catalog)),
              words(gpuWords(run.gpu, catalog)),
              number(format.number(run.gpus, Unit::Gpus), run.gpus),
              std::isfinite(measured) ? number(format.text(measured, Unit::Second), measured)
                                      : none,
              known ? number(rangeOf(p, format), p.step.base()) : none,
              known ? number(signedShare(off, format), off) : none},
             false,
             text(run.note)});
        if (known && !held)
            rows.back().cells.back().tone = Tone::Note;
    }
    if (runs.empty())
        summary_ = OwnRuns::tr(
            "No runs yet. Choose File > Add measured run, or drop a file of runs here.");
    else if (predicted == 0)
        summary_ = OwnRuns::tr("Not yet compared with predictions.");
    else
        //: %1 and %2 counts.
        summary_ = words::filled(OwnRuns::tr("%1 of %2 runs are within their predicted range."),
                                 {format.plain(inside, 0), format.plain(predicted, 0)});
    fill({{OwnRuns::tr("Run"), {}, 90, true},
          {OwnRuns::tr("Model"), {}, 92, true},
          {OwnRuns::tr("GPU"), {}, 96, true},
          {OwnRuns::tr("GPUs"), {}, 46},
          {OwnRuns::tr("Measured"), OwnRuns::tr("Measured time of one optimizer step."), 68},
          {OwnRuns::tr("Predicted"), OwnRuns::tr("Typical step time and its 80 % range."), 132},
          {OwnRuns::tr("Error"), OwnRuns::tr("Predicted relative to measured step time."), 52}},
         std::move(rows));
}

} // namespace model

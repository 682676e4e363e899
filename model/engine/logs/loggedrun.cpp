#include "model/engine/logs/loggedrun.h"

#include "model/engine/decide.h"
#include "model/engine/specs/checkedrun.h"
#include "model/engine/training/fromplan.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

bool isShapeOf(const Model& m, const TrainLog& log)
{
    const auto same = [](double logged, double has) { return !(logged > 0) || logged == has; };
    return same(log.layers, m.layers) && same(log.hidden, m.hidden) && same(log.heads, m.heads);
}

// The plan's, unless the log has another shape: then the only one in the catalog with it.
const Model* modelOf(const TrainLog& log, const Model& planned, const Catalog& catalog)
{
    if (isShapeOf(planned, log))
        return &planned;
    const auto it =
        std::ranges::find_if(catalog.models, [&](const Model& m) { return isShapeOf(m, log); });
    return it == catalog.models.end() ? nullptr : &*it;
}

// Fills in from the plan what the log lacks, and records it.
struct Filling {
    LoggedRun& filled;

    void text(std::string& logged, std::string_view key, std::string planned)
    {
        if (!logged.empty() || planned.empty())
            return;
        logged = std::move(planned);
        filled.assumed.emplace_back(key);
    }
    template <class T> void number(T& logged, std::string_view key, T planned)
    {
        if (logged > T{} || !(planned > T{}))
            return;
        logged = planned;
        filled.assumed.emplace_back(key);
    }
    // Degrees belong together: a log that states one of them states all that are not 1.
    void layout(const Plan& plan)
    {
        MeasuredRun& r = filled.run;
        if (r.tensor > 0 || r.pipeline > 0 || r.data > 0 || r.contextSplit > 0) {
            const auto one = [](double logged) { return logged > 0 ? logged : 1; };
            if (!(r.data > 0))
                r.data = r.gpus / (one(r.tensor) * one(r.pipeline) * one(r.contextSplit));
        } else {
            const Decision d = given(plan, r.gpus);
            const Layout& l = d.layouts[filled.work].layout;
            if (std::isnan(d.layouts[filled.work].step.base()) || l.gpus() != r.gpus)
                return;
            number(r.tensor, "tensor", double(l.tensor));
            number(r.pipeline, "pipeline", double(l.pipeline));
            number(r.contextSplit, "context_split", double(l.context));
            number(r.data, "data", double(l.data));
            number(r.microBatch, "micro_batch", double(l.microBatch));
        }
        if (!(r.microBatch > 0))
            number(r.microBatch, "micro_batch", 1.0);
    }
};

} // namespace

Result<LoggedRun> runOfLog(const TrainLog& log, const Plan& plan, const Catalog& catalog)
{
    const auto trains = plan.first(&Workload::isComputed);
    if (!trains)
        return fail(Error::Code::UnknownFormat, {}, {},
                    "a training log measures a training workload, and the plan has none: add one "
                    "first");
    LoggedRun logged{log.run, *trains, {}};
    MeasuredRun& run = logged.run;
    const Model* model = modelOf(log, plan.work[*trains].train.model, catalog);
    if (!model)
        return fail(Error::Code::Contradiction, "/model",
                    "the log trains a model of " + std::to_string(int(log.layers)) +
                        " layers, the plan one of " +
                        std::to_string(int(plan.work[*trains].train.model.layers)));
    const TrainingJob job = jobOf(plan, plan.work[*trains]);
    Filling fill{logged};
    fill.text(run.model, "model", model->id);
    fill.text(run.gpu, "gpu", plan.cluster.gpu.id);
    run.params = model->params, run.active = model->active;
    fill.number(run.gpus, "gpus", decide(plan).gpus);
    fill.number(run.batch, "batch", job.sequences);
    fill.number(run.sequence, "sequence", job.sequence);
    if (!(run.step.base() > 0) && log.samplesEach > 0)
        run.step = Seconds(run.batch / log.samplesEach);
    fill.layout(plan);
    run.nodeSize = plan.cluster.nodeSize;
    run.between = plan.cluster.perGpu;
    run.note = log.software + ", " + std::to_string(log.steps) + " steps";
    std::vector<Error> notes;
    auto whole = checkedRun(std::move(run), catalog, {}, notes);
    if (!whole)
        return tl::unexpected(whole.error());
    logged.run = *std::move(whole);
    return logged;
}

} // namespace engine

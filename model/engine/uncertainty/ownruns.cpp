#include "model/engine/uncertainty/ownruns.h"

#include "model/engine/knobs/citing.h"
#include "model/engine/training/fromplan.h"
#include "model/engine/training/search.h"
#include "model/engine/training/shaped.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace engine {
namespace {

// Spread between runs of the same code; and additional spread for a run with another layout or
// model.
constexpr double kOneRun = 0.05, kAnotherCase = 0.05;

template <class T> T orElse(double stated, T otherwise)
{
    return stated > 0 ? static_cast<T>(stated) : otherwise;
}

Format formatOf(std::string_view stated, Format otherwise)
{
    constexpr std::array<std::string_view, kFormats> kNames{"fp32", "tf32", "fp16",
                                                            "bf16", "fp8",  "fp4"};
    for (std::size_t i = 0; i < kNames.size(); ++i)
        if (stated == kNames[i])
            return static_cast<Format>(i);
    return otherwise;
}

std::optional<Recompute> recomputeOf(std::string_view stated)
{
    if (stated == "none")
        return Recompute::None;
    if (stated == "selective")
        return Recompute::Selective;
    if (stated == "full")
        return Recompute::Full;
    return {};
}

struct RunQuestion {
    TrainingJob job;
    Machine machine;
    Layout layout;
    bool layoutStated = true;
};

// Beyond these the space is too large to search while the user types.
constexpr double kMostGpus = 16384, kMostSequences = 65536;

LayoutLimits::Range pinned(double stated)
{
    if (!(stated >= 1))
        return {};
    const auto degree = static_cast<std::int32_t>(stated);
    return {degree, degree};
}

// The layout if not stated: the fastest that fits, within what is stated. False if there is none.
bool guessLayout(RunQuestion& q, const MeasuredRun& run, const TrainingConstants& c)
{
    if (q.job.sequences > kMostSequences || run.gpus > kMostGpus)
        return false;
    LayoutLimits limits;
    limits.tensor = pinned(run.tensor);
    limits.pipeline = pinned(run.pipeline);
    limits.interleave = pinned(run.interleave);
    limits.context = pinned(run.contextSplit);
    limits.expert = pinned(run.expert);
    limits.data = pinned(run.data);
    limits.shardings = {q.layout.sharding};
    if (const auto recompute = recomputeOf(run.recompute))
        limits.recomputes = {*recompute};
    if (run.microBatch > 0)
        limits.leastMicroBatch = limits.mostMicroBatch = run.microBatch;
    const auto best = bestLayout(q.job, q.machine, run.gpus, limits, c);
    if (!best || best->fit == Fit::DoesNot)
        return false;
    q.layout = best->layout;
    q.layoutStated = false;
    return true;
}

std::optional<RunQuestion> questionOf(const Plan& plan, const Workload& work,
                                      const MeasuredRun& run, const Catalog& catalog)
{
    if (run.gpu != plan.cluster.gpu.id || !(run.gpus > 0) || !(run.step.base() > 0))
        return {};
    const Model& own = work.train.model;
    const Model* model = run.model == own.id ? &own : catalog.model(run.model);
    if (!model || !hasShape(*model))
        return {};
    RunQuestion q{jobOf(plan, work), {}, {}};
    q.job.model = shaped(*model);
    q.job.sequences = run.batch;
    q.job.sequence = run.sequence;
    q.job.format = formatOf(run.format, q.job.format);
    Cluster cluster = plan.cluster;
    cluster.nodeSize = orElse(run.nodeSize, cluster.nodeSize);
    cluster.perGpu = run.between.base() > 0 ? run.between : cluster.perGpu;
    q.machine = machineOf(cluster, run.gpus, constantsOf(plan));
    Layout& l = q.layout;
    l.tensor = orElse(run.tensor, l.tensor);
    l.pipeline = orElse(run.pipeline, l.pipeline);
    l.interleave = orElse(run.interleave, l.interleave);
    l.context = orElse(run.contextSplit, l.context);
    l.expert = orElse(run.expert, l.expert);
    l.data = orElse(run.data, l.data);
    l.microBatch = orElse(run.microBatch, l.microBatch);
    const bool fsdp = work.train.stack == Stack::Fsdp;
    l.sharding = work.train.layout.sharding.value_or(fsdp ? Sharding::Full : Sharding::Optimizer);
    l.recompute = recomputeOf(run.recompute).value_or(Recompute::None);
    const bool stated = run.data > 0 && run.microBatch > 0;
    if (!stated && !guessLayout(q, run, constantsOf(plan)))
        return {};
    return q;
}

// Unstated settings are chosen so that the run fits into memory.
void makeRoom(RunQuestion& q, const MeasuredRun& run, const TrainingConstants& c)
{
    if (!q.layoutStated)
        return;
    const auto fits = [&] { return evaluate(q.job, q.machine, q.layout, c).fit != Fit::DoesNot; };
    if (!recomputeOf(run.recompute) && !fits())
        q.layout.recompute = Recompute::Full;
    if (!fits())
        q.layout.sharding = Sharding::Full;
}

// Variance added by an unstated layout in the published runs. It does not average out over many
// runs: they are by the same people.
double varianceOfGuesses(const TrainingConstants& c)
{
    return std::max(0.0, c.sigmaUnstated * c.sigmaUnstated - c.sigmaCluster * c.sigmaCluster);
}

Citation measured(int runs)
{
    return {"own-runs",
            std::to_string(runs) + (runs == 1 ? " measured run" : " measured runs") +
                " of this project",
            {},
            {}};
}

} // namespace

std::optional<OwnPace> ownPace(const Plan& plan, const Workload& work,
                               std::span<const MeasuredRun> runs, const Catalog& catalog)
{
    if (!plan.training || !work.isComputed())
        return {};
    const TrainingConstants c = constantsOf(plan);
    const double tuning = work.train.tuning;
    double logs = 0, sigmas = 0, guessed = 0;
    OwnPace own;
    for (const MeasuredRun& run : runs) {
        auto question = questionOf(plan, work, run, catalog);
        if (!question || !canCompute(question->job, question->machine))
            continue;
        makeRoom(*question, run, c);
        const RankedLayout stated =
            evaluate(question->job, question->machine, question->layout, c, {tuning});
        const double log = std::log(run.step / stated.step);
        if (!std::isfinite(log))
            continue;
        logs += log;
        sigmas += confidenceOf(question->job, question->machine, question->layout, tuning, c).time;
        guessed += question->layoutStated ? 0 : 1;
        ++own.runs;
    }
    if (own.runs == 0)
        return {};
    own.before = sigmas / own.runs;
    const double noise = kAnotherCase * kAnotherCase + kOneRun * kOneRun / own.runs +
                         guessed / own.runs * varianceOfGuesses(c);
    own.guessed = static_cast<int>(guessed);
    // Runs further off than both spreads allow show that the prior was too narrow for this user.
    const double off = logs / own.runs;
    const double prior = std::max(own.before * own.before, off * off - noise);
    const double weight = prior / (prior + noise);
    own.pace = std::exp(weight * off);
    own.sigma = std::sqrt(weight * noise);
    return own;
}

Result<Plan> calibrated(const Plan& plan, std::span<const MeasuredRun> runs, const Catalog& catalog)
{
    Plan next = plan;
    bool any = false;
    for (Workload& w : next.work) {
        const auto own = ownPace(plan, w, runs, catalog);
        if (!own)
            continue;
        any = true;
        w.train.pace = std::clamp(own->pace, 0.1, 10.0);
        w.train.paceSigma = own->sigma;
        const Citation cite = measured(own->runs);
        for (const char* leaf : {".pace", ".pace_sigma"})
            Citing(next).replace("work." + w.id + leaf, &cite);
    }
    if (!any)
        return fail(Error::Code::NotApplicable, "work." + plan.work.front().id + ".pace");
    return next;
}

} // namespace engine

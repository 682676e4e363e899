#include "model/engine/training/understand.h"

#include "model/engine/training/layout_rules.h"
#include "model/engine/training/model_shape.h"
#include "model/engine/training/plain_text.h"

#include <algorithm>

namespace engine {
namespace {

constexpr double kLongestUsual = 8192; // tokens of a sequence, whatever a model could hold

void sayFormat(StepQuestion& q, const PublishedRun& run)
{
    if (const auto said = formatSaid(run.precision)) {
        q.job.format = *said;
        return;
    }
    const bool narrow = q.machine.generation >= Generation::Hopper && q.machine.peak8.base() > 0;
    q.job.format = narrow ? Format::Fp8 : Format::Bf16;
    q.assumed.push_back(narrow ? "precision not said: fp8, usual for that GPU"
                               : "precision not said: 16 bits, usual for that GPU");
}

bool sayLengths(StepQuestion& q, const PublishedRun& run)
{
    q.job.sequences = run.sequences;
    q.job.sequence = Tokens(run.sequence);
    if (!(run.sequences >= 1) && !(run.microBatch > 0)) {
        q.skipped = "no batch is said";
        return false;
    }
    if (run.sequence >= 1)
        return true;
    const double context = q.job.model.context.base();
    if (!(context >= 1)) {
        q.skipped = "how long its sequences are is not said";
        return false;
    }
    q.job.sequence = Tokens(std::min(context, kLongestUsual));
    q.assumed.push_back("length of sequences not said: " + inWords(q.job.sequence.base()) +
                        " tokens");
    return true;
}

} // namespace

Understanding::Understanding(const Catalog& catalog, const TrainingConstants& constants)
    : catalog_(catalog)
    , constants_(constants)
    , gpus_(catalog)
    , models_(catalog)
{
}

StepQuestion Understanding::understand(const PublishedRun& run) const
{
    StepQuestion q;
    const auto skip = [&q](std::string why) {
        q.skipped = std::move(why);
        return q;
    };
    if (!(run.gpus >= 1))
        return skip("how many GPUs it ran on is not said");
    FoundModel model = modelSaid(run, models_, q.assumed);
    if (!model.skipped.empty())
        return skip(model.skipped);
    q.job.model = std::move(model.model);
    const auto gpu = gpuSaid(run, gpus_, catalog_, q.assumed);
    if (!gpu)
        return skip("“" + run.gpu + "” is no GPU that the catalog knows");
    q.machine = machineSaid(run, gpu->accelerator, catalog_, constants_, q.assumed);
    if (!(q.machine.peak16.base() > 0) || !(q.machine.memory.base() > 0))
        return skip("how fast “" + run.gpu + "” computes is unknown");
    q.lookalike = model.guessed || gpu->nearest;
    sayFormat(q, run);
    if (!sayLengths(q, run))
        return q;
    q.job.method = methodSaid(run.task, run.precision);
    const ShardingSaid said = shardingSaid(run.sharding);
    q.job.stack = stackOf(said, q.machine.generation);
    completeLayout(q, run, said, constants_);
    return q;
}

} // namespace engine

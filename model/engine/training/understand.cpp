#include "model/engine/training/understand.h"

#include "model/engine/training/layoutrules.h"
#include "model/engine/training/modelshape.h"
#include "model/engine/training/plaintext.h"
#include "model/engine/training/softwarewords.h"

#include <algorithm>

namespace engine {
namespace {

// Sequence lengths if not stated: of models before and after the large ones, and the maximum,
// whatever a model could hold.
constexpr double kShortUsual = 512, kUsual = 2048, kLongestUsual = 8192;
constexpr double kSmallModel = 1e9; // parameters
constexpr double kMostGpus = 1e7;

void readFormat(StepQuestion& q, const PublishedRun& run)
{
    if (const auto published = statedFormat(run.precision)) {
        q.job.format = *published;
        return;
    }
    q.formatStated = false;
    const bool narrow = q.machine.generation >= Generation::Hopper && q.machine.peak8.base() > 0;
    q.job.format = narrow ? Format::Fp8 : Format::Bf16;
    q.assumed.push_back(narrow ? "precision not said: fp8, usual for that GPU"
                               : "precision not said: 16 bits, usual for that GPU");
}

bool readLengths(StepQuestion& q, const PublishedRun& run)
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
    const double usual = q.job.model.params.base() < kSmallModel ? kShortUsual : kUsual;
    q.job.sequence = Tokens(context >= 1 ? std::min(context, kLongestUsual) : usual);
    q.lookalike = true;
    q.assumed.push_back("length of sequences not said: " + inWords(q.job.sequence.base()) +
                        " tokens");
    return true;
}

// A fully stated layout gives the number of GPUs.
PublishedRun counted(PublishedRun run)
{
    const auto degree = [](double published) { return published >= 1 ? published : 1; };
    if (!(run.gpus >= 1) && run.data >= 1)
        run.gpus = run.data * degree(run.tensor) * degree(run.pipeline) * degree(run.context);
    return run;
}

} // namespace

Understanding::Understanding(const Catalog& catalog, const TrainingConstants& constants)
    : catalog_(catalog)
    , constants_(constants)
    , gpus_(catalog)
    , models_(catalog)
{
}

StepQuestion Understanding::understand(const PublishedRun& published) const
{
    const PublishedRun run = counted(published);
    StepQuestion q;
    const auto skip = [&q](std::string why) {
        q.skipped = std::move(why);
        return q;
    };
    if (!(run.gpus >= 1))
        return skip("how many GPUs it ran on is not said");
    if (run.gpus > kMostGpus)
        return skip("its layout takes more GPUs than a cluster can have");
    FoundModel model = statedModel(run, models_, q.assumed);
    if (!model.skipped.empty())
        return skip(model.skipped);
    q.job.model = std::move(model.model);
    const auto gpu = statedGpu(run, gpus_, catalog_, q.assumed);
    if (!gpu)
        return skip("“" + run.gpu + "” is no GPU that the catalog knows");
    q.machine = statedMachine(run, gpu->accelerator, catalog_, constants_, q.assumed);
    q.fabricStated = run.interGbps > 0 || run.gpus <= q.machine.nodeGpus;
    if (!(q.machine.peak16.base() > 0) || !(q.machine.memory.base() > 0))
        return skip("how fast “" + run.gpu + "” computes is unknown");
    q.lookalike = model.guessed || gpu->nearest;
    readFormat(q, run);
    if (!readLengths(q, run))
        return q;
    q.job.method = statedMethod(run.task, run.precision);
    const StatedSharding sharding = statedSharding(run.sharding);
    const std::string& vendor = gpu->accelerator.vendor;
    const StatedSoftware software =
        statedSoftware(run, sharding, q.machine.generation, vendor != "NVIDIA" && vendor != "AMD");
    q.job.stack = software.stack, q.job.ways = software.ways;
    q.softwareStated = software.stated, q.figure = software.figure;
    completeLayout(q, run, sharding, constants_);
    return q;
}

} // namespace engine

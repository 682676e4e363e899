#include "model/engine/training/degreerules.h"

#include "model/engine/training/modelshape.h"
#include "model/engine/training/plaintext.h"
#include "model/engine/training/widths.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr double kRoomForWeights = 0.8;      // of the capacity
constexpr double kTrained = 18, kFrozen = 2; // bytes per parameter
constexpr std::int32_t kMostTensor = 8;      // limited to the links of a node
constexpr double kWideExpert = 8192;         // above this width experts are sharded like layers

std::int32_t degree(double stated)
{
    return stated >= 1 ? static_cast<std::int32_t>(stated) : 1;
}

// Bytes of weights and training state on one GPU.
double held(const StepQuestion& q, const Layout& l)
{
    const Widths w = widthsOf(q.job.model);
    const double experts = w.mixtureLayers * w.experts * w.expertWeights();
    const double dense = countedParams(q.job.model) - experts;
    const double apart = static_cast<double>(l.expert) * l.expertTensor;
    const double each = q.job.method == Method::Full ? kTrained : kFrozen;
    return each * (dense / l.tensor + experts / std::max(1.0, apart)) / l.pipeline;
}

// Doubles unstated degrees, experts first, then tensor, then pipeline, until the weights fit.
void fitWeights(StepQuestion& q, const PublishedRun& run, bool free)
{
    Layout& l = q.layout;
    const double room = kRoomForWeights * q.machine.capacity.base();
    const Widths w = widthsOf(q.job.model);
    const auto left = [&] { return q.machine.gpus / l.gpus(); };
    const auto tooMuch = [&] { return held(q, l) > room; };
    const bool expertFree = w.experts > 1 && !(run.expert >= 1);
    while (expertFree && tooMuch() && 2 * l.expert <= w.experts &&
           2.0 * l.expert * l.expertTensor <= q.machine.gpus / l.pipeline)
        l.expert *= 2;
    const auto most = std::min<double>(kMostTensor, q.machine.domain);
    while (free && !(run.tensor >= 1) && tooMuch() && 2 * l.tensor <= most && left() >= 2)
        l.tensor *= 2;
    while (free && !(run.pipeline >= 1) && tooMuch() && 2 * l.pipeline <= w.layers && left() >= 2)
        l.pipeline *= 2;
}

// The rest is data parallel, up to the sequences in the batch; beyond that, context parallel.
void shareRest(StepQuestion& q, const PublishedRun& run)
{
    Layout& l = q.layout;
    const double rest = std::floor(q.machine.gpus / l.gpus());
    if (run.data >= 1 && run.data <= rest) {
        l.data = degree(run.data);
        if (!(run.context >= 1) && run.tensor >= 1) // if unstated, it is another replica
            l.data = degree(rest);
        return;
    }
    const double batch = run.sequences >= 1 ? run.sequences : rest;
    l.data = degree(std::min(rest, batch));
    if (!(run.context >= 1))
        l.context = degree(std::floor(rest / l.data));
}

} // namespace

bool completeDegrees(StepQuestion& q, const PublishedRun& run, const StatedSharding& stated)
{
    Layout& l = q.layout;
    const double gpus = run.gpus;
    const double wanted =
        degree(run.tensor) * 1.0 * degree(run.pipeline) * 1.0 * degree(run.context);
    if (wanted > gpus || degree(run.tensor) > gpus) {
        q.skipped = "its layout takes " + inWords(wanted) + " GPUs of " + inWords(gpus);
        return false;
    }
    l.tensor = degree(run.tensor), l.pipeline = degree(run.pipeline);
    l.context = degree(run.context), l.expert = degree(run.expert);
    l.pipeline = std::min(l.pipeline, degree(q.job.model.layers));
    if (q.job.model.experts > 0 && q.job.model.expertFfn >= kWideExpert)
        l.expertTensor = l.tensor;
    q.layoutStated = run.tensor >= 1 || run.pipeline >= 1 || run.data >= 1;
    const bool free = !q.layoutStated && l.sharding != Sharding::Full;
    fitWeights(q, run, free);
    if (q.job.model.experts > 0 && q.job.model.expertFfn >= kWideExpert)
        l.expertTensor = l.tensor;
    shareRest(q, run);
    const double ranks = static_cast<double>(l.data) * l.context * l.tensor;
    const double most = std::max(1.0, std::floor(ranks / l.expertTensor));
    l.expert = degree(std::min(
        {static_cast<double>(l.expert), most, q.job.model.experts > 0 ? q.job.model.experts : 1}));
    if (!q.layoutStated)
        q.assumed.push_back("layout not said: tensor " + inWords(l.tensor) + ", pipeline " +
                            inWords(l.pipeline) + ", context " + inWords(l.context) +
                            ", the fewest GPUs that hold the weights");
    else if (q.job.model.experts > 0 && !(run.expert >= 1) && l.expert > 1)
        q.assumed.push_back("expert degree not said: " + inWords(l.expert));
    if (stated.group >= 1)
        l.shardGroup = degree(std::min(stated.group, gpus));
    else if (stated.node)
        l.shardGroup = degree(std::min(q.machine.nodeGpus, gpus) / l.tensor);
    return true;
}

} // namespace engine

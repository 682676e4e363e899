#include "model/engine/training/confidence.h"

#include <array>
#include <cmath>

namespace engine {
namespace {

constexpr double kMostMeasuredTensor = 8, kMostMeasuredContext = 8;
constexpr double kMostMeasuredGpus = 4096;
// Measured range: 124 million to a trillion parameters and 512 to 65,536 tokens; half of the
// minimum to twice the maximum is close enough.
constexpr double kLeastMeasuredParams = 6e7, kMostMeasuredParams = 2e12;
constexpr double kLeastMeasuredSequence = 256, kMostMeasuredSequence = 131072;

bool within(double value, double least, double most)
{
    return least <= value && value <= most;
}

bool outside(const TrainingJob& job, const Machine& m, const Layout& l)
{
    const bool unmeasured =
        m.transferred || m.generation == Generation::Old || m.generation == Generation::Consumer;
    const double params = job.model.params.base();
    if (!std::isnan(params) && !within(params, kLeastMeasuredParams, kMostMeasuredParams))
        return true;
    if (!within(job.sequence.base(), kLeastMeasuredSequence, kMostMeasuredSequence))
        return true;
    return unmeasured || l.tensor > kMostMeasuredTensor || l.context > kMostMeasuredContext ||
           m.gpus > kMostMeasuredGpus;
}

double sigmaOf(SpreadKind kind, const TrainingConstants& c)
{
    switch (kind) {
    case SpreadKind::Node: return c.sigmaNode;
    case SpreadKind::Cluster: return c.sigmaCluster;
    case SpreadKind::Unstated: return c.sigmaUnstated;
    case SpreadKind::Mixture: return c.sigmaMixture;
    case SpreadKind::Adapters: break;
    }
    return c.sigmaAdapters;
}

} // namespace

SpreadKind spreadOf(const TrainingJob& job, const Machine& machine, bool layoutStated)
{
    if (job.method != Method::Full)
        return SpreadKind::Adapters;
    if (job.model.experts > 0)
        return SpreadKind::Mixture;
    if (!layoutStated)
        return SpreadKind::Unstated;
    return machine.gpus > machine.domain ? SpreadKind::Cluster : SpreadKind::Node;
}

std::string_view idOf(SpreadKind kind)
{
    constexpr std::array<std::string_view, 5> ids{"node", "cluster", "unstated", "mixture",
                                                  "adapters"};
    return ids[static_cast<std::size_t>(kind)];
}

Confidence confidenceOf(const TrainingJob& job, const Machine& machine, const Layout& layout,
                        double tuning, const TrainingConstants& c)
{
    Confidence result;
    result.rough = outside(job, machine, layout);
    result.time = std::hypot(sigmaOf(spreadOf(job, machine), c), c.sigmaSource);
    result.memory = std::hypot(c.sigmaMemory, c.sigmaMemorySource);
    if (result.rough)
        result.memory = std::max(result.memory, c.sigmaMemoryUnstated);
    result.rough = result.rough || layout.offload != Offload::None; // no published step uses it
    if (result.rough)
        result.time = std::max(result.time, c.sigmaOutside);
    result.time = std::hypot(result.time, tuning * c.sigmaFirstRun);
    return result;
}

double tuningFactor(double tuning, const TrainingConstants& c)
{
    return std::exp(tuning * std::log(c.firstRun));
}

} // namespace engine

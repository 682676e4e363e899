#include "model/engine/training/confidence.h"

#include <array>
#include <cmath>

namespace engine {
namespace {

constexpr double kMostMeasuredTensor = 8, kMostMeasuredContext = 8;
constexpr double kMostMeasuredGpus = 4096;

bool outside(const Machine& m, const Layout& l)
{
    const bool unmeasured = m.generation == Generation::Old || m.generation == Generation::Consumer;
    return unmeasured || l.tensor > kMostMeasuredTensor || l.context > kMostMeasuredContext ||
           m.gpus > kMostMeasuredGpus;
}

double sigmaOf(SpreadKind kind, const TrainingConstants& c)
{
    switch (kind) {
    case SpreadKind::Node: return c.sigmaNode;
    case SpreadKind::Cluster: return c.sigmaCluster;
    case SpreadKind::Unsaid: return c.sigmaUnsaid;
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
        return SpreadKind::Unsaid;
    return machine.gpus > machine.domain ? SpreadKind::Cluster : SpreadKind::Node;
}

std::string_view idOf(SpreadKind kind)
{
    constexpr std::array<std::string_view, 5> ids{"node", "cluster", "unsaid", "mixture",
                                                  "adapters"};
    return ids[static_cast<std::size_t>(kind)];
}

Confidence confidenceOf(const TrainingJob& job, const Machine& machine, const Layout& layout,
                        double tuning, const TrainingConstants& c)
{
    Confidence result;
    result.rough = outside(machine, layout);
    result.time = sigmaOf(spreadOf(job, machine), c);
    if (result.rough)
        result.time = std::max(result.time, c.sigmaOutside);
    result.time = std::hypot(result.time, tuning * c.sigmaFirstRun);
    result.memory = result.rough ? c.sigmaMemoryUnsaid : c.sigmaMemory;
    return result;
}

double tuningFactor(double tuning, const TrainingConstants& c)
{
    return std::exp(tuning * std::log(c.firstRun));
}

} // namespace engine

#include "model/engine/training/confidence.h"

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

} // namespace

Confidence confidenceOf(const TrainingJob& job, const Machine& machine, const Layout& layout,
                        double tuning, const TrainingConstants& c)
{
    Confidence result;
    result.rough = outside(machine, layout);
    result.time = c.sigmaDense;
    if (job.method != Method::Full)
        result.time = c.sigmaAdapters;
    else if (job.model.experts > 0)
        result.time = c.sigmaMixture;
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

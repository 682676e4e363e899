#include "model/engine/training/predict.h"

#include "model/engine/training/memory.h"
#include "model/engine/training/step.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr double kMiddle80 = 1.2816; // standard deviations of a normal distribution
constexpr double kLookalike = 0.35;  // spread where another GPU or model stands in
constexpr double kGiB = 1024.0 * 1024 * 1024;

Predicted spread(double value, double sigma)
{
    const double factor = std::exp(kMiddle80 * sigma);
    return {value, value / factor, value * factor};
}

Confidence confidence(const StepQuestion& q, const TrainingConstants& c)
{
    Confidence sigma = confidenceOf(q.job, q.machine, q.layout, 0, c);
    if (!q.layoutStated)
        sigma.time = std::max(sigma.time, c.sigmaUnsaid);
    if (!q.layoutStated || !q.recomputeStated || q.job.stack != Stack::Classic)
        sigma.memory = std::max(sigma.memory, c.sigmaMemoryUnsaid);
    if (q.lookalike) {
        sigma.time = std::hypot(sigma.time, kLookalike);
        sigma.memory = std::hypot(sigma.memory, kLookalike);
    }
    return sigma;
}

} // namespace

AccuracyKind accuracyKindOf(const StepQuestion& q)
{
    switch (spreadOf(q.job, q.machine, q.layoutStated)) {
    case SpreadKind::Node: return AccuracyKind::Node;
    case SpreadKind::Cluster: return AccuracyKind::Cluster;
    case SpreadKind::Unsaid: break;
    case SpreadKind::Mixture: return AccuracyKind::Mixture;
    case SpreadKind::Adapters: return AccuracyKind::Adapters;
    }
    return AccuracyKind::Unsaid;
}

Prediction predict(const PublishedRun& run, const Understanding& understanding)
{
    Prediction p;
    StepQuestion q = understanding.understand(run);
    p.assumed = std::move(q.assumed);
    p.skipped = std::move(q.skipped);
    if (!p.skipped.empty())
        return p;
    const TrainingConstants& c = understanding.constants();
    const double step = stepTime(q.job, q.machine, q.layout, c).total.base();
    const double memory = memoryOf(q.job, q.machine, q.layout, c).total().base() / kGiB;
    if (!(step > 0) || !std::isfinite(step) || !(memory > 0) || !std::isfinite(memory)) {
        p.skipped = "its numbers lead to no step time";
        return p;
    }
    const double tokens = q.job.sequences * q.job.sequence.base() / q.machine.gpus / step;
    const Confidence sigma = confidence(q, c);
    if (q.batchStated)
        p.step = spread(step, sigma.time);
    p.tokensPerSecondGpu = spread(tokens, sigma.time);
    p.memory = spread(memory, sigma.memory);
    p.kind = accuracyKindOf(q);
    return p;
}

} // namespace engine

#include "model/engine/training/predict.h"

#include "model/engine/training/memory.h"
#include "model/engine/training/step.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr double kMiddle80 = 1.2816; // standard deviations of a normal distribution
constexpr double kLookalike = 0.35;  // spread where another GPU or model stands in
// Of a GPU's memory by its name: "80 GB" are 80 GiB, of which a run can fill all.
constexpr double kLabel = 1.073741824;
constexpr double kGiB = 1024.0 * 1024 * 1024;

Predicted spread(double value, double sigma)
{
    const double factor = std::exp(kMiddle80 * sigma);
    return {value, value / factor, value * factor};
}

// By how much two answers differ, of which either may be meant: the standard deviation of what lies
// evenly between them.
double apart(double a, double b)
{
    return std::abs(std::log(a / b)) / std::sqrt(12.0);
}

// Nobody says what is computed again: nothing or all layers, and what that does.
void addUnstatedRecompute(Confidence& sigma, const StepQuestion& q, const TrainingConstants& c)
{
    Layout none = q.layout, all = q.layout;
    none.recompute = Recompute::None;
    all.recompute = Recompute::Full, all.recomputedLayers = 1;
    const auto step = [&](const Layout& l) {
        return stepTime(q.job, q.machine, l, c).total.base();
    };
    const auto held = [&](const Layout& l) {
        return memoryOf(q.job, q.machine, l, c).total().base();
    };
    sigma.time = std::hypot(sigma.time, apart(step(none), step(all)));
    const double most = c.usable * q.machine.capacity.base();
    sigma.memory = std::hypot(sigma.memory, apart(std::min(held(none), most), held(all)));
}

} // namespace

Confidence confidenceOf(const StepQuestion& q, const TrainingConstants& c)
{
    Confidence sigma = confidenceOf(q.job, q.machine, q.layout, 0, c);
    if (!q.layoutStated)
        sigma.time = std::max(sigma.time, std::hypot(c.sigmaUnstated, c.sigmaSource));
    if (!q.softwareStated) {
        sigma.time = std::hypot(sigma.time, c.sigmaSource);
        sigma.memory = std::hypot(sigma.memory, c.sigmaMemorySource);
    }
    if (!q.recomputeStated)
        addUnstatedRecompute(sigma, q, c);
    if (q.lookalike) {
        sigma.time = std::hypot(sigma.time, kLookalike);
        sigma.memory = std::hypot(sigma.memory, kLookalike);
    }
    return sigma;
}

AccuracyKind accuracyKindOf(const StepQuestion& q)
{
    switch (spreadOf(q.job, q.machine, q.layoutStated)) {
    case SpreadKind::Node: return AccuracyKind::Node;
    case SpreadKind::Cluster: return AccuracyKind::Cluster;
    case SpreadKind::Unstated: break;
    case SpreadKind::Mixture: return AccuracyKind::Mixture;
    case SpreadKind::Adapters: return AccuracyKind::Adapters;
    }
    return AccuracyKind::Unstated;
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
    const MemoryParts parts = memoryOf(q.job, q.machine, q.layout, c);
    const auto held = [&](MemoryFigure figure) { return reported(parts, figure).base() / kGiB; };
    const double memory = held(q.figure);
    if (!(step > 0) || !std::isfinite(step) || !(memory > 0) || !std::isfinite(memory)) {
        p.skipped = "its numbers lead to no step time";
        return p;
    }
    const double tokens = q.job.sequences * q.job.sequence.base() / q.machine.gpus / step;
    const Confidence sigma = confidenceOf(q, c);
    if (q.batchStated)
        p.step = spread(step, sigma.time);
    p.tokensPerSecondGpu = spread(tokens, sigma.time);
    p.memory = spread(memory, sigma.memory);
    p.reserved = spread(held(MemoryFigure::Reserved), sigma.memory);
    p.device = spread(held(MemoryFigure::Device), sigma.memory);
    p.fits = chanceToFit(reported(parts, MemoryFigure::Reserved) + c.driver,
                         kLabel * q.machine.capacity, c.sigmaFits * sigma.memory);
    p.kind = accuracyKindOf(q);
    return p;
}

} // namespace engine

#include "model/engine/training/predict.h"

#include "model/engine/published/spread.h"
#include "model/engine/training/layoutrules.h"
#include "model/engine/training/memory.h"
#include "model/engine/training/step.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

// GPU memory by name: "80 GB" means 80 GiB, all of which a run can use.
constexpr double kLabel = 1.073741824;
constexpr double kGiB = 1024.0 * 1024 * 1024;

// Two common values of an unstated setting, the more memory-intensive first, and how they change
// step and memory.
void add(UnstatedSpread& spread, const StepQuestion& one, const StepQuestion& other,
         const TrainingConstants& c)
{
    const auto step = [&](const StepQuestion& q) {
        return stepTime(q.job, q.machine, q.layout, c).total.base();
    };
    const auto held = [&](const StepQuestion& q) {
        return memoryOf(q.job, q.machine, q.layout, c).total().base();
    };
    const double most = c.usable * one.machine.capacity.base();
    spread.time = std::hypot(spread.time, apart(step(one), step(other)));
    spread.memory = std::hypot(spread.memory, apart(std::min(held(one), most), held(other)));
}

} // namespace

UnstatedSpread unstatedSpread(const StepQuestion& q, const TrainingConstants& c)
{
    UnstatedSpread spread;
    if (!q.recomputeStated) {
        StepQuestion none = q, all = q;
        none.layout.recompute = Recompute::None;
        all.layout.recompute = Recompute::Full, all.layout.recomputedLayers = 1;
        add(spread, none, all, c);
    }
    if (!q.formatStated && q.machine.peak8.base() > 0) {
        StepQuestion wide = q, narrow = q;
        wide.job.format = Format::Bf16, narrow.job.format = Format::Fp8;
        add(spread, wide, narrow, c);
    }
    if (!q.fabricStated) { // usually the best available, or half of it
        StepQuestion half = q;
        half.machine.between = 0.5 * q.machine.between;
        add(spread, half, q, c);
    }
    const double each = q.job.sequences / q.layout.data;
    if (q.layoutStated && !q.microStated && each > 1) {
        StepQuestion many = q, one = q;
        many.layout.microBatch = static_cast<float>(std::min(each, kMostSharedBatch));
        one.layout.microBatch = 1;
        add(spread, many, one, c);
    }
    return spread;
}

Confidence confidenceOf(const StepQuestion& q, const TrainingConstants& c)
{
    Confidence sigma = confidenceOf(q.job, q.machine, q.layout, 0, c);
    if (!q.layoutStated)
        sigma.time = std::max(sigma.time, std::hypot(c.sigmaUnstated, c.sigmaSource));
    if (!q.softwareStated) {
        sigma.time = std::hypot(sigma.time, c.sigmaSource);
        sigma.memory = std::hypot(sigma.memory, c.sigmaMemorySource);
    }
    const UnstatedSpread unstated = unstatedSpread(q, c);
    sigma.time = std::hypot(sigma.time, unstated.time);
    sigma.memory = std::hypot(sigma.memory, unstated.memory);
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
        p.step = middle80(step, sigma.time);
    p.tokensPerSecondGpu = middle80(tokens, sigma.time);
    p.memory = middle80(memory, sigma.memory);
    p.reserved = middle80(held(MemoryFigure::Reserved), sigma.memory);
    p.device = middle80(held(MemoryFigure::Device), sigma.memory);
    p.fits = chanceToFit(reported(parts, MemoryFigure::Reserved) + c.driver,
                         kLabel * q.machine.capacity, c.sigmaFits * sigma.memory);
    p.kind = accuracyKindOf(q);
    return p;
}

} // namespace engine

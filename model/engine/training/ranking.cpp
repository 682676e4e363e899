#include "model/engine/training/ranking.h"

#include <array>
#include <cmath>
#include <limits>
#include <tuple>

namespace engine {
namespace {

// Reasons why a layout loses, in the order of the terms below.
constexpr std::array kReasons{Lost::Bubble,    Lost::Tensor,        Lost::Context,
                              Lost::Expert,    Lost::Data,          Lost::Gather,
                              Lost::Recompute, Lost::SmallProducts, Lost::Offload};
// Smaller shares of a step are not reported: they are within the prediction error.
constexpr double kSmallest = 0.01;

std::array<Seconds, kReasons.size()> terms(const StepTime& s)
{
    const Seconds products =
        s.products + s.attention + s.elementwise + s.floor + s.vocabulary + s.encoder;
    return {s.bubble + s.sends, s.tensor,    s.context, s.expert, s.data,
            s.gather,           s.recompute, products,  s.offload};
}

auto order(const Layout& l)
{
    return std::tuple(l.tensor, l.pipeline, l.context, l.expert, l.expertTensor, l.interleave,
                      l.microBatch, l.sharding, l.shardGroup, l.recompute, l.recomputedLayers,
                      l.offload, !l.overlap, l.data);
}

double last(double value)
{
    return std::isnan(value) ? std::numeric_limits<double>::infinity() : value;
}

} // namespace

CellPasses passesOf(const PreparedJob& prepared, const Layout& layout, const StepPace& pace)
{
    return {cautionOf(prepared, layout, pace), layerTime(prepared, layout),
            vocabularyTime(prepared, layout)};
}

Caution cautionOf(const PreparedJob& prepared, const Layout& layout, const StepPace& pace)
{
    const TrainingConstants& c = prepared.constants;
    const Confidence sure = confidenceOf(prepared.job, prepared.machine, layout, pace.tuning, c);
    Caution caution;
    caution.pace = tuningFactor(pace.tuning, c) * pace.own;
    Layout moved = layout;
    moved.offload = Offload::Activations;
    const Confidence rough = confidenceOf(prepared.job, prepared.machine, moved, pace.tuning, c);
    const bool measured = !std::isnan(pace.sigma);
    caution.slow = std::exp(kP90 * (measured ? pace.sigma : sure.time));
    caution.slowMoved = std::exp(kP90 * (measured ? pace.sigma : rough.time));
    caution.full = std::exp(kP90 * sure.memory);
    caution.usable = c.usable * prepared.machine.capacity;
    caution.host = c.hostUsable * prepared.machine.hostMemory;
    caution.drives = c.hostUsable * prepared.machine.drives;
    return caution;
}

RankedLayout rankedOf(const Layout& layout, Seconds computed, double goodput,
                      const MemoryParts& memory, const Caution& caution)
{
    RankedLayout ranked;
    ranked.layout = layout;
    ranked.goodput = goodput;
    ranked.step = computed * caution.pace;
    ranked.cautious = caution.cautious(computed, layout.offload);
    ranked.memory = memory.total(), ranked.host = memory.host;
    ranked.fit = caution.fit(ranked.memory, ranked.host, layout.offload);
    if (ranked.fit == Fit::DoesNot) {
        const bool host = caution.missingOnHost(ranked.host, layout.offload) >
                          caution.missingOnGpu(ranked.memory);
        ranked.lost = host ? Lost::HostFull : Lost::DoesNotFit;
        ranked.by = caution.missing(ranked.memory, ranked.host, layout.offload).base();
    }
    return ranked;
}

bool simpler(const Layout& a, const Layout& b)
{
    return order(a) < order(b);
}

bool ahead(const RankedLayout& a, const RankedLayout& b)
{
    if (a.fit != b.fit)
        return a.fit < b.fit;
    const bool fits = a.fit != Fit::DoesNot;
    const double left = last(fits ? a.withInterruptions().base() : a.by);
    const double right = last(fits ? b.withInterruptions().base() : b.by);
    return left != right ? left < right : simpler(a.layout, b.layout);
}

bool sameAs(const RankedLayout& a, const RankedLayout& b)
{
    // Host memory and drives may be short by different amounts for the same bytes.
    const bool asNear = a.fit != Fit::DoesNot || a.by == b.by;
    return asNear && a.fit == b.fit && a.cautious == b.cautious && a.goodput == b.goodput &&
           a.memory == b.memory && a.host == b.host;
}

Reason reasonOf(const StepTime& step, double goodput, const StepTime& winner, double winnersGoodput)
{
    const auto lost = terms(step), won = terms(winner);
    const double total = step.total.base();
    Reason reason{Lost::Slower, 1 - winner.total.base() / total * goodput / winnersGoodput};
    double most = kSmallest * total;
    if (const double more = total / goodput - total / winnersGoodput; more > most) {
        most = more;
        reason = {Lost::Interruptions, 1 - goodput};
    }
    for (std::size_t i = 0; i < lost.size(); ++i) {
        const double more = (lost[i] - won[i]).base();
        if (more <= most)
            continue;
        most = more;
        // Every step has GEMMs: only their extra time counts.
        const double part = kReasons[i] == Lost::SmallProducts ? more : lost[i].base();
        reason = {kReasons[i], part / total};
    }
    return reason;
}

} // namespace engine

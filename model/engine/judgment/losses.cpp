#include "model/engine/judgment/losses.h"

#include "model/engine/knobs/knob.h"
#include "model/engine/training/confidence.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

// Finds the input value at which the plan, in its own layout, only reaches the measured MFU.
void explain(const Probe& p, std::size_t w, Share measured, Loss& loss, bool upward)
{
    const auto knob = findNumber(p.plan, loss.path);
    if (!knob || !knob.row->applies(p.plan, p.plan.work[knob.work]))
        return;
    loss.unit = knob.row->unit;
    const auto value = nearestValue(
        p.plan, loss.path, upward,
        [&](const Plan& plan) { return assess(plan, p.now.decision).work[w].reached <= measured; },
        p.stop);
    loss.value = value.value_or(kUnknown);
}

} // namespace

LowUse lowUseOf(const Probe& p)
{
    const auto run = p.plan.first(&Workload::isComputed);
    if (!run)
        return {};
    const std::size_t w = *run;
    const TrainAnswer& t = p.now.work[w];
    if (!(t.step.base() > 0))
        return {};
    const StepTime& s = t.parts;
    const double spread = std::exp(kP90 * t.sigma);
    LowUse use{p.plan.advice.measured, t.reached, t.reached / spread,
               std::min(1.0, t.reached * spread)};
    use.explained = use.measured >= use.low && use.measured <= use.high;
    const auto share = [&](Seconds part) { return part / t.step; };
    const double factor = t.tuning; // of the software, on every part
    use.losses = {
        {"feed", share(t.waitFeed), p.path(w, "feed.storage")},
        {"small_batch", share(factor * (s.floor + s.bubble)), p.path(w, "batch")},
        {"network", share(factor * (s.sends + s.data + s.gather + s.expert)),
         "cluster.between_rate"},
        {"inside", share(factor * (s.tensor + s.context)), "cluster.inside_rate"},
        {"stragglers", share(factor * s.straggling)},
        {"recompute", share(factor * s.recompute)},
        {"software", 1 - 1 / factor},
        {"failures", 1 - t.risk.goodput},
    };
    if (std::isfinite(use.measured) && use.measured < use.computed) {
        for (Loss& loss : use.losses)
            if (!loss.path.empty())
                explain(p, w, use.measured, loss, false);
    }
    std::ranges::stable_sort(use.losses, std::ranges::greater{}, [](const Loss& loss) {
        return std::isnan(loss.share) ? 0 : loss.share;
    });
    return use;
}

} // namespace engine

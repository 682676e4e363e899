#include "model/engine/advice/reinforcefindings.h"

#include "model/engine/training/fromplan.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

// Share of time that some GPUs wait: worth mentioning, and bad.
constexpr double kIdleSide = 0.25, kIdleBadly = 0.5;
// Of a step, spent moving weights or waiting for cores.
constexpr double kSlowPart = 0.15;
// Of the longest answer: with a mean below it, few answers take most of a generation.
constexpr double kShortMean = 0.35;

struct ReinforceFindings {
    const AdviceView& v;
    const std::size_t w;
    std::vector<Finding>& list;
    const Reinforce& rl = v.work(w).rl;
    const ReinforceAnswer& r = v.now.work[w].rl;
    const Seconds parts = r.generate + r.environment + r.score + r.update + r.refit;

    void sides()
    {
        if (!isApart(v.work(w)))
            return;
        const double waits = std::max(r.generatorsWait, r.trainersWait);
        if (!(waits > kIdleSide))
            return;
        const bool generators = r.generatorsWait > r.trainersWait;
        Finding f{generators ? "rl_generators_wait" : "rl_trainers_wait",
                  waits > kIdleBadly ? Finding::Severity::Bad : Finding::Severity::Warning,
                  {{waits, Unit::Percent}, {r.balanced, Unit::Percent}}};
        if (!rl.stale) { // the two sides alternate, however many GPUs each has
            f.id = "rl_turns";
            f.cure = Finding::Cure{v.path(w, "rl.stale"), 0, "on"};
        } else if (r.balanced > 0 && r.balanced < 1) {
            f.cure = Finding::Cure{v.path(w, "rl.generators"), r.balanced};
        }
        list.push_back(std::move(f));
    }
    void longAnswers()
    {
        const double share = v.work(w).serve.answer / rl.longest;
        if (rl.method == RlMethod::Dpo || !(share < kShortMean) || !(r.generate > 0.5 * parts))
            return;
        list.push_back({"rl_tail",
                        Finding::Severity::Note,
                        {{share, Unit::Percent}, {r.generate / r.step, Unit::Percent}}});
    }
    void weights()
    {
        if (r.refit > kSlowPart * parts)
            list.push_back({"rl_refit",
                            Finding::Severity::Warning,
                            {{r.refit.base(), Unit::Second}, {r.refit / r.step, Unit::Percent}}});
    }
    void cores()
    {
        if (r.environment > kSlowPart * parts)
            list.push_back(
                {"rl_cores",
                 Finding::Severity::Warning,
                 {{r.environment.base(), Unit::Second}, {r.environment / r.step, Unit::Percent}},
                 Finding::Cure{v.path(w, "feed.cores"), 2 * v.work(w).train.feed.cores}});
    }
};

} // namespace

void reinforceFindings(const AdviceView& view, std::size_t work, std::vector<Finding>& list)
{
    ReinforceFindings f{view, work, list};
    if (!f.r.generates) {
        list.push_back(
            {"rl_generation", Finding::Severity::Bad, {{f.r.generatorGpus, Unit::Gpus}}});
        return;
    }
    if (std::isnan(f.r.step.base()))
        return;
    f.sides();
    f.longAnswers();
    f.weights();
    f.cores();
}

} // namespace engine

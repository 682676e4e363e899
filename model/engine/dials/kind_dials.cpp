#include "model/engine/dials/row.h"

#include <array>

namespace engine {
namespace {

using enum Unit;

// Tokens that one parameter is worth, for the least loss at a given amount of work
// (arXiv 2203.15556).
constexpr double kChinchilla = 20;

#define HEADROOM_IF_SWEEP HEADROOM_IF(w.kind == WorkloadKind::Sweep)
#define HEADROOM_IF_TRAIN HEADROOM_IF(w.kind == WorkloadKind::Train)
#define HEADROOM_IF_TUNE HEADROOM_IF(w.kind == WorkloadKind::Tune)

constexpr std::array kKindDials{
    Dial{"work.*.chinchilla_tokens", TokensUnit, Room::Training, "20 * work.*.active",
         HEADROOM_DIAL(kChinchilla* p.work[w].train.model.active), HEADROOM_IF_TRAIN},
    Dial{"work.*.chinchilla_params", Parameters, Room::Training, "work.*.tokens / 20",
         HEADROOM_DIAL(p.work[w].train.tokens / kChinchilla), HEADROOM_IF_TRAIN},
    Dial{"work.*.tokens_per_parameter", Count, Room::Training, "work.*.tokens / work.*.active",
         HEADROOM_DIAL(p.work[w].train.tokens.base() / p.work[w].train.model.active.base()),
         HEADROOM_IF_TRAIN},
    Dial{"work.*.tune_epoch", Hours, Room::Training, "work.*.time / work.*.tune.epochs",
         HEADROOM_DIAL(a.work[w].time / p.work[w].tune.epochs), HEADROOM_IF_TUNE},
    Dial{"work.*.sweep_trial", Hours, Room::Training,
         "work.*.steps * work.*.step / work.*.goodput_reached", HEADROOM_DIAL(a.work[w].trial),
         HEADROOM_IF_SWEEP},
    Dial{"work.*.sweep_mean_trial", Hours, Room::Training,
         "work.*.sweep_trial * (1 - work.*.sweep.stopped * (1 - work.*.sweep.stopped_after))",
         HEADROOM_DIAL(a.work[w].meanTrial), HEADROOM_IF_SWEEP},
    Dial{"work.*.sweep_at_once", Count, Room::Training,
         "table: as many trials as are asked for at once and have GPUs"
         "; work.*.sweep.at_once, work.*.sweep.gpus_each",
         HEADROOM_DIAL(a.work[w].atOnce), HEADROOM_IF_SWEEP},
    Dial{"work.*.sweep_rounds", Count, Room::Training,
         "ceil(work.*.sweep.trials / work.*.sweep_at_once)", HEADROOM_DIAL(a.work[w].rounds),
         HEADROOM_IF_SWEEP},
};

} // namespace

std::span<const Dial> kindDials()
{
    return kKindDials;
}

} // namespace engine

#include "model/engine/dials/row.h"

namespace engine {
namespace {

using enum Unit;

// Compute-optimal tokens per parameter (arXiv 2203.15556).
constexpr double kChinchilla = 20;

constexpr Dial kKindDials[] = {
    dial("work.*.chinchilla_tokens", TokensUnit, Room::Training,
         [](const ResolvedPlan& p, std::size_t w) {
             return kChinchilla * p.work[w].train.model.active;
         })
        .formula("20 * work.*.active")
        .when(kFromScratch)
        .label(L("Dials", "Chinchilla-optimal tokens"))
        .tip(L("Dials", "Training tokens that give the lowest loss for the compute: 20 per "
                        "parameter (arXiv 2203.15556).")),
    dial("work.*.chinchilla_params", Parameters, Room::Training,
         [](const ResolvedPlan& p, std::size_t w) { return p.work[w].train.tokens / kChinchilla; })
        .formula("work.*.tokens / 20")
        .when(kFromScratch)
        .label(L("Dials", "Chinchilla-optimal model size"))
        .tip(L("Dials", "Model size that gives the lowest loss for the compute: one parameter per "
                        "20 tokens (arXiv 2203.15556).")),
    dial("work.*.tokens_per_parameter", Count, Room::Training,
         [](const ResolvedPlan& p, std::size_t w) {
             return p.work[w].train.tokens.base() / p.work[w].train.model.active.base();
         })
        .formula("work.*.tokens / work.*.active")
        .when(kFromScratch)
        .label(L("Dials", "Tokens per parameter"))
        .tip(L("Dials", "Training tokens for each active parameter.")),
    dial("work.*.tune_epoch", Hours, Room::Training,
         [](const ResolvedPlan& p, const Assessment& a, std::size_t w) {
             return a.work[w].time / p.work[w].tune.epochs;
         })
        .formula("work.*.time / work.*.tune.epochs")
        .when(kTunes)
        .label(L("Dials", "Time per epoch"))
        .tip(L("Dials", "Time to process all examples once.")),
    dial<&TrainAnswer::trial>("work.*.sweep_trial", Hours, Room::Training)
        .formula("work.*.steps * work.*.step / work.*.goodput_reached")
        .when(kSweeps)
        .label(L("Dials", "Full trial time"))
        .tip(L("Dials", "Time of a trial that is not stopped early.")),
    dial<&TrainAnswer::meanTrial>("work.*.sweep_mean_trial", Hours, Room::Training)
        .formula(
            "work.*.sweep_trial * (1 - work.*.sweep.stopped * (1 - work.*.sweep.stopped_after))")
        .when(kSweeps)
        .label(L("Dials", "Average trial time"))
        .tip(L("Dials", "Average over all trials, including those stopped early.")),
    dial<&TrainAnswer::atOnce>("work.*.sweep_at_once", Count, Room::Training)
        .formula(
            prose(L("Formulas",
                    "The requested number of concurrent trials, limited by the GPUs available."),
                  "work.*.sweep.at_once, work.*.sweep.gpus_each"))
        .when(kSweeps)
        .label(L("Dials", "Concurrent trials"))
        .tip(L("Dials", "Trials that have GPUs at the same time.")),
    dial<&TrainAnswer::rounds>("work.*.sweep_rounds", Count, Room::Training)
        .formula("ceil(work.*.sweep.trials / work.*.sweep_at_once)")
        .when(kSweeps)
        .label(L("Dials", "Rounds"))
        .tip(L("Dials", "Number of times a set of trials is started.")),
};

} // namespace

std::span<const Dial> kindDials()
{
    return kKindDials;
}

} // namespace engine

#include "model/engine/dials/row.h"

namespace engine {
namespace {

using enum Unit;

template <auto Member, class Condition>
constexpr DialRow ofStep(std::string_view path, Unit unit, Condition condition)
{
    return dial<&TrainAnswer::rl, Member>(path, unit, Room::Training).when(condition);
}

// The replica layout that finishes first, and its inputs.
#define HEADROOM_GENERATION                                                                        \
    "work.*.rl_answers, work.*.rl_generator_gpus, work.*.rl.longest, work.*.serve.prompt, "        \
    "work.*.serve.answer, work.*.serve.prefix_hit, " HEADROOM_OF_MODEL ", " HEADROOM_OF_REPLICA

constexpr Dial kReinforceDials[] = {
    ofStep<&ReinforceAnswer::answers>("work.*.rl_answers", Count, kReinforces)
        .formula("work.*.rl.prompts * work.*.rl.samples")
        .formulaIf(kLearnsPairs, "2 * work.*.rl.pairs")
        .label(L("Dials", "Rollouts per step"))
        .tip(L("Dials", "Rollouts that one step scores and learns from.")),
    ofStep<&ReinforceAnswer::generatorGpus>("work.*.rl_generator_gpus", Gpus, kGenerates)
        .formula("1 * work.*.gpus")
        .formulaIf(
            kGeneratesApart,
            prose(L("Formulas", "The share for generation, in whole GPUs of those that run."),
                  "work.*.rl.generators"))
        .label(L("Dials", "GPUs for generation"))
        .tip(L("Dials", "GPUs that generate rollouts; all of them where they take turns with "
                        "training.")),
    ofStep<&ReinforceAnswer::replicaGpus>("work.*.rl_replica_gpus", Gpus, kGenerates)
        .formula(prose(
            L("Formulas",
              "Of all layouts of a replica, the one whose last rollout of a step ends first."),
            "work.*.serve.chunk, work.*.serve.most_sequences, " HEADROOM_OF_MODEL))
        .label(L("Dials", "GPUs per generating replica"))
        .tip(L("Dials", "GPUs that hold one copy of the policy while it generates.")),
    ofStep<&ReinforceAnswer::replicas>("work.*.rl_replicas", Count, kGenerates)
        .formula("floor(work.*.rl_generator_gpus / work.*.rl_replica_gpus)")
        .label(L("Dials", "Generating replicas"))
        .tip(L("Dials", "Copies of the policy that generate at the same time.")),
    ofStep<&ReinforceAnswer::inFlight>("work.*.rl_in_flight", Count, kGenerates)
        .formula(prose(L("Formulas", "Rollouts per step divided by the generating replicas, "
                                     "limited by what the KV cache of a replica holds."),
                       "work.*.rl_answers, work.*.rl_replicas"))
        .label(L("Dials", "Concurrent rollouts per replica"))
        .tip(L("Dials", "Rollouts that a replica generates at the same time.")),
    ofStep<&ReinforceAnswer::generate>("work.*.rl_generate", Second, kGenerates)
        .formula(prose(L("Formulas", "Steps of a replica while its rollouts end one by one, until "
                                     "the last rollout of all replicas."),
                       "work.*.rl_replicas, work.*.rl.prompts, " HEADROOM_GENERATION))
        .label(L("Dials", "Generation time"))
        .tip(L("Dials",
               "Time until the last rollout of a step ends. Lengths are spread as the mean "
               "and the longest allow, with nothing else known (maximum entropy).")),
    ofStep<&ReinforceAnswer::environment>("work.*.rl_environment", Second, kGenerates)
        .formula(prose(L("Formulas", "Rollouts divided by the CPU cores of the generating nodes, "
                                     "in whole rounds, times the time of one check."),
                       "work.*.rl.environment, "
                       "work.*.rl_answers, work.*.rl_generator_gpus, cluster.node_size, "
                       "work.*.feed.cores"))
        .label(L("Dials", "Environment time"))
        .tip(L("Dials", "Time for checking all rollouts of a step on the CPU cores.")),
    ofStep<&ReinforceAnswer::score>("work.*.rl_score", Second, kReinforces)
        .formula(prose(L("Formulas", "Forward passes over all rollouts, each a third of an update; "
                                     "the method determines how many."),
                       "work.*.rl_optimizer_steps, work.*.step, work.*.tuning, work.*.pace"))
        .label(L("Dials", "Scoring time"))
        .tip(L("Dials", "Time for log-probabilities of the policy and the reference, and for a "
                        "critic and a reward model where there are any.")),
    ofStep<&ReinforceAnswer::optimizerSteps>("work.*.rl_optimizer_steps", Count, kReinforces)
        .formula("work.*.steps / work.*.rl.steps")
        .label(L("Dials", "Optimizer steps per RL step"))
        .tip(L("Dials", "Updates of the policy in one step; rollouts are packed to full length.")),
    ofStep<&ReinforceAnswer::update>("work.*.rl_update", Second, kReinforces)
        .formula("work.*.rl_optimizer_steps * work.*.step")
        .formulaIf(kPpo, "2 * work.*.rl_optimizer_steps * work.*.step")
        .label(L("Dials", "Update time"))
        .tip(L("Dials", "Time for training on all rollouts of a step.")),
    ofStep<&ReinforceAnswer::refit>("work.*.rl_refit", Second, kGenerates)
        .formula(prose(L("Formulas", "Bytes of the weights of a replica divided by the bandwidth "
                                     "of the links of its GPUs."),
                       "work.*.params, "
                       "work.*.rl_replica_gpus, work.*.layout_gpus, cluster.domain, "
                       "cluster.inside_link.bandwidth, cluster.link_share, " HEADROOM_OF_OUTSIDE))
        .label(L("Dials", "Weight transfer"))
        .tip(L("Dials", "Time for moving the new weights to the replicas that generate.")),
    ofStep<&ReinforceAnswer::step>("work.*.rl_step", Second, kReinforces)
        .formula(
            "work.*.rl.overhead * (work.*.rl_generate + work.*.rl_environment + work.*.rl_score + "
            "work.*.rl_update + work.*.rl_refit)")
        .formulasOf([](const Plan&, const Workload& w) -> WrittenFormula {
            if (kLearnsPairs(w))
                return "work.*.rl_score + work.*.rl_update";
            return kGeneratesApart(w) && w.rl.stale
                       ? "work.*.rl.overhead * (max(work.*.rl_generate + work.*.rl_environment, "
                         "work.*.rl_score + "
                         "work.*.rl_update) + work.*.rl_refit)"
                       : "";
        })
        .label(L("Dials", "RL step time"))
        .tip(L("Dials", "Time of one step: generation, environment, scoring, update and weight "
                        "transfer.")),
    dial("work.*.rl_steps_hour", Count, Room::Training,
         [](const Assessment& a, std::size_t w) {
             return kHour / a.work[w].rl.step * a.work[w].risk.goodput;
         })
        .formula("3600 * work.*.goodput_reached / work.*.rl_step")
        .when(kReinforces)
        .label(L("Dials", "RL steps per hour"))
        .tip(L("Dials", "Steps per hour, with interruptions.")),
    ofStep<&ReinforceAnswer::generatorsWait>("work.*.rl_generators_wait", Percent, kGeneratesApart)
        .formula("1 - work.*.rl.overhead * (work.*.rl_generate + work.*.rl_environment) / "
                 "work.*.rl_step")
        .label(L("Dials", "Generating GPUs wait"))
        .tip(L("Dials", "Share of the time in which the GPUs that generate are idle.")),
    ofStep<&ReinforceAnswer::trainersWait>("work.*.rl_trainers_wait", Percent, kGeneratesApart)
        .formula("1 - work.*.rl.overhead * (work.*.rl_score + work.*.rl_update) / work.*.rl_step")
        .label(L("Dials", "Training GPUs wait"))
        .tip(L("Dials", "Share of the time in which the GPUs that train are idle.")),
    ofStep<&ReinforceAnswer::balanced>("work.*.rl_balanced", Percent, kGeneratesApart)
        .formula("(work.*.rl_generate + work.*.rl_environment) * work.*.rl_generator_gpus / "
                 "((work.*.rl_generate + work.*.rl_environment) * work.*.rl_generator_gpus + "
                 "(work.*.rl_score + work.*.rl_update) * (work.*.gpus - "
                 "work.*.rl_generator_gpus))")
        .label(L("Dials", "Balanced share for generation"))
        .tip(L("Dials", "Share of the GPUs at which generation and training would take equally "
                        "long if both scaled perfectly.")),
};

} // namespace

std::span<const Dial> reinforceDials()
{
    return kReinforceDials;
}

} // namespace engine

#include "model/engine/knobs/choicerow.h"

namespace engine {
namespace {

using enum Unit;
using enum Scale;

constexpr Number kReinforceNumbers[] = {
    number<&Reinforce::steps>("work.*.rl.steps", Count)
        .definesWork()
        .slider(10, 1e5, Log)
        .limits(1, 1e9)
        .wholeNumbers()
        .when(kReinforces)
        .start(41)
        .label(L("Knobs", "RL steps"))
        .tip(L("Knobs", "Number of steps; each generates rollouts, scores them and updates the "
                        "policy.")),
    number<&Reinforce::prompts>("work.*.rl.prompts", Count)
        .definesWork()
        .slider(1, 4096, Log)
        .limits(1, 1e6)
        .wholeNumbers()
        .when(kGenerates)
        .start(43)
        .label(L("Knobs", "Prompts per step"))
        .tip(L("Knobs", "Different prompts that one step samples from.")),
    number<&Reinforce::samples>("work.*.rl.samples", Count)
        .definesWork()
        .slider(1, 64, Log)
        .limits(1, 1e4)
        .wholeNumbers()
        .when(kGenerates)
        .start(45)
        .label(L("Knobs", "Samples per prompt"))
        .tip(L("Knobs", "Rollouts generated for each prompt. GRPO compares them with each other.")),
    number<&Reinforce::pairs>("work.*.rl.pairs", Count)
        .definesWork()
        .slider(8, 4096, Log)
        .limits(1, 1e6)
        .wholeNumbers()
        .when(kLearnsPairs)
        .start(46)
        .label(L("Knobs", "Pairs per step"))
        .tip(L("Knobs", "Pairs of a preferred and a rejected response in one step.")),
    number<&Reinforce::longest>("work.*.rl.longest", TokensUnit)
        .definesWork()
        .slider(64, 131072, Log)
        .limits(1, 1e7)
        .wholeNumbers()
        .when(kReinforces)
        .start(121)
        .label(L("Knobs", "Maximum response length"))
        .tip(L("Knobs",
               "Length at which responses are cut. A step ends with its longest rollout, so "
               "few long ones hold up all others.")),
    number<&Reinforce::minibatch>("work.*.rl.minibatch", Count)
        .slider(8, 4096, Log)
        .limits(1, 1e6)
        .wholeNumbers()
        .when(kGenerates)
        .label(L("Knobs", "Training batch size"))
        .tip(L("Knobs",
               "Rollouts per optimizer step. If it is smaller than the number of rollouts per "
               "RL step, the policy is updated several times.")),
    number<&Reinforce::epochs>("work.*.rl.epochs", Count)
        .definesWork()
        .slider(1, 8)
        .limits(1, 100)
        .wholeNumbers()
        .when(kGenerates)
        .label(L("Knobs", "Epochs per step"))
        .tip(L("Knobs", "Number of times each rollout is trained on.")),
    number<&Reinforce::generators>("work.*.rl.generators", Percent)
        .slider(5, 95)
        .limits(0.1, 99.9)
        .when(kGeneratesApart)
        .start(48)
        .label(L("Knobs", "GPUs for generation"))
        .tip(L("Knobs", "Share of the GPUs that generate rollouts; the others train.")),
    number<&Reinforce::environment>("work.*.rl.environment", Second)
        .slider(0, 600)
        .limits(0, 1e6)
        .when(kGenerates)
        .label(L("Knobs", "Environment time per rollout"))
        .tip(L("Knobs", "Time that one CPU core needs to check a rollout: tests, tools or a "
                        "simulator. 0 means that it is negligible.")),
    number<&Reinforce::overhead>("work.*.rl.overhead", Count)
        .slider(1, 3)
        .limits(0.5, 20)
        .when(kGenerates)
        .label(L("Knobs", "Framework overhead"))
        .tip(L("Knobs", "Measured time of a step divided by the computed time of its parts: "
                        "padding, transitions, data, and layouts that are not the best.")),
};

constexpr Named<RlMethod> kRlMethods[] = {{RlMethod::Grpo, "grpo", L("Choices", "GRPO")},
                                          {RlMethod::Ppo, "ppo", L("Choices", "PPO")},
                                          {RlMethod::Dpo, "dpo", L("Choices", "DPO")}};
constexpr Named<RlPlacement> kPlacements[] = {
    {RlPlacement::Colocated, "colocated", L("Choices", "Colocated")},
    {RlPlacement::Apart, "apart", L("Choices", "On separate GPUs")}};

constexpr Named<bool> kWhether[] = {{false, "off", L("Choices", "No")},
                                    {true, "on", L("Choices", "Yes")}};

constexpr Choice kReinforceChoices[] = {
    choice<kRlMethods, &Reinforce::method>("work.*.rl.method")
        .definesWork()
        .when(kReinforces)
        .start(16)
        .label(L("Knobs", "Algorithm"))
        .tip(L("Knobs",
               "GRPO compares several rollouts of each prompt, PPO trains a critic of the "
               "same size, and DPO learns from pairs of responses without generating any.")),
    choice<kPlacements, &Reinforce::placement>("work.*.rl.placement")
        .when(kGenerates)
        .start(47)
        .label(L("Knobs", "Generation and training"))
        .tip(L("Knobs", "They take turns on the same GPUs, or each has its own.")),
    choice<kWhether, &Reinforce::stale>("work.*.rl.stale")
        .when(kGeneratesApart)
        .label(L("Knobs", "One step off-policy"))
        .tip(L("Knobs",
               "The next rollouts are generated while the last ones are trained on, by the "
               "policy as it was before.")),
    choice<kWhether, &Reinforce::reference>("work.*.rl.reference")
        .when(kReinforces)
        .label(L("Knobs", "Reference policy"))
        .tip(L("Knobs",
               "Whether all rollouts also pass through the original policy, which keeps the "
               "new one near it.")),
};

} // namespace

std::span<const Number> reinforceNumbers()
{
    return kReinforceNumbers;
}

std::span<const Choice> reinforceChoices()
{
    return kReinforceChoices;
}

} // namespace engine

#include "model/engine/knobs/choicerow.h"

namespace engine {
namespace {

using enum Unit;
using enum Scale;

// The spread from own runs comes after the pace: setting the pace by hand clears it.
constexpr Number kTrainingNumbers[] = {
    number<&Train::tuning>("work.*.tuning", Percent)
        .slider(0, 100)
        .when(kComputed)
        .start(60)
        .label(L("Knobs", "Tuning gap"))
        .tip(L("Knobs", "Speed lost to untuned software: at 0 %, steps are as fast as in published "
                        "runs; at 100 %, as slow as in a team's first run.")),
    number<&Train::pace>("work.*.pace", None)
        .slider(0.5, 2, Log)
        .limits(0.5, 10)
        .turns([](Plan&, Workload& w, double base) {
            w.train.pace = base;
            w.train.paceSigma = kUnknown;
        })
        .when(kComputed)
        .label(L("Knobs", "Own calibration factor"))
        .tip(L("Knobs",
               "Your measured step time divided by the computed one; 1 means as computed.")),
    number<&Train::paceSigma>("work.*.pace_sigma", None)
        .slider(0.01, 0.5, Log)
        .limits(1e-4, 1)
        .partOnly()
        .when(kComputed)
        .label(L("Knobs", "Spread of own calibration"))
        .tip(L("Knobs", "Spread of step times that remains after calibration with your own runs.")),
    number<&Train::layout, &LayoutWish::layers>("work.*.layout.recompute_layers", Count)
        .slider(0, 128)
        .limits(0, 1e4)
        .wholeNumbers()
        .when([](const Workload& w) { return w.isComputed() && w.train.layout.partly; })
        .label(L("Knobs", "Recomputed layers"))
        .tip(L("Knobs",
               "Number of layers per pipeline stage; none means that the best number is used.")),
    number<&Train::goodput>("work.*.goodput", Percent)
        .slider(50, 100)
        .limits(1, 100)
        .when([](const Plan& p) { return p.risk.goodputRule == GoodputRule::Typed; })
        .label(L("Knobs", "Goodput"))
        .tip(L("Knobs", "Share of a run's wall-clock time spent on work that is kept, excluding "
                        "restarts, waiting and rework.")),
    number<&Train::feed, &Feed::sample>("work.*.feed.sample", Byte)
        .slider(0, 1e7)
        .limits(0, 1e12)
        .when(kComputed)
        .label(L("Knobs", "Sample size"))
        .tip(
            L("Knobs",
              "Bytes read from storage per sequence; 0 means that training never waits for data.")),
    number<&Train::feed, &Feed::coreRate>("work.*.feed.core_rate", EachSecond)
        .slider(0.1, 1e4, Log)
        .limits(1e-3, 1e9)
        .when(kFed)
        .label(L("Knobs", "Samples per core"))
        .tip(L("Knobs", "Sequences that one CPU core prepares per second.")),
    number<&Train::feed, &Feed::cores>("work.*.feed.cores", Count)
        .slider(1, 512, Log)
        .limits(1, 1e4)
        .wholeNumbers()
        .when(kUsesCores)
        .label(L("Knobs", "CPU cores per node"))
        .tip(L("Knobs", "CPU cores in each machine that prepare samples.")),
    number<&Train::feed, &Feed::storage>("work.*.feed.storage", GBPerSecond)
        .slider(0.1, 1000, Log)
        .limits(1e-3, 1e6)
        .when(kReadsStorage)
        .label(L("Knobs", "Storage read bandwidth"))
        .tip(L("Knobs", "Rate at which storage delivers samples to the whole cluster.")),
};

constexpr Named<StepRule> kStepRules[] = {
    {StepRule::Computed, "computed", L("Choices", "Computed")},
    {StepRule::MeasuredShare, "share", L("Choices", "Measured MFU")}};
constexpr Named<Stack> kStacks[] = {{Stack::Tuned, "tuned", L("Choices", "Tuned framework")},
                                    {Stack::Fsdp, "fsdp", L("Choices", "PyTorch FSDP")},
                                    {Stack::Classic, "classic", L("Choices", "Megatron-LM (2022)")},
                                    {Stack::Research, "research", L("Choices", "Research script")},
                                    {Stack::Eager, "eager", L("Choices", "Hugging Face Trainer")},
                                    {Stack::Other, "other", L("Choices", "Other or unknown")}};
constexpr Named<Optimizer> kOptimizers[] = {
    {Optimizer::Adam, "adam", L("Choices", "Adam")},
    {Optimizer::Adam8bit, "adam8bit", L("Choices", "8-bit Adam")},
    {Optimizer::Adafactor, "adafactor", L("Choices", "Adafactor")},
    {Optimizer::Sgd, "sgd", L("Choices", "SGD")}};

constexpr Choice kTrainingChoices[] = {
    choice<kStepRules, &Train::rule>("work.*.rule")
        .when(kFromScratch)
        .label(L("Knobs", "Step time basis"))
        .tip(L("Knobs", "Step time is computed from hardware, model and layout, or derived from a "
                        "measured MFU.")),
    choice<kStacks, &Train::stack>("work.*.stack")
        .when(kComputed)
        .fromList()
        .label(L("Knobs", "Software stack"))
        .tip(L("Knobs", "Software that executes the training step: a current tuned framework, "
                        "PyTorch FSDP, the frameworks of 2022, a research script, a trainer that "
                        "runs model code operation by operation, or an unknown one.")),
    choice<kOptimizers, &Train::optimizer>("work.*.optimizer")
        .when(kComputed)
        .fromList()
        .label(L("Knobs", "Optimizer"))
        .tip(L("Knobs", "The optimizer state kept per parameter determines how much memory and "
                        "communication it needs.")),
};

} // namespace

std::span<const Number> trainingNumbers()
{
    return kTrainingNumbers;
}

std::span<const Choice> trainingChoices()
{
    return kTrainingChoices;
}

} // namespace engine

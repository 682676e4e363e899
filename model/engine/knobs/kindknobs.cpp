#include "model/engine/knobs/choicerow.h"
#include "model/engine/knobs/kinds.h"

#include <algorithm>
#include <utility>

namespace engine {
namespace {

using enum Unit;
using enum Scale;

// Runs that share a cluster with others.
constexpr auto kAmongRuns = [](const Plan& p, const Workload& w) {
    return w.runs() && std::ranges::count_if(p.work, &Workload::runs) > 1;
};

constexpr Number kKindNumbers[] = {
    number<&Workload::ownGpus>("work.*.own_gpus", Gpus)
        .slider(0, 1024)
        .limits(0, 1048576)
        .wholeNumbers()
        .when(kAmongRuns)
        .label(L("Knobs", "GPUs of its own"))
        .tip(L("Knobs", "GPUs that only this workload uses; 0 means that it "
                        "takes turns with them on the rest of the cluster.")),
    number<&Tune::examples>("work.*.tune.examples", Count)
        .definesWork()
        .slider(100, 1e7, Log)
        .limits(1, 1e12)
        .wholeNumbers()
        .when(kTunes)
        .label(L("Knobs", "Examples"))
        .tip(L("Knobs", "Number of examples the model is trained on.")),
    number<&Tune::epochs>("work.*.tune.epochs", Count)
        .definesWork()
        .slider(1, 10)
        .limits(0.01, 1000)
        .when(kTunes)
        .label(L("Knobs", "Epochs"))
        .tip(L("Knobs", "Number of times the model sees each example.")),
    number<&Tune::length>("work.*.tune.length", TokensUnit)
        .definesWork()
        .slider(128, 131072, Log)
        .limits(1, 1e8)
        .wholeNumbers()
        .when(kTunes)
        .label(L("Knobs", "Example length"))
        .tip(L("Knobs", "Tokens per example, padded or packed.")),
    number<&Tune::loraRank>("work.*.tune.rank", Count)
        .slider(4, 256, Log)
        .limits(1, 65536)
        .wholeNumbers()
        .when([](const Workload& w) {
            return w.kind == WorkloadKind::Tune && w.tune.method != Method::Full;
        })
        .label(L("Knobs", "LoRA rank"))
        .tip(L("Knobs", "Inner dimension of the adapters.")),
    number<&Tune::batch>("work.*.tune.batch", Count)
        .slider(1, 4096, Log)
        .limits(1, 1e9)
        .wholeNumbers()
        .when(kTunes)
        .label(L("Knobs", "Batch size"))
        .tip(L("Knobs", "Examples per optimizer step, summed over all GPUs.")),
    number<&Sweep::trials>("work.*.sweep.trials", Count)
        .definesWork()
        .slider(1, 1000, Log)
        .limits(1, 1e6)
        .wholeNumbers()
        .when(kSweeps)
        .label(L("Knobs", "Trials"))
        .tip(L("Knobs", "Total number of trials in the sweep.")),
    number<&Sweep::atOnce>("work.*.sweep.at_once", Count)
        .slider(1, 256, Log)
        .limits(1, 1e6)
        .wholeNumbers()
        .when(kSweeps)
        .label(L("Knobs", "Concurrent trials"))
        .tip(L("Knobs", "Number of trials that run at the same time.")),
    number<&Sweep::gpusEach>("work.*.sweep.gpus_each", Gpus)
        .slider(1, 1024, Log)
        .limits(1, 1048576)
        .wholeNumbers()
        .when(kSweeps)
        .label(L("Knobs", "GPUs per trial"))
        .tip(L("Knobs", "Number of GPUs that work on one trial.")),
    number<&Sweep::length>("work.*.sweep.length", Percent)
        .definesWork()
        .slider(0.1, 100, Log)
        .limits(1e-4, 100)
        .when(kSweeps)
        .label(L("Knobs", "Trial length"))
        .tip(L("Knobs", "Share of the full run's tokens that a complete trial uses.")),
    number<&Sweep::stopped>("work.*.sweep.stopped", Percent)
        .definesWork()
        .slider(0, 100)
        .when(kSweeps)
        .label(L("Knobs", "Early-stopped trials"))
        .tip(L("Knobs", "Share of trials that are stopped early.")),
    number<&Sweep::stoppedAfter>("work.*.sweep.stopped_after", Percent)
        .definesWork()
        .slider(1, 100)
        .limits(0.1, 100)
        .when(kSweeps)
        .label(L("Knobs", "Stopped after"))
        .tip(
            L("Knobs", "Share of a full trial that an early-stopped trial has completed by then.")),
};

constexpr Named<Method> kMethods[] = {{Method::Full, "full", L("Choices", "Full fine-tuning")},
                                      {Method::Lora, "lora", L("Choices", "LoRA")},
                                      {Method::Qlora, "qlora", L("Choices", "QLoRA")}};

// The GPU count of a training plan says nothing about the needs of a load, and vice versa, so each
// kind of plan keeps its own count.
void turnKind(Plan& p, Workload& w, WorkloadKind kind)
{
    const bool trained = p.runs();
    w.kind = kind;
    if (p.runs() == trained)
        return;
    std::swap(p.cluster.countRule, p.cluster.otherRule);
    std::swap(p.cluster.count, p.cluster.otherCount);
}

constexpr Choice kKindChoices[] = {
    choice<kKinds, &Workload::kind>("work.*.kind")
        .definesWork()
        .picks([](Plan& p, Workload& w, const Catalog&, std::string_view id) {
            turnKind(p, w, valueOf(kKinds, id, w.kind));
        })
        .fromList()
        .start(10)
        .unlabelled()
        .label(L("Knobs", "Workload"))
        .tip(L("Knobs", "Pretraining from scratch, fine-tuning on examples, a sweep of many short "
                        "trials, serving, a batch job of many independent units, or reinforcement "
                        "learning with generated answers.")),
    choice<kMethods, &Tune::method>("work.*.tune.method")
        .when(kTunes)
        .label(L("Knobs", "Method"))
        .tip(L("Knobs", "All weights are trained, or adapters on top of the weights (LoRA), or "
                        "adapters on 4-bit weights (QLoRA).")),
};

constexpr ByKind<std::string_view> kAmounts{.train = "work.*.tokens",
                                            .tune = "work.*.tune.examples",
                                            .sweep = "work.*.sweep.trials",
                                            .reinforce = "work.*.rl.steps",
                                            .recommend = "work.*.rec.samples",
                                            .batch = "work.*.job.units",
                                            .serve = "work.*.serve.requests"};

} // namespace

std::string amountPath(const Workload& work)
{
    const bool byUsers = work.kind == WorkloadKind::Serve && work.serve.loadRule == LoadRule::Users;
    return boundPath(byUsers ? "work.*.serve.users" : kAmounts[work.kind], work.id);
}

std::span<const Number> kindNumbers()
{
    return kKindNumbers;
}

std::span<const Choice> kindChoices()
{
    return kKindChoices;
}

} // namespace engine

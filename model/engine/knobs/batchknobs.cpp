#include "model/engine/knobs/choicerow.h"

namespace engine {
namespace {

using enum Unit;
using enum Scale;

constexpr Number kBatchNumbers[] = {
    number<&BatchJob::units>("work.*.job.units", Count)
        .definesWork()
        .slider(100, 1e10, Log)
        .limits(1, 1e15)
        .wholeNumbers()
        .when(kBatches)
        .start(32)
        .label(L("Knobs", "Units"))
        .tip(L("Knobs", "Number of independent units in the job: requests, documents, images, "
                        "frames, simulations, minutes of video or proofs.")),
    number<&BatchJob::unitTime>("work.*.job.unit_time", Second)
        .slider(0.001, 3600, Log)
        .limits(1e-9, 1e9)
        .optional()
        .when(kTypedUnits)
        .start(42)
        .label(L("Knobs", "Time per unit"))
        .tip(L("Knobs", "Time that one GPU, or one group of GPUs, takes for one unit. Measure it "
                        "on a few units on this type of GPU.")),
    number<&BatchJob::unitGpus>("work.*.job.unit_gpus", Gpus)
        .slider(1, 64, Log)
        .limits(1, 65536)
        .wholeNumbers()
        .when(kTypedUnits)
        .start(44)
        .label(L("Knobs", "GPUs per unit"))
        .tip(L("Knobs", "Number of GPUs that work on one unit together.")),
    number<&BatchJob::memory>("work.*.job.memory", GiB)
        .slider(0, 288)
        .limits(0, 1e6)
        .when(kTypedUnits)
        .label(L("Knobs", "Memory per GPU for a unit"))
        .tip(L("Knobs", "Memory that a unit takes on each of its GPUs; 0 means that it fits on any "
                        "GPU.")),
    number<&BatchJob::serial>("work.*.job.serial", Percent)
        .slider(0, 20)
        .limits(0, 100)
        .when(kBatches)
        .start(54)
        .label(L("Knobs", "Serial fraction"))
        .tip(L("Knobs", "Share of the work that cannot be divided among GPUs, such as preparing "
                        "the input and merging the results. It limits the speed-up by Amdahl’s "
                        "law.")),
    number<&BatchJob::in>("work.*.job.in", Byte)
        .definesWork()
        .slider(0, 1e8)
        .limits(0, 1e15)
        .when(kBatches)
        .start(56)
        .label(L("Knobs", "Input per unit"))
        .tip(L("Knobs", "Bytes read from storage per unit.")),
    number<&BatchJob::out>("work.*.job.out", Byte)
        .definesWork()
        .slider(0, 1e8)
        .limits(0, 1e15)
        .when(kBatches)
        .start(58)
        .label(L("Knobs", "Output per unit"))
        .tip(L("Knobs", "Bytes written to storage per unit.")),
};

constexpr Named<UnitRule> kUnitRules[] = {
    {UnitRule::Model, "model", L("Choices", "Computed from a model")},
    {UnitRule::Typed, "typed", L("Choices", "Measured")}};

constexpr Choice kBatchChoices[] = {
    choice<kUnitRules, &BatchJob::rule>("work.*.job.rule")
        .when(kBatches)
        .start(15)
        .label(L("Knobs", "Time per unit from"))
        .tip(L("Knobs", "The time per unit is computed for a language model that reads and writes "
                        "tokens, or is the time that you measured for any other kind of work.")),
};

} // namespace

std::span<const Number> batchNumbers()
{
    return kBatchNumbers;
}

std::span<const Choice> batchChoices()
{
    return kBatchChoices;
}

} // namespace engine

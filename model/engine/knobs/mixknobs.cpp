#include "model/engine/knobs/row.h"

namespace engine {
namespace {

using enum Unit;
using enum Scale;

constexpr Number kMixNumbers[] = {
    number<&Economics::load, &WeekLoad::base>("money.load.base", Percent)
        .slider(0, 100)
        .on(Section::Load, 10)
        .folded()
        .label(L("Knobs", "Base load"))
        .tip(L("Knobs", "Share of the GPUs needed at every hour of the week.")),
    number<&Economics::load, &WeekLoad::hoursADay>("money.load.hours", Count)
        .slider(0, 24)
        .on(Section::Load, 20)
        .folded()
        .label(L("Knobs", "Working hours per day"))
        .tip(L("Knobs", "Hours in which all GPUs are needed.")),
    number<&Economics::load, &WeekLoad::daysAWeek>("money.load.days", Count)
        .slider(0, 7)
        .on(Section::Load, 30)
        .folded()
        .label(L("Knobs", "Working days per week"))
        .tip(L("Knobs", "Days on which all GPUs are needed.")),
    number<&Economics::load, &WeekLoad::soft>("money.load.soft", Percent)
        .slider(0, 100)
        .on(Section::Load, 40)
        .folded()
        .label(L("Knobs", "Interruptible load"))
        .tip(L("Knobs", "Share of the work in each hour that may run on spot machines.")),
    number<&Economics::burst, &BurstTerms::data>("money.burst.data", TB)
        .slider(0, 1000)
        .limits(0, 1e8)
        .on(Section::Load, 50)
        .folded()
        .label(L("Knobs", "Data per burst"))
        .tip(L("Knobs", "Data that must be transferred to a cloud and back.")),
    number<&Economics::burst, &BurstTerms::rate>("money.burst.rate", GbitPerSecond)
        .slider(0.1, 400, Log)
        .limits(0.001, 1e5)
        .on(Section::Load, 60)
        .folded()
        .label(L("Knobs", "Cloud link bandwidth"))
        .tip(L("Knobs", "Rate at which the data of a burst are transferred.")),
    number<&Economics::burst, &BurstTerms::times>("money.burst.times", EachYear)
        .slider(0, 100)
        .limits(0, 1e5)
        .on(Section::Load, 70)
        .folded()
        .label(L("Knobs", "Bursts per year"))
        .tip(L("Knobs", "How often the data are transferred.")),
    number<&Economics::stages, &StagePlan::count>("money.stages.count", Count)
        .slider(1, 8)
        .limits(1, 32)
        .on(Section::Load, 80)
        .folded()
        .label(L("Knobs", "Purchase stages"))
        .tip(L("Knobs", "Number of equal parts in which the hardware is purchased.")),
    number<&Economics::stages, &StagePlan::between>("money.stages.between", Months)
        .slider(1, 24)
        .limits(0.1, 120)
        .on(Section::Load, 90)
        .folded()
        .label(L("Knobs", "Time between stages"))
        .tip(L("Knobs", "Time from one order to the next.")),
    number<&Economics::stages, &StagePlan::gate>("money.stages.gate", Percent)
        .slider(0, 100)
        .on(Section::Load, 100)
        .folded()
        .label(L("Knobs", "Utilization gate per stage"))
        .tip(L("Knobs", "The next stage is ordered only if at least this share of the installed "
                        "GPUs is in use.")),
    yearly<&Economics::stages, &StagePlan::demandGrowth>("money.stages.growth")
        .slider(0, 300)
        .limits(-90, 1000)
        .on(Section::Load, 110)
        .folded()
        .label(L("Knobs", "Demand growth per year"))
        .tip(L("Knobs", "Growth in the number of GPUs needed, per year.")),
};

} // namespace

std::span<const Number> mixNumbers()
{
    return kMixNumbers;
}

} // namespace engine

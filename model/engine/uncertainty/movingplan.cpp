#include "model/engine/uncertainty/movingplan.h"

#include "model/engine/assess.h"

#include <algorithm>

namespace engine {

DialList::DialList(const Plan& plan, std::span<const std::string> requested)
{
    const std::size_t most = engine::dials().size() * plan.work.size();
    dials.reserve(most), paths.reserve(most);
    forEachRow(plan, engine::dials(), [&](Bound<Dial> dial) {
        std::string path = boundPath(plan, dial);
        if (dial.row->costly && std::ranges::find(requested, path) == requested.end())
            return;
        dials.push_back(dial);
        paths.push_back(std::move(path));
    });
}

std::vector<double> DialList::read(const ResolvedPlan& plan, const Assessment& assessment) const
{
    std::vector<double> values;
    values.reserve(dials.size());
    for (const Bound<Dial> dial : dials)
        values.push_back(engine::read(plan, assessment, dial));
    return values;
}

void MovingPlan::move(std::span<const UncertainInput> inputs, std::span<const double> factors)
{
    static_cast<Plan&>(plan_) = base_; // changing one input may change others
    for (std::size_t i = 0; i < inputs.size(); ++i)
        inputs[i].move(plan_, factors[i]);
    plan_.resolve();
}

const Assessment& MovingPlan::withBill(const Assessment& work,
                                       std::span<const UncertainInput> inputs,
                                       std::span<const double> factors)
{
    assessment_ = work;
    addBill(assessment_, plan_);
    for (std::size_t i = 0; i < inputs.size(); ++i)
        inputs[i].move(assessment_, factors[i]);
    return assessment_;
}

const Assessment& MovingPlan::moved(std::span<const UncertainInput> inputs,
                                    std::span<const double> factors)
{
    move(inputs, factors);
    const auto affectsWork = [&](const UncertainInput& input) { return input.movesWork(base_); };
    isStill_ = std::ranges::none_of(inputs, affectsWork);
    if (!isStill_)
        work_ = assessWork(plan_, decision_);
    else if (!still_)
        still_ = assessWork(plan_, decision_);
    return withBill(work(), inputs, factors);
}

const Assessment& MovingPlan::moved(std::span<const UncertainInput> inputs,
                                    std::span<const double> factors, const Assessment& work)
{
    move(inputs, factors);
    return withBill(work, inputs, factors);
}

} // namespace engine

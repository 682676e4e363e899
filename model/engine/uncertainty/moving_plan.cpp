#include "model/engine/uncertainty/moving_plan.h"

#include "model/engine/assess.h"

namespace engine {

DialList::DialList(const Plan& plan)
{
    forEachRow(plan, engine::dials(), [&](Bound<Dial> dial, const std::string& path) {
        dials.push_back(dial);
        paths.push_back(path);
    });
}

std::vector<double> DialList::read(const Plan& plan, const Assessment& assessment) const
{
    std::vector<double> values;
    values.reserve(dials.size());
    for (const Bound<Dial> dial : dials)
        values.push_back(engine::read(plan, assessment, dial));
    return values;
}

const Assessment& MovingPlan::moved(std::span<const UncertainInput> inputs,
                                    std::span<const double> factors)
{
    plan_ = base_; // one input may move others
    for (std::size_t i = 0; i < inputs.size(); ++i)
        inputs[i].move(plan_, factors[i]);
    assessment_ = assess(plan_, decision_);
    for (std::size_t i = 0; i < inputs.size(); ++i)
        inputs[i].move(assessment_, factors[i]);
    return assessment_;
}

} // namespace engine

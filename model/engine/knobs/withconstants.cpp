#include "model/engine/knobs/withconstants.h"

#include "model/engine/plan.h"

#include <algorithm>
#include <cmath>

namespace engine {

SharedConstants sharedConstants(const Catalog& catalog)
{
    return {std::make_shared<const TrainingConstants>(trainingConstants(catalog)),
            std::make_shared<const ServingConstants>(servingConstants(catalog))};
}

bool SharedConstants::areOf(const Plan& plan) const
{
    return plan.training == training && plan.serving == serving;
}

Plan withConstants(Plan plan, SharedConstants constants)
{
    plan.training = std::move(constants.training);
    plan.serving = std::move(constants.serving);
    if (std::isnan(plan.cluster.hostFloor.base()) && plan.training)
        plan.cluster.hostFloor = plan.training->floorLayer;
    return plan;
}

std::shared_ptr<const Project> withConstants(std::shared_ptr<const Project> project,
                                             const SharedConstants& constants)
{
    const auto has = [&](const Scenario& s) { return constants.areOf(*s.plan); };
    if (std::ranges::all_of(project->scenarios, has))
        return project;
    auto next = std::make_shared<Project>(*project);
    for (Scenario& s : next->scenarios)
        if (!has(s))
            s.plan = std::make_shared<const Plan>(withConstants(*s.plan, constants));
    return next;
}

} // namespace engine

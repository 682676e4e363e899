#include "model/project/putscenario.h"

#include "model/project/scenarioactions.h"

#include <algorithm>

namespace model {

engine::Result<void> putScenario(ProjectDocument& document, const QString& name,
                                 std::shared_ptr<const engine::Plan> plan, const QString& step)
{
    engine::Project next = document.project();
    const auto there =
        std::ranges::find(next.scenarios, name.toStdString(), &engine::Scenario::name);
    next.current = static_cast<std::size_t>(there - next.scenarios.begin());
    if (there == next.scenarios.end() && !mayAddScenario(document))
        return engine::fail(engine::Error::Code::OutOfRange, "scenarios",
                            std::to_string(kMostScenarios + 1),
                            "1 – " + std::to_string(kMostScenarios));
    if (there == next.scenarios.end())
        next.scenarios.push_back({name.toStdString(), nullptr});
    next.scenarios[next.current].plan = std::move(plan);
    document.take(step, std::move(next));
    return {};
}

} // namespace model

#include "model/compare/openscenarios.h"

#include "model/project/projectdocument.h"

namespace model {

std::vector<Compared> openScenarios(const ProjectDocument& document)
{
    std::vector<Compared> all;
    const engine::Project& project = document.project();
    for (std::size_t i = 0; i < project.scenarios.size(); ++i) {
        Compared side{QString::fromStdString(project.scenarios[i].name), project.scenarios[i].plan,
                      document.answers().answerOf(i)};
        if (side.answer)
            side.plan = side.answer->plan;
        all.push_back(std::move(side));
    }
    return all;
}

} // namespace model

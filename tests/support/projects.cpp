#include "tests/support/projects.h"

#include "model/engine/files/projectfile.h"
#include "tests/support/plans.h"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace support {

engine::Project projectOf(const engine::Plan& plan)
{
    engine::Project project;
    project.client = "A client";
    project.title = "A title";
    project.scenarios.push_back({"Base", std::make_shared<const engine::Plan>(plan)});
    return project;
}

std::string fileOf(const engine::Plan& plan)
{
    return engine::writeProject(projectOf(plan));
}

engine::Plan planOf(std::string_view text)
{
    auto loaded = engine::readProject(text);
    if (!loaded)
        throw std::runtime_error(loaded.error().where + " is refused: " + loaded.error().detail);
    return loaded->project.plan();
}

std::string data(const std::string& name)
{
    std::ifstream file(HEADROOM_TEST_DATA "/" + name, std::ios::binary);
    if (!file)
        throw std::runtime_error("no test data " + name);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

} // namespace support

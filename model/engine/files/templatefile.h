#pragma once

#include "model/engine/result.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace engine {

// A starting point for a plan: changes to a new plan's defaults, in that order, as a user would
// type them, and the source of its figures.
struct Template {
    std::string id;
    std::string source, where, date;
    std::vector<std::pair<std::string, std::string>> set;
    // For a row of a published table: which table, the software used, and figures stated by its
    // author.
    std::string table{};
    std::vector<std::string> software{};
    std::vector<std::pair<std::string, std::string>> published{};
};

Result<std::vector<Template>> readTemplates(std::string_view text);

} // namespace engine

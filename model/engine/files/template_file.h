#pragma once

#include "model/engine/result.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace engine {

// A question to begin with: what it changes of the plan that a fresh start has, in that order, as
// a person would type it, and where its figures come from.
struct Template {
    std::string id;
    std::string source, where, date;
    std::vector<std::pair<std::string, std::string>> set;
    // Of a row of a published table: which table, the software that runs on it, and figures that
    // its author states.
    std::string table{};
    std::vector<std::string> software{};
    std::vector<std::pair<std::string, std::string>> published{};
};

Result<std::vector<Template>> readTemplates(std::string_view text);

} // namespace engine

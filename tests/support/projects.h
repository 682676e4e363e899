#pragma once

#include "model/engine/plan.h"
#include "model/engine/project.h"

#include <string>
#include <string_view>

// Project files for tests.
namespace support {

engine::Project projectOf(const engine::Plan& plan);
std::string fileOf(const engine::Plan& plan);
// The plan in a text; throws if it is rejected.
engine::Plan planOf(std::string_view text);
// A file of tests/data.
std::string data(const std::string& name);

} // namespace support

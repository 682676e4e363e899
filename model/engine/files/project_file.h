#pragma once

#include "model/engine/project.h"
#include "model/engine/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace engine {

inline constexpr int kProjectVersion = 1;

struct LoadedProject {
    Project project;
    std::vector<Error> notes; // keys nobody knows: said, not fatal
};

// A project as JSON text: every knob under its own path, in its own unit.
std::string writeProject(const Project& project);
Result<LoadedProject> readProject(std::string_view text);

} // namespace engine

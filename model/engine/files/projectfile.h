#pragma once

#include "model/engine/project.h"
#include "model/engine/result.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

inline constexpr int kProjectVersion = 1;
// An export of results contains its project, so it can be opened as one.
inline constexpr const char* kResultsFormat = "headroom-results";
inline constexpr int kResultsVersion = 1;

// A scenario's results when it was saved: every dial in its own unit, by path. Lets another version
// of Headroom report what has changed.
using SavedAnswer = std::map<std::string, double>;

struct LoadedProject {
    Project project;
    std::vector<Error> notes;         // unknown keys: reported, not fatal
    std::string engine;               // the version that saved it
    std::vector<SavedAnswer> answers; // per scenario; empty if none were saved
    bool exported = false;            // read from an export, which saving must not overwrite
};

// A project as JSON text: every knob under its own path, in its own unit, with the answers of its
// scenarios if given.
std::string writeProject(const Project& project, const std::vector<SavedAnswer>& answers = {});
Result<LoadedProject> readProject(std::string_view text);

} // namespace engine

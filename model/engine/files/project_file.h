#pragma once

#include "model/engine/project.h"
#include "model/engine/result.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

inline constexpr int kProjectVersion = 1;
// An export of results holds its project, so that it opens as one.
inline constexpr const char* kResultsFormat = "headroom-results";
inline constexpr int kResultsVersion = 1;

// What a scenario answered when it was saved: every dial in its own unit, by path. Kept so that
// opening it in another Headroom can say what has changed.
using SavedAnswer = std::map<std::string, double>;

struct LoadedProject {
    Project project;
    std::vector<Error> notes;         // keys nobody knows: said, not fatal
    std::string engine;               // the version that saved it
    std::vector<SavedAnswer> answers; // of each scenario; empty where none was kept
    bool exported = false;            // read from an export, which saving must not replace
};

// A project as JSON text: every knob under its own path, in its own unit, and with it the answers
// of its scenarios where they are given.
std::string writeProject(const Project& project, const std::vector<SavedAnswer>& answers = {});
Result<LoadedProject> readProject(std::string_view text);

} // namespace engine

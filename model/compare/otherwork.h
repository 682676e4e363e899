#pragma once

#include "model/compare/outcome.h"

#include <optional>
#include <string>

namespace model {

// The first difference between the work of two options: an input that defines the work, or the
// resulting number of runs per year. Nothing if they do the same work.
struct OtherWork {
    std::string path;
    double value = engine::kUnknown, other = engine::kUnknown; // for numbers
};
std::optional<OtherWork> otherWork(const Compared& side, const Compared& reference);

} // namespace model

#pragma once

#include "model/compare/outcome.h"

#include <optional>
#include <string>

namespace model {

// The first thing that two options do differently: an input that says what is done, or how many
// runs a year come of it. Nothing where they do the same work.
struct OtherWork {
    std::string path;
    double value = engine::kUnknown, other = engine::kUnknown; // of a number
};
std::optional<OtherWork> otherWork(const Compared& side, const Compared& reference);

} // namespace model

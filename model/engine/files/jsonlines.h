#pragma once

#include "model/engine/files/json.h"

#include <string>

namespace engine {

// A diff-friendly file: one line per entry of a list or an object.
std::string linesOf(const Json& file);

} // namespace engine

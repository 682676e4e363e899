#pragma once

#include "model/engine/files/json.h"

#include <string>

namespace engine {

// A file that people compare line by line: an entry of a list or of an object a line.
std::string linesOf(const Json& file);

} // namespace engine

#pragma once

#include "model/engine/files/json.h"

namespace engine {

// Fields of published rows, which come from many authors.

// The value, unless it is null or absent.
const Json* at(const Json& json, const char* key);
// The same within a group; an empty name is the row itself.
const Json* at(const Json& row, const char* group, const char* key);

// A number, or a text that is one; any other text counts as missing.
Result<double> numberOf(const Json& value);

std::string textIn(const Json& value);

} // namespace engine

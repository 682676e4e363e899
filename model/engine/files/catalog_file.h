#pragma once

#include "model/engine/result.h"
#include "model/engine/specs/parts.h"

#include <string_view>

namespace engine {

// Adds the parts of one catalog file. Nothing is added where anything in it is wrong.
Result<void> addCatalogFile(Catalog& catalog, std::string_view text);

} // namespace engine

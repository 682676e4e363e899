#pragma once

#include "model/engine/files/catalogproblems.h"
#include "model/engine/files/json.h"
#include "model/engine/specs/parts.h"

namespace engine {

// Unknown keys at the top level of a catalog file.
void noteUnknownLists(const Json& file, CatalogProblems& problems);

// Unknown, for example misspelled, keys in a user's entries, figures and sources, and rules whose
// name no constant has. A key is known if any entry of the catalog has it.
void noteUnknownKeys(const Json& file, const Catalog& catalog, CatalogProblems& problems);

} // namespace engine

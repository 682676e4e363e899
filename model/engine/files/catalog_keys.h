#pragma once

#include "model/engine/files/catalog_problems.h"
#include "model/engine/files/json.h"
#include "model/engine/specs/parts.h"

namespace engine {

// Keys at the top of a catalog file that nobody reads.
void noteUnknownLists(const Json& file, CatalogProblems& problems);

// Keys inside a person's entries, figures and sources that nobody reads, as misspelled ones are,
// and rules of a name that no constant has. What any entry of the catalog has is known.
void noteUnknownKeys(const Json& file, const Catalog& catalog, CatalogProblems& problems);

} // namespace engine

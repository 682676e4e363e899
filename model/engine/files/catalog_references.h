#pragma once

#include "model/engine/files/catalog_problems.h"
#include "model/engine/files/json.h"
#include "model/engine/specs/parts.h"

namespace engine {

// Ids in a person's entries that no entry of the catalog has, and words that mean nothing to those
// who read them: notes, since what is meant may come with another file. The catalog is the one
// with the file in it.
void noteReferences(const Json& file, const Catalog& catalog, CatalogProblems& problems);

// Rules are inputs: a value beyond what its input can be is an error.
void checkRules(const Json& file, const Catalog& catalog, CatalogProblems& problems);

} // namespace engine

#pragma once

#include "model/engine/files/catalogproblems.h"
#include "model/engine/files/json.h"
#include "model/engine/specs/parts.h"

namespace engine {

// References in a user's entries to ids that the catalog lacks, and words no reader understands:
// only notes, since the missing entry may come with another file. The catalog already includes the
// file.
void noteReferences(const Json& file, const Catalog& catalog, CatalogProblems& problems);

// Rules are inputs: a value outside its input's range is an error.
void checkRules(const Json& file, const Catalog& catalog, CatalogProblems& problems);

} // namespace engine

#pragma once

#include "model/engine/files/catalogproblems.h"
#include "model/engine/specs/parts.h"

#include <cstdint>
#include <string_view>

namespace engine {

inline constexpr std::uint64_t kCatalogVersion = 1;

// Adds the contents of a catalog file. An entry with a known id is read on top of the known one:
// values in the file win, those it leaves out are kept. On any error nothing is added; oddities are
// only noted. `own` marks entries as the user's.
Result<std::vector<Error>> addCatalogFile(Catalog& catalog, std::string_view text,
                                          bool own = false);

// All errors of a file if it were read on top of this catalog.
CatalogProblems checkCatalogFile(const Catalog& catalog, std::string_view text);

} // namespace engine

#pragma once

#include "model/engine/files/catalog_problems.h"
#include "model/engine/specs/parts.h"

#include <cstdint>
#include <string_view>

namespace engine {

inline constexpr std::uint64_t kCatalogVersion = 1;

// Adds what one catalog file says. An entry of a known id is read over the known one: what the
// file says wins, what it leaves out stays. Nothing is added where anything in it is wrong;
// what is merely odd is noted. `own` marks entries as a user's.
Result<std::vector<Error>> addCatalogFile(Catalog& catalog, std::string_view text,
                                          bool own = false);

// All that is wrong with a file that would be read over this catalog.
CatalogProblems checkCatalogFile(const Catalog& catalog, std::string_view text);

} // namespace engine

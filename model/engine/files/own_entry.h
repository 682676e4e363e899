#pragma once

#include "model/engine/result.h"
#include "model/engine/specs/catalog_kind.h"

#include <string>
#include <utility>
#include <vector>

namespace engine {

// A number of an entry, in the unit it is written in.
struct OwnFigure {
    std::string key;
    double value = kUnknown;
    Unit unit{};
    double low = kUnknown, high = kUnknown;
    Citation cite{}; // where it is not the entry's own source: of a figure copied along
};

// An entry of a user's own, as the form makes it.
struct OwnEntry {
    CatalogKind kind{};
    std::string id, name;
    std::vector<std::pair<std::string, std::string>> texts; // vendor, kind, accelerator …
    std::vector<OwnFigure> figures;
    std::string source, date; // of every figure that brings none
};

// The text of a user's catalog file with this entry added, or in place of the one of its id. The
// file may be empty: it is begun. What would not open over this catalog is refused.
Result<std::string> withOwnEntry(std::string_view file, const Catalog& catalog,
                                 const OwnEntry& entry);
// The same without an entry, so that the catalog's own shows again.
Result<std::string> withoutOwnEntry(std::string_view file, CatalogKind kind, std::string_view id);
// The entries that a file has, in its order; none where it cannot be read.
std::vector<std::pair<CatalogKind, std::string>> ownEntries(std::string_view file);

} // namespace engine

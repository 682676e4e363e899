#pragma once

#include "model/engine/result.h"
#include "model/engine/specs/catalogkind.h"

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
    Citation cite{}; // if not the entry's own source: for a figure that was copied
};

// A user's own entry, as made by the form.
struct OwnEntry {
    CatalogKind kind{};
    std::string id, name;
    std::vector<std::pair<std::string, std::string>> texts; // vendor, kind, accelerator …
    std::vector<OwnFigure> figures;
    std::string source, date; // for every figure without its own
};

// The text of a user's catalog file with this entry added or replacing the one with its id. An
// empty file is started. Refused if the result would not open on top of this catalog.
Result<std::string> withOwnEntry(std::string_view file, const Catalog& catalog,
                                 const OwnEntry& entry);
// The same with an entry removed, so that the catalog's own shows again.
Result<std::string> withoutOwnEntry(std::string_view file, CatalogKind kind, std::string_view id);
// The entries of a file, in order; none if it cannot be read.
std::vector<std::pair<CatalogKind, std::string>> ownEntries(std::string_view file);

} // namespace engine

#pragma once

#include "model/catalog/catalogcell.h"

#include <QString>

#include <span>
#include <utility>
#include <vector>

namespace model {

// What the form asks beside numbers, and what it offers to choose from.
struct OwnText {
    const char* key;
    bool required = false;
};
std::span<const OwnText> textsOf(engine::CatalogKind kind);

using Options = std::vector<std::pair<QString, QString>>; // id and words
Options optionsFor(const engine::Catalog& catalog, engine::CatalogKind kind, const QString& key);
Options unitOptions(const CellMaker& maker);
// Numbers without which an entry does not open.
bool isRequired(engine::CatalogKind kind, std::string_view key);

} // namespace model

#pragma once

#include "model/catalog/catalogcell.h"

#include <QString>

#include <span>
#include <utility>
#include <vector>

namespace model {

// Non-numeric fields of the form, and their choices.
struct OwnText {
    const char* key;
    bool required = false;
};
std::span<const OwnText> textsOf(engine::CatalogKind kind);

using Options = std::vector<std::pair<QString, QString>>; // id and label
Options optionsFor(const engine::Catalog& catalog, engine::CatalogKind kind, const QString& key);
Options unitOptions(const CellMaker& maker);
// Numbers that an entry cannot be opened without.
bool isRequired(engine::CatalogKind kind, std::string_view key);

} // namespace model

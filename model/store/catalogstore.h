#pragma once

#include "model/engine/files/catalogproblems.h"
#include "model/engine/result.h"
#include "model/engine/specs/parts.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace model {

using CatalogPtr = std::shared_ptr<const engine::Catalog>;

// Reads the catalog shipped with the program, as of that date.
engine::Result<CatalogPtr> readShippedCatalog(const QString& today = {});
// The same, cached. `today` is the reference for the age of figures; by default the current date.
engine::Result<CatalogPtr> shippedCatalog(const QString& today = {});

// The shipped catalog overridden by the user's own files, in the order of their names. A file with
// an error is skipped as a whole, and reported.
struct UsersCatalog {
    CatalogPtr catalog;
    QStringList complaints;
};
UsersCatalog usersCatalog(const CatalogPtr& shipped, const QString& folder);
// The name for a copy in that folder: its own, with a number if another file has that name. It is
// read after the others with that name, and so overrides them.
QString usersCatalogCopy(const QString& path, const QString& folder);
// Copies a catalog file to the user's own; returns the resulting catalog, or an error.
engine::Result<CatalogPtr> addToUsersCatalog(const QString& path, const QString& folder);
// The folder for a user's own catalog files.
QString usersCatalogFolder();

// Errors in a catalog file, and oddities.
engine::Result<engine::CatalogProblems> checkCatalog(const QString& path);

} // namespace model

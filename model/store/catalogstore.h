#pragma once

#include "model/engine/files/catalog_problems.h"
#include "model/engine/result.h"
#include "model/engine/specs/parts.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace model {

using CatalogPtr = std::shared_ptr<const engine::Catalog>;

// The catalog that comes with the program, read now.
engine::Result<CatalogPtr> readShippedCatalog();
// The same, read once. Ages of figures count to that day; none
// given is the day of the clock.
engine::Result<CatalogPtr> shippedCatalog(const QString& today = {});

// The shipped catalog with a user's own files over it, in the order of their names. A file with
// something wrong is left out whole, and told.
struct UsersCatalog {
    CatalogPtr catalog;
    QStringList complaints;
};
UsersCatalog usersCatalog(const CatalogPtr& shipped, const QString& folder);
// The name of its copy in that folder: its own, with a number where another file has that. It is
// read after the others of that name, so what it says goes before what they say.
QString usersCatalogCopy(const QString& path, const QString& folder);
// Puts a copy of a catalog file among the user's own; what is known with it, or why not.
engine::Result<CatalogPtr> addToUsersCatalog(const QString& path, const QString& folder);
// Where a user's own catalog files are looked for.
QString usersCatalogFolder();

// What is wrong with a catalog file, and what is merely odd.
engine::Result<engine::CatalogProblems> checkCatalog(const QString& path);

} // namespace model

#pragma once

#include "model/engine/files/ownentry.h"
#include "model/engine/result.h"

#include <QString>
#include <QStringList>

namespace model {

class ProjectDocument;

// The user's own entries: one file in their catalog folder, which overrides the shipped catalog.
// Every change is saved at once and applied to the document at once.
class OwnCatalog {
public:
    OwnCatalog(ProjectDocument& document, QString folder);

    engine::Result<void> save(const engine::OwnEntry& entry);
    engine::Result<void> remove(engine::CatalogKind kind, const QString& id);
    // Whether the entry is in this file, and whether the program ships one with that id.
    bool has(engine::CatalogKind kind, const QString& id) const;
    bool isShipped(engine::CatalogKind kind, const QString& id) const;
    // The entry as shipped with the program; nullptr if it is not.
    const engine::Part* shipped(engine::CatalogKind kind, const QString& id) const;
    QString path() const;

private:
    engine::Result<std::string> text() const; // empty where there is no file yet
    engine::Result<void> write(const engine::Result<std::string>& text);

    ProjectDocument& document_;
    QString folder_;
};

} // namespace model

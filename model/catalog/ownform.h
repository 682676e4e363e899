#pragma once

#include "model/catalog/catalogcell.h"
#include "model/engine/files/ownentry.h"

#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace model {

class OwnCatalog;
class ProjectDocument;

// One line of the form: a number with a unit, a text, or a choice from a list.
struct OwnField {
    QString key, label, tip{}, unit{};
    bool isText = false, required = false;
    std::vector<std::pair<QString, QString>> options{}; // id and label; empty: free text
    QString value{};                                    // current content of the form
    QString given{};                                    // content when the form opened
    engine::Unit base{};                                // of a number
};

// The form for a user's own entry: the fields of its kind, filled from the entry it is copied from.
// Errors are reported and everything typed is kept.
class OwnForm {
public:
    struct Complaint {
        QString field; // its key: "id", "name", "source", "date" or a field's
        QString sentence;
    };

    OwnForm(const ProjectDocument& document, const OwnCatalog& own, engine::CatalogKind kind,
            const QString& copyOf = {});

    QString id, name, source, date; // as typed
    std::vector<OwnField> fields;

    engine::CatalogKind kind() const { return kind_; }
    bool isCopy() const { return part_.has_value(); }
    bool asksName() const { return kind_ != engine::CatalogKind::Offers; }
    // The id used if none is typed: "My GPU 96" becomes "my-gpu-96".
    QString usualId() const;
    OwnField* field(const QString& key);

    tl::expected<engine::OwnEntry, Complaint> entry() const;

private:
    using Checked = tl::expected<void, Complaint>;
    CellMaker maker() const;
    void addTexts();
    void addNumbers();
    void addUnit();
    void add(OwnField field, const QString& value);
    QString finalId() const { return id.trimmed().isEmpty() ? usualId() : id.trimmed(); }
    Checked checkHead() const;
    Checked addTo(engine::OwnEntry& entry, const OwnField& field) const;
    Checked addNumber(engine::OwnEntry& entry, const OwnField& field) const;
    const engine::Part* shippedUnder(const std::string& entry) const;

    const ProjectDocument& document_;
    const OwnCatalog& own_;
    engine::CatalogKind kind_;
    std::optional<engine::Part> part_; // the one being copied
};

// Whether users can add their own entries of a kind, and whether from scratch.
bool canOwn(engine::CatalogKind kind);
bool canBegin(engine::CatalogKind kind);

} // namespace model

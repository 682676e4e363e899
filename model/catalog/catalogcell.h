#pragma once

#include "model/engine/specs/catalog_kind.h"
#include "model/format/numberformat.h"

#include <QString>
#include <QVariant>

namespace model {

// How loud a cell is: recalled and unknown figures are muted, old ones noted or warned of; of two
// that are compared, one is better.
enum class Tone { Plain, Muted, Note, Warning, Good };

// What tables of the catalog say beside Qt's own roles.
enum CatalogRole {
    SortRole = Qt::UserRole + 1, // a number or a text; invalid where nothing is known
    ToneRole,
    BelowRole, // a second line, smaller
    BelowToneRole,
    SmallRole, // true where the words are smaller, to have room
    IdRole,
    OwnRole,     // true for an entry of the user's own
    DiffersRole, // true where the parts compared are not alike
    FullRole,    // for copying: numbers with every digit
    SearchRole,  // all that a filter looks at
};

struct CatalogCell {
    QString text{}, below{}, full{}, tip{};
    QVariant sort{};
    Tone tone = Tone::Plain, belowTone = Tone::Muted;
    bool numeric = false;
    friend bool operator==(const CatalogCell&, const CatalogCell&) = default;
};
QVariant roleOf(const CatalogCell& cell, int role);

// What the cells of one catalog are made with.
struct CellMaker {
    const engine::Catalog& catalog;
    NumberFormat format;
    engine::CatalogKind kind;

    CatalogCell text(const QString& text, const QString& tip = {}) const;
    CatalogCell unknown() const;
    // A value and where it is from. With a unit, the number alone in that unit.
    CatalogCell number(double base, engine::Unit unit, const engine::Figure* figure,
                       bool bare = false) const;
    CatalogCell range(const engine::Figure& figure) const;
    CatalogCell source(const engine::Figure& figure) const;
    CatalogCell date(const engine::Figure& figure, const QString& tip = {}) const;
    CatalogCell date(const std::string& date) const; // of a run: never too old
    // A trait as people read it: the words of "on-demand", the name of the part it points to.
    QString trait(const QString& key, const std::string& value) const;

    // Source, date, age, other sources and note, a line each.
    QString citation(const engine::Figure& figure) const;
    QString age(const engine::Figure& figure) const; // empty while it is young
    Tone ageTone(const std::string& date) const;
    // Every digit, in the unit given; and what that unit is called in a sheet.
    QString exact(double base, engine::Unit unit) const;
    QString exactUnit(engine::Unit unit) const;
};

// A mark behind a figure that was recalled, and what it stands for.
QString recalledMark();
QString notKnown();
// Prices, electricity and carbon move; a GPU's memory does not.
bool ages(engine::Unit unit);

} // namespace model

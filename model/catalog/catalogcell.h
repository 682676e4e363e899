#pragma once

#include "model/engine/specs/catalogkind.h"
#include "model/format/numberformat.h"

#include <QString>
#include <QVariant>

namespace model {

// Emphasis of a cell: figures from memory and unknown ones are muted, old ones get a note or a
// warning; of two compared values, one is better.
enum class Tone { Plain, Muted, Note, Warning, Good };

// Roles of catalog tables in addition to Qt's.
enum CatalogRole {
    SortRole = Qt::UserRole + 1, // a number or a text; invalid where nothing is known
    ToneRole,
    BelowRole, // a second line, smaller
    BelowToneRole,
    SmallRole, // true where the text is smaller, to save space
    IdRole,
    OwnRole,     // true for the user's own entries
    DiffersRole, // true where the compared parts differ
    FullRole,    // for copying: numbers at full precision
    SearchRole,  // all text that a filter searches
};

struct CatalogCell {
    QString text{}, below{}, full{}, tip{};
    QVariant sort{};
    Tone tone = Tone::Plain, belowTone = Tone::Muted;
    bool numeric = false;
    friend bool operator==(const CatalogCell&, const CatalogCell&) = default;
};
QVariant roleOf(const CatalogCell& cell, int role);

// What the cells of a catalog are built from.
struct CellMaker {
    const engine::Catalog& catalog;
    NumberFormat format;
    engine::CatalogKind kind;

    CatalogCell text(const QString& text, const QString& tip = {}) const;
    CatalogCell unknown() const;
    // A value and its source. With a unit, the bare number in that unit.
    CatalogCell number(double base, engine::Unit unit, const engine::Figure* figure,
                       bool bare = false) const;
    CatalogCell range(const engine::Figure& figure) const;
    CatalogCell source(const engine::Figure& figure) const;
    CatalogCell date(const engine::Figure& figure, const QString& tip = {}) const;
    CatalogCell date(const std::string& date) const; // of a run: never stale
    // A trait in readable form: the words for "on-demand", the name of the part it refers to.
    QString trait(const QString& key, const std::string& value) const;

    // Source, date, age, other sources and note, one per line.
    QString citation(const engine::Figure& figure) const;
    QString age(const engine::Figure& figure) const; // empty while it is recent
    Tone ageTone(const std::string& date) const;
    // Full precision in the given unit; and what that unit is called in a sheet.
    QString exact(double base, engine::Unit unit) const;
    QString exactUnit(engine::Unit unit) const;
};

// A mark after a figure given from memory, and its meaning.
QString recalledMark();
QString notKnown();
// Prices, electricity and carbon data go stale; a GPU's memory size does not.
bool ages(engine::Unit unit);

} // namespace model

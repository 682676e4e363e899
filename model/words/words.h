#pragma once

#include "model/engine/finding.h"
#include "model/engine/imports.h"
#include "model/engine/knobs/sections.h"
#include "model/engine/prices.h"
#include "model/engine/result.h"
#include "model/engine/specs/catalogkind.h"

#include <QString>
#include <QStringList>

// All user-visible texts about knobs, dials, choices, findings and errors. Rows of the engine and
// the tables here hold literals, translated at each read, so the language can be switched live.
namespace engine {
enum class Room : std::uint8_t;
}

namespace model {

class NumberFormat;

namespace words {

struct Entry {
    const char* key;
    const char* label;
    const char* tip;
};

// A label and a longer explanation, by row path ("work.*.tokens") or complete path.
QString knobLabel(const QString& path);
QString knobTip(const QString& path);
QString dialLabel(const QString& path);
QString dialTip(const QString& path);
// The text of an option that the catalog has no name for.
QString option(const QString& path, const QString& id);
QString group(engine::Group group);
QString room(engine::Room room);
// A prose formula, as a sentence.
QString formulaProse(const char* text);

struct FindingText {
    QString title, text, cure;
    QString money; // yearly savings or cost of the remedy; empty if neither
};
QStringList findingIds();
QString findingTitle(const QString& id);
FindingText finding(const engine::Finding& finding, const NumberFormat& format);

// The catalog: its kinds, the names of its figures and traits ("price" of an offer is not that of a
// GPU), and traits with a fixed set of values ("on-demand").
QString catalogKind(engine::CatalogKind kind);
QString catalogKindTip(engine::CatalogKind kind);
QString figure(engine::CatalogKind kind, const QString& key);
QString figureTip(engine::CatalogKind kind, const QString& key);
QString trait(engine::CatalogKind kind, const QString& key);
QString traitValue(engine::CatalogKind kind, const QString& key, const QString& value);
// The possible values of a trait; empty if it is free text.
QStringList traitValues(engine::CatalogKind kind, const QString& key);

// What is wrong, where, and what to do.
QString error(const engine::Error& error);

// The fields of a measured run.
QString runLabel(const QString& key);
QString runTip(const QString& key);

// What an import assumed, and corrections to a row of a price list.
QString importNote(const engine::ImportNote& note);
QStringList priceNotes(const engine::PriceNotes& notes);

// "work.a.tokens" is listed as "work.*.tokens".
QString rowPath(const QString& path);

// For verb and noun forms: singular or plural.
int subject(double count);

// Replaces %1, %2 … at once: an argument that contains "%2" is left unchanged.
QString filled(const QString& text, const QStringList& arguments);

// For tests: whether there is a text.
bool hasKnob(const QString& rowPath);
bool hasDial(const QString& rowPath);
bool hasFinding(const QString& id);
bool hasFigure(engine::CatalogKind kind, const QString& key);
bool hasTrait(engine::CatalogKind kind, const QString& key);

} // namespace words
} // namespace model

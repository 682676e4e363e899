#pragma once

#include "model/engine/finding.h"
#include "model/engine/imports.h"
#include "model/engine/knobs/sections.h"
#include "model/engine/prices.h"
#include "model/engine/result.h"
#include "model/engine/specs/catalog_kind.h"

#include <QString>
#include <QStringList>

// Every text that a person reads about a knob, a dial, a choice, a finding or an error. Rows of the
// engine and the tables here hold literals; they are translated at each read, so the language
// switches live.
namespace model {

class NumberFormat;

namespace words {

struct Entry {
    const char* key;
    const char* label;
    const char* tip;
};

// A label and a longer explanation, by row path ("work.*.tokens") or whole path.
QString knobLabel(const QString& path);
QString knobTip(const QString& path);
QString dialLabel(const QString& path);
QString dialTip(const QString& path);
// The words of an option that the catalog has no name for.
QString option(const QString& path, const QString& id);
QString group(engine::Group group);
// A formula that is no arithmetic, as a sentence.
QString formulaInWords(const QString& formula);

struct FindingText {
    QString title, text, cure;
    QString money; // what the cure saves in a year, or costs; empty where it does neither
};
QStringList findingIds();
QString findingTitle(const QString& id);
FindingText finding(const engine::Finding& finding, const NumberFormat& format);

// The catalog: its kinds, what its figures and traits are called ("price" of an offer is another
// than that of a GPU), and traits that are one of a few words ("on-demand").
QString catalogKind(engine::CatalogKind kind);
QString catalogKindTip(engine::CatalogKind kind);
QString figure(engine::CatalogKind kind, const QString& key);
QString figureTip(engine::CatalogKind kind, const QString& key);
QString trait(engine::CatalogKind kind, const QString& key);
QString traitValue(engine::CatalogKind kind, const QString& key, const QString& value);
// The words that a trait can have; empty where it is free text.
QStringList traitValues(engine::CatalogKind kind, const QString& key);

// What is wrong, where, and what to do.
QString error(const engine::Error& error);

// The fields of a measured run.
QString runLabel(const QString& key);
QString runTip(const QString& key);

// What an import took for granted, and what was put right in a row of a price list.
QString importNote(const engine::ImportNote& note);
QStringList priceNotes(const engine::PriceNotes& notes);

// "work.a.tokens" is found under "work.*.tokens".
QString rowPath(const QString& path);

// For a verb or a noun: whether one does something, or several do.
int subject(double count);

// %1, %2 … put in at once: an argument that itself says "%2" stays as it is.
QString filled(const QString& text, const QStringList& arguments);

// For the tests: whether there are words.
bool hasKnob(const QString& rowPath);
bool hasDial(const QString& rowPath);
bool hasFinding(const QString& id);
bool hasFigure(engine::CatalogKind kind, const QString& key);
bool hasTrait(engine::CatalogKind kind, const QString& key);

} // namespace words
} // namespace model

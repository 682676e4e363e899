#pragma once

#include "model/engine/specs/catalogkind.h"
#include "model/find/fuzzy.h"
#include "model/project/projectdocument.h"

namespace model {

// Something that can be found by name. Pages, actions and help topics are only known to the window;
// all else comes from the tables.
struct Findable {
    enum class Kind : std::uint8_t { Input, Figure, Option, Entry, Page, Action, Template, Help };
    Kind kind;
    QString id;    // unique within its kind: a path, "cluster.gpu=h100-sxm", a number
    QString title; // its label on screen
    QString where; // "Input · Cost · Rental"
    QString also;  // additional search terms: ids, its English name
    QString aside; // shortcut, if the window knows one; otherwise `asideOf` gives its current value
    std::optional<engine::CatalogKind> part{}; // for catalog entries; `optionOf` has the id
    // Normalized for searching.
    QString title_{}, context_{};

    QString key() const { return QString::number(static_cast<int>(kind)) + u':' + id; }
};
void makeSearchable(Findable& found);

// "Input", "Figure" …
QString kindName(Findable::Kind kind);

// Every input, figure, option of a choice and catalog entry of this plan.
std::vector<Findable> findables(const ProjectDocument& document);
// And the templates.
std::vector<Findable> findableTemplates();

// The text next to it: its current value, or the facts of a part.
QString asideOf(const Findable& found, const ProjectDocument& document);

// The choice and id of an option; for an entry, its list and id.
struct OptionOf {
    QString path, id;
};
OptionOf optionOf(const Findable& found);

// The choice that picks the part this figure belongs to; empty if there is none.
QString pickerOf(const QString& path, const engine::Plan& plan);

// Matches, best first; recently used ones (`keys`, latest first) get a bonus, and come first if
// nothing is typed. Limited to the given number.
struct Found {
    const Findable* what;
    std::vector<int> lit; // matched letters of the title
};
std::vector<Found> find(const std::vector<Findable>& all, const QString& typed,
                        const QStringList& keys, std::size_t most);

} // namespace model

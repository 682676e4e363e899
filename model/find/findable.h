#pragma once

#include "model/engine/specs/catalog_kind.h"
#include "model/find/fuzzy.h"
#include "model/project/projectdocument.h"

namespace model {

// Something that can be found by its name. What a page, an action or a topic of the help is, only
// the window knows; all else comes from the tables.
struct Findable {
    enum class Kind : std::uint8_t { Input, Figure, Option, Entry, Page, Action, Template, Help };
    Kind kind;
    QString id;    // unique among those of its kind: a path, "cluster.gpu=h100-sxm", a number
    QString title; // what it is called where it stands
    QString where; // "Input · Cost · Rental"
    QString also;  // what else it is found by: ids, its English name
    QString aside; // keys, where the window knows them; else `asideOf` says what it is now
    std::optional<engine::CatalogKind> part{}; // of the catalog, whose id `optionOf` tells
    // As they are searched.
    QString title_{}, context_{};

    QString key() const { return QString::number(static_cast<int>(kind)) + u':' + id; }
};
void makeSearchable(Findable& found);

// "Input", "Figure" …
QString kindName(Findable::Kind kind);

// Every input, figure, option of a choice and entry of the catalog that this plan has.
std::vector<Findable> findables(const ProjectDocument& document);
// And the templates to begin with.
std::vector<Findable> findableTemplates();

// What stands beside it: the value that it has, or the facts of a part.
QString asideOf(const Findable& found, const ProjectDocument& document);

// The choice and the id in it that an option stands for; of an entry, the list and its id.
struct OptionOf {
    QString path, id;
};
OptionOf optionOf(const Findable& found);

// The choice that picks the part which this figure is of; empty where none does.
QString pickerOf(const QString& path, const engine::Plan& plan);

// Those that answer, the best first; of what was used lately (`keys`, the last first) each counts
// more, and comes first where nothing is typed. At most so many.
struct Found {
    const Findable* what;
    std::vector<int> lit; // letters of the title
};
std::vector<Found> find(const std::vector<Findable>& all, const QString& typed,
                        const QStringList& keys, std::size_t most);

} // namespace model

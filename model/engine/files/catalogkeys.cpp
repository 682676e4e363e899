#include "model/engine/files/catalogkeys.h"

#include "model/engine/specs/nearest.h"

#include <algorithm>
#include <initializer_list>

namespace engine {
namespace {

using Keys = std::vector<std::string>;

void noteUnknown(const Json& object, const std::string& at, const Keys& known,
                 CatalogProblems& problems)
{
    if (!object.is_object())
        return; // reported where it is read
    for (const auto& [key, value] : object.items())
        if (std::ranges::find(known, key) == known.end())
            problems.note(Error::Code::UnknownKey, at + pointerStep(key), key, nearest(key, known));
}

// The keys an entry may have, in addition to those used by others of its kind.
template <class T> Keys keysOf(const std::vector<T>& parts, std::initializer_list<const char*> more)
{
    Keys keys{"id", "name", "short", "source", "date", "recalled", "note", "value"};
    keys.insert(keys.end(), more.begin(), more.end());
    if constexpr (requires(const T& t) { fields(t); })
        for (const auto& field : fields(T{}))
            keys.emplace_back(field.key);
    for (const T& part : parts) {
        for (const Figure& figure : part.sheet->figures)
            keys.push_back(figure.key);
        for (const auto& [key, text] : part.sheet->traits)
            keys.push_back(key);
    }
    std::ranges::sort(keys);
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    return keys;
}

const Keys& figureKeys()
{
    static const Keys keys{"value", "unit", "low",      "high", "source",
                           "date",  "note", "recalled", "also"};
    return keys;
}

Keys shapeKeys()
{
    // Flags that become figures, and keys that only describe a shape.
    Keys keys{"gated",      "tied",       "bias",    "positions",      "parallel",
              "image_size", "patch_size", "classes", "decoder_layers", "encoder_positions",
              "mel_bins"};
    for (const Field<Model>& field : fields(Model{}))
        keys.emplace_back(field.key);
    return keys;
}

template <class T>
void noteEntries(const Json& file, const char* kind, const std::vector<T>& parts,
                 CatalogProblems& problems, std::initializer_list<const char*> more = {})
{
    const auto list = file.find(kind);
    if (list == file.end() || !list->is_array())
        return;
    const Keys keys = keysOf(parts, more);
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string at = pointerStep(kind) + "/" + std::to_string(i);
        noteUnknown((*list)[i], at, keys, problems);
        if ((*list)[i].is_object())
            for (const auto& [key, value] : (*list)[i].items())
                if (value.is_object())
                    noteUnknown(value, at + pointerStep(key),
                                key == "shape" ? shapeKeys() : figureKeys(), problems);
    }
}

// A rule takes effect by its name, which must be that of a knob or a constant.
void noteRuleNames(const Json& file, const Catalog& catalog, CatalogProblems& problems)
{
    const auto list = file.find("rules");
    if (list == file.end() || !list->is_array())
        return;
    Keys names;
    for (const Rule& rule : catalog.rules)
        names.push_back(rule.id);
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string id = textOf((*list)[i], "id");
        if (!id.empty() && !catalog.rule(id))
            problems.note(Error::Code::UnknownKey, "/rules/" + std::to_string(i) + "/id", id,
                          nearest(id, names));
    }
}

} // namespace

void noteUnknownLists(const Json& file, CatalogProblems& problems)
{
    static const Keys known{"format", "version", "sources",  "accelerators",  "links",   "nodes",
                            "models", "offers",  "rules",    "costs",         "regions", "points",
                            "fleets", "title",   "left_out", "contradictions"};
    noteUnknown(file, {}, known, problems);
}

void noteUnknownKeys(const Json& file, const Catalog& catalog, CatalogProblems& problems)
{
    if (const auto sources = file.find("sources"); sources != file.end() && sources->is_object())
        for (const auto& [id, source] : sources->items())
            noteUnknown(source, "/sources" + pointerStep(id),
                        {"title", "where", "date", "how", "note"}, problems);
    noteEntries(file, "accelerators", catalog.accelerators, problems, {"aliases"});
    noteEntries(file, "links", catalog.links, problems, {"kind", "stop", "measured"});
    noteEntries(file, "nodes", catalog.nodes, problems, {"accelerator"});
    noteEntries(file, "models", catalog.models, problems, {"shape", "family"});
    noteEntries(file, "offers", catalog.offers, problems);
    noteEntries(file, "rules", catalog.rules, problems);
    noteEntries(file, "costs", catalog.costs, problems);
    noteEntries(file, "regions", catalog.regions, problems);
    noteEntries(file, "points", catalog.points, problems);
    noteEntries(file, "fleets", catalog.fleets, problems);
    noteRuleNames(file, catalog, problems);
}

} // namespace engine

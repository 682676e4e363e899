#include "model/engine/files/ownentry.h"

#include "model/engine/files/catalogfile.h"
#include "model/engine/files/json.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace engine {
namespace {

Result<Json> begun(std::string_view file)
{
    if (file.empty())
        return Json{{"format", "headroom-catalog"}, {"version", 1}, {"sources", Json::object()}};
    auto json = parseJson(file);
    if (json && (!json->is_object() || json->value("format", Json()) != "headroom-catalog"))
        return fail(Code::UnknownFormat, "/format", {}, "headroom-catalog");
    if (json && !(*json)["sources"].is_object())
        (*json)["sources"] = Json::object();
    return json;
}

Json sourceJson(const Citation& cite)
{
    Json json{{"title", cite.title}, {"date", cite.date}};
    if (!cite.where.empty())
        json["where"] = cite.where;
    if (cite.recalled)
        json["how"] = "recalled";
    else if (cite.chosen)
        json["how"] = "chosen";
    return json;
}

// The id of a source in the file: an existing identical one, or a new one.
std::string sourceId(Json& sources, const Citation& cite)
{
    const Json wanted = sourceJson(cite);
    for (const auto& [id, source] : sources.items())
        if (source == wanted)
            return id;
    for (std::size_t n = sources.size() + 1;; ++n)
        if (std::string id = "own" + std::to_string(n); !sources.contains(id)) {
            sources[id] = wanted;
            return id;
        }
}

Json figureJson(const OwnFigure& figure, const OwnEntry& entry, Json& sources)
{
    Json json{{"value", tidy(figure.value)}, {"unit", info(figure.unit).symbol}};
    for (auto [key, end] : {std::pair{"low", figure.low}, std::pair{"high", figure.high}})
        if (!std::isnan(end))
            json[key] = tidy(end);
    Citation cite = figure.cite;
    if (cite.title.empty())
        cite = {{}, entry.source, entry.date, {}};
    json["source"] = sourceId(sources, cite);
    if (!cite.note.empty())
        json["note"] = cite.note;
    return json;
}

Json entryJson(const OwnEntry& entry, Json& sources)
{
    Json json{{"id", entry.id}};
    if (!entry.name.empty())
        json["name"] = entry.name;
    for (const auto& [key, text] : entry.texts)
        json[key] = text;
    for (const OwnFigure& figure : entry.figures)
        json[figure.key] = figureJson(figure, entry, sources);
    return json;
}

void collectSources(const Json& json, std::set<std::string>& ids)
{
    if (const std::string id = textOf(json, "source"); !id.empty())
        ids.insert(id);
    if (json.is_object() && json.contains("also") && json["also"].is_array())
        for (const Json& also : json["also"])
            if (also.is_string())
                ids.insert(also.get<std::string>());
    if (json.is_structured())
        for (const Json& child : json)
            collectSources(child, ids);
}

// Removes sources that no entry refers to any more.
void dropUnused(Json& file)
{
    std::set<std::string> used;
    for (const auto& [key, value] : file.items())
        if (key != "sources")
            collectSources(value, used);
    Json kept = Json::object();
    for (const auto& [id, source] : file["sources"].items())
        if (used.contains(id))
            kept[id] = source;
    file["sources"] = std::move(kept);
}

std::string written(const Json& file)
{
    return file.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

// The file's list of entries, created if absent.
Json& listOf(Json& file, CatalogKind kind)
{
    Json& list = file[std::string(keyOf(kind))];
    if (list.is_null())
        list = Json::array();
    return list;
}

} // namespace

Result<std::string> withOwnEntry(std::string_view file, const Catalog& catalog,
                                 const OwnEntry& entry)
{
    auto json = begun(file);
    if (!json)
        return tl::unexpected(json.error());
    Json& list = listOf(*json, entry.kind);
    if (!list.is_array())
        return fail(Code::WrongType, pointerStep(keyOf(entry.kind)));
    Json added = entryJson(entry, (*json)["sources"]);
    const auto old =
        std::ranges::find_if(list, [&](const Json& e) { return textOf(e, "id") == entry.id; });
    if (old != list.end())
        *old = std::move(added);
    else
        list.push_back(std::move(added));
    dropUnused(*json);
    std::string text = written(*json);
    if (const auto problems = checkCatalogFile(catalog, text); !problems.errors.empty())
        return tl::unexpected(problems.errors.front());
    return text;
}

Result<std::string> withoutOwnEntry(std::string_view file, CatalogKind kind, std::string_view id)
{
    auto json = begun(file);
    if (!json)
        return tl::unexpected(json.error());
    Json& list = listOf(*json, kind);
    Json kept = Json::array();
    for (const Json& entry : list)
        if (textOf(entry, "id") != id)
            kept.push_back(entry);
    if (kept.size() == list.size())
        return fail(Code::UnknownPath, std::string(keyOf(kind)) + "/" + std::string(id));
    if (kept.empty())
        json->erase(std::string(keyOf(kind)));
    else
        list = std::move(kept);
    dropUnused(*json);
    return written(*json);
}

std::vector<std::pair<CatalogKind, std::string>> ownEntries(std::string_view file)
{
    std::vector<std::pair<CatalogKind, std::string>> entries;
    const auto json = file.empty() ? begun(file) : parseJson(file);
    if (!json || !json->is_object())
        return entries;
    for (const CatalogKind kind : kCatalogKinds)
        if (const auto list = json->find(std::string(keyOf(kind))); list != json->end())
            for (const Json& entry : *list)
                if (std::string id = textOf(entry, "id"); !id.empty())
                    entries.emplace_back(kind, std::move(id));
    return entries;
}

} // namespace engine

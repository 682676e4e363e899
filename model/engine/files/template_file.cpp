#include "model/engine/files/template_file.h"

#include "model/engine/files/json.h"

namespace engine {
namespace {

constexpr const char* kFormat = "headroom-templates";

Result<std::vector<std::pair<std::string, std::string>>> turnsOf(const Json& json,
                                                                 const std::string& where)
{
    if (!json.is_array())
        return fail(Code::WrongType, where);
    std::vector<std::pair<std::string, std::string>> turns;
    for (const Json& turn : json) {
        if (!turn.is_array() || turn.size() != 2 || !turn[0].is_string() || !turn[1].is_string())
            return fail(Code::WrongType, where + '/' + std::to_string(turns.size()));
        turns.emplace_back(turn[0].get<std::string>(), turn[1].get<std::string>());
    }
    return turns;
}

Result<Template> templateOf(const Json& json, const Json& sources, const std::string& where)
{
    if (!json.is_object())
        return fail(Code::WrongType, where);
    Template t{.id = textOf(json, "id")};
    const auto source = sources.find(textOf(json, "source"));
    if (t.id.empty() || source == sources.end() || !source->is_object() || !json.contains("set"))
        return fail(Code::MissingKey, where, "id, source, set");
    t.source = textOf(*source, "title");
    t.where = textOf(*source, "where");
    t.date = textOf(*source, "date");
    auto turns = turnsOf(json["set"], where + "/set");
    if (!turns)
        return tl::unexpected(turns.error());
    t.set = std::move(*turns);
    return t;
}

} // namespace

Result<std::vector<Template>> readTemplates(std::string_view text)
{
    const auto json = parseJson(text);
    if (!json)
        return tl::unexpected(json.error());
    if (!json->is_object() || textOf(*json, "format") != kFormat)
        return fail(Code::UnknownFormat, "/format", kFormat);
    if (!json->contains("sources") || !(*json)["sources"].is_object() ||
        !json->contains("templates") || !(*json)["templates"].is_array())
        return fail(Code::MissingKey, "", "sources, templates");
    std::vector<Template> templates;
    for (const Json& entry : (*json)["templates"]) {
        auto one =
            templateOf(entry, (*json)["sources"], "/templates/" + std::to_string(templates.size()));
        if (!one)
            return tl::unexpected(one.error());
        templates.push_back(std::move(*one));
    }
    return templates;
}

} // namespace engine

#include "model/engine/files/templatefile.h"

#include "model/engine/files/json.h"

#include <algorithm>

namespace engine {
namespace {

constexpr const char* kFormat = "headroom-templates";

using Pairs = std::vector<std::pair<std::string, std::string>>;

Result<Pairs> pairsOf(const Json& json, const std::string& where)
{
    if (!json.is_array())
        return fail(Code::WrongType, where);
    Pairs pairs;
    for (const Json& pair : json) {
        if (!pair.is_array() || pair.size() != 2 || !pair[0].is_string() || !pair[1].is_string())
            return fail(Code::WrongType, where + '/' + std::to_string(pairs.size()));
        pairs.emplace_back(pair[0].get<std::string>(), pair[1].get<std::string>());
    }
    return pairs;
}

// Facts from a published table in addition to the inputs.
Result<void> readPublished(const Json& json, const std::string& where, Template& t)
{
    t.table = textOf(json, "table");
    if (const auto software = json.find("software"); software != json.end()) {
        if (!software->is_array() || !std::ranges::all_of(*software, &Json::is_string))
            return fail(Code::WrongType, where + "/software");
        t.software = software->get<std::vector<std::string>>();
    }
    if (const auto published = json.find("published"); published != json.end()) {
        auto pairs = pairsOf(*published, where + "/published");
        if (!pairs)
            return tl::unexpected(pairs.error());
        t.published = std::move(*pairs);
    }
    return {};
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
    auto turns = pairsOf(json["set"], where + "/set");
    if (!turns)
        return tl::unexpected(turns.error());
    t.set = std::move(*turns);
    if (const auto read = readPublished(json, where, t); !read)
        return tl::unexpected(read.error());
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

#include "model/engine/files/report_wish_file.h"

#include "model/engine/files/limits.h"

namespace engine {
namespace {

using Code = Error::Code;

constexpr const char *kA4 = "a4", *kLetter = "letter";

// Absent: empty.
Result<std::string> wordsAt(const Json& json, const char* key, const std::string& where,
                            std::size_t most)
{
    const auto it = json.find(key);
    if (it == json.end())
        return std::string();
    if (!it->is_string())
        return fail(Code::WrongType, where + "/" + key);
    auto text = it->get<std::string>();
    if (text.size() > most)
        return fail(Code::CellTooLong, where + "/" + key, {}, std::to_string(most));
    return text;
}

Result<ReportWish::Section> sectionFrom(const Json& json, const std::string& where)
{
    if (!json.is_object())
        return fail(Code::WrongType, where);
    ReportWish::Section section;
    auto id = wordsAt(json, "id", where, kLongestName);
    if (id && id->empty())
        return fail(Code::MissingKey, where + "/id");
    auto note = wordsAt(json, "note", where, kLongestNote);
    for (const auto* part : {&id, &note})
        if (!*part)
            return tl::unexpected(part->error());
    section.id = *std::move(id);
    section.note = *std::move(note);
    if (const auto shown = json.find("shown"); shown != json.end()) {
        if (!shown->is_boolean())
            return fail(Code::WrongType, where + "/shown");
        section.shown = shown->get<bool>();
    }
    return section;
}

} // namespace

Json reportWishToJson(const ReportWish& wish)
{
    Json json{{"author", wish.author},
              {"notice", wish.notice},
              {"language", wish.language},
              {"paper", wish.american ? kLetter : kA4},
              {"sections", Json::array()}};
    for (const ReportWish::Section& section : wish.sections)
        json["sections"].push_back(
            {{"id", section.id}, {"shown", section.shown}, {"note", section.note}});
    return json;
}

Result<ReportWish> reportWishFromJson(const Json& json, const std::string& where)
{
    if (!json.is_object())
        return fail(Code::WrongType, where);
    ReportWish wish;
    for (const auto& [key, member] : {std::pair{"author", &ReportWish::author},
                                      {"notice", &ReportWish::notice},
                                      {"language", &ReportWish::language}}) {
        auto text = wordsAt(json, key, where, kLongestName);
        if (!text)
            return tl::unexpected(text.error());
        wish.*member = *std::move(text);
    }
    const auto paper = wordsAt(json, "paper", where, kLongestName);
    if (!paper)
        return tl::unexpected(paper.error());
    if (!paper->empty() && *paper != kA4 && *paper != kLetter)
        return fail(Code::UnknownChoice, where + "/paper", *paper,
                    std::string(kA4) + ", " + kLetter);
    wish.american = *paper == kLetter;
    const auto list = json.find("sections");
    if (list == json.end())
        return wish;
    if (!list->is_array() || list->size() > kMostSections)
        return fail(Code::WrongType, where + "/sections");
    for (std::size_t i = 0; i < list->size(); ++i) {
        auto section = sectionFrom((*list)[i], where + "/sections/" + std::to_string(i));
        if (!section)
            return tl::unexpected(section.error());
        wish.sections.push_back(*std::move(section));
    }
    return wish;
}

} // namespace engine

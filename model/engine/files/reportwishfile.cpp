#include "model/engine/files/reportwishfile.h"

#include "model/engine/currency.h"
#include "model/engine/files/currencyfile.h"
#include "model/engine/files/limits.h"

#include <algorithm>
#include <cctype>

namespace engine {
namespace {

using Code = Error::Code;

constexpr const char *kA4 = "a4", *kLetter = "letter";
constexpr std::size_t kShownOfLogo = 16; // characters shown in an error

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

bool isColour(const std::string& text)
{
    constexpr std::size_t kLength = 7; // #rrggbb
    return text.size() == kLength && text[0] == '#' &&
           std::all_of(text.begin() + 1, text.end(),
                       [](unsigned char c) { return std::isxdigit(c) != 0; });
}

bool isBase64(const std::string& text)
{
    const std::size_t end = std::min(text.size(), text.find('='));
    return text.size() % 4 == 0 && text.size() - end <= 2 &&
           std::all_of(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(end),
                       [](unsigned char c) { return std::isalnum(c) || c == '+' || c == '/'; });
}

// The 8-byte PNG signature; the rest is checked when it is drawn.
bool isPng(const std::string& base64)
{
    return base64.starts_with("iVBORw0KGgo") && isBase64(base64);
}

Result<void> readLooks(const Json& json, const std::string& where, ReportWish& wish)
{
    auto accent = wordsAt(json, "accent", where, kLongestName);
    auto logo = wordsAt(json, "logo", where, kMostLogo);
    for (const auto* part : {&accent, &logo})
        if (!*part)
            return tl::unexpected(part->error());
    if (!accent->empty() && !isColour(*accent))
        return fail(Code::UnknownChoice, where + "/accent", *accent, "#rrggbb");
    if (!logo->empty() && !isPng(*logo))
        return fail(Code::UnknownChoice, where + "/logo", logo->substr(0, kShownOfLogo), "PNG");
    wish.accent = *std::move(accent);
    if (!logo->empty())
        wish.logo.base64 = std::make_shared<const std::string>(*std::move(logo));
    if (const auto currency = json.find("currency"); currency != json.end()) {
        auto read = currencyFromJson(*currency, where + "/currency");
        if (!read)
            return tl::unexpected(read.error());
        if (const auto sound = checked(*read); !sound)
            return fail(sound.error().code, where + sound.error().where, sound.error().detail,
                        sound.error().advice);
        wish.currency = *std::move(read);
    }
    return {};
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
    if (wish.currency)
        json["currency"] = currencyToJson(*wish.currency);
    if (!wish.accent.empty())
        json["accent"] = wish.accent;
    if (wish.logo.base64)
        json["logo"] = *wish.logo.base64;
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
    if (auto looks = readLooks(json, where, wish); !looks)
        return tl::unexpected(looks.error());
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

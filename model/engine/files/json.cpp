#include "model/engine/files/json.h"

#include <array>
#include <charconv>
#include <set>
#include <vector>

namespace engine {
namespace {

// A quick scan of the text before the parser builds anything: nesting depth of brackets outside
// strings, and the number of keys, each before a colon.
struct Outline {
    int depth = 0;
    std::size_t keys = 0;
};

Outline outlineOf(std::string_view text)
{
    Outline outline;
    int depth = 0;
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inString = false;
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            outline.depth = std::max(outline.depth, ++depth);
        } else if (c == '}' || c == ']') {
            --depth;
        } else if (c == ':') {
            ++outline.keys;
        }
    }
    return outline;
}

std::size_t keysOf(const Json& json)
{
    std::size_t keys = json.is_object() ? json.size() : 0;
    if (json.is_structured())
        for (const Json& child : json)
            keys += keysOf(child);
    return keys;
}

// The first duplicate key of an object. The parser keeps one of the two, so this scans again.
std::string duplicateKey(std::string_view text)
{
    std::vector<std::set<std::string>> keys; // of the open objects
    std::string twice;
    const auto watch = [&](int, Json::parse_event_t event, Json& value) {
        if (event == Json::parse_event_t::object_start)
            keys.emplace_back();
        else if (event == Json::parse_event_t::object_end)
            keys.pop_back();
        else if (event == Json::parse_event_t::key && twice.empty()) {
            const auto& key = value.get_ref<const std::string&>();
            if (!keys.back().insert(key).second)
                twice = key;
        }
        return true;
    };
    [[maybe_unused]] const Json again = Json::parse(text, watch);
    return twice;
}

std::string lineOf(std::string_view text, std::size_t at)
{
    const auto upTo = text.substr(0, std::min(at, text.size()));
    return std::to_string(1 + std::count(upTo.begin(), upTo.end(), '\n'));
}

std::optional<Error> tooLong(const std::string& text, const char* where)
{
    // Most texts are so short that their bytes need not be decoded.
    if (text.size() <= kLongestNote || charactersOf(text) <= kLongestNote)
        return std::nullopt;
    return Error{Error::Code::CellTooLong, where, {}, std::to_string(kLongestNote)};
}

// Its pointer is only put together on the way back from an error.
std::optional<Error> tooLongIn(const Json& json, const Json* spared)
{
    if (&json == spared)
        return std::nullopt;
    if (json.is_string())
        return tooLong(json.get_ref<const std::string&>(), "");
    std::size_t place = 0;
    if (json.is_array())
        for (const Json& item : json) {
            if (auto error = tooLongIn(item, spared)) {
                error->where.insert(0, "/" + std::to_string(place));
                return error;
            }
            ++place;
        }
    if (json.is_object())
        for (const auto& [key, value] : json.items()) {
            if (auto error = tooLong(key, "/"))
                return error;
            if (auto error = tooLongIn(value, spared)) {
                error->where.insert(0, pointerStep(key));
                return error;
            }
        }
    return std::nullopt;
}

// The parser reports which number it was, but not where.
tl::unexpected<Error> tooLarge(std::string_view text, std::string_view message)
{
    const auto open = message.find('\''), close = message.rfind('\'');
    const auto number = open < close ? message.substr(open + 1, close - open - 1) : message;
    constexpr std::size_t kShown = 40;
    return fail(Error::Code::OutOfRange, "line " + lineOf(text, text.find(number)),
                std::string(number.substr(0, kShown)), "±1.7e308");
}

} // namespace

Result<Json> parseJson(std::string_view text)
{
    if (text.size() > kMostBytes)
        return fail(Error::Code::TooLarge, {}, std::to_string(text.size()),
                    std::to_string(kMostBytes));
    const Outline outline = outlineOf(text);
    if (outline.depth > kMostDepth)
        return fail(Error::Code::TooDeep, {}, std::to_string(outline.depth),
                    std::to_string(kMostDepth));

    if (text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff"))
        return fail(Error::Code::NotText, "UTF-16");
    // The parser takes a zero byte for the end and would ignore whatever follows it.
    if (const auto zero = text.find('\0'); zero != text.npos)
        return fail(Error::Code::NotJson, "line " + lineOf(text, zero));

    try {
        Json json = Json::parse(text);
        if (keysOf(json) != outline.keys)
            return fail(Error::Code::DuplicateKey, {}, duplicateKey(text));
        return json;
    } catch (const Json::parse_error& error) {
        return fail(Error::Code::NotJson, "line " + lineOf(text, error.byte));
    } catch (const Json::exception& error) { // a number outside the range of double
        return tooLarge(text, error.what());
    }
}

double tidy(double value)
{
    std::array<char, 40> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, 15)
            .ptr;
    double rounded = value;
    std::from_chars(text.data(), end, rounded);
    return rounded;
}

std::string textOf(const Json& json, const char* key)
{
    const auto it = json.is_object() ? json.find(key) : json.end();
    return it != json.end() && it->is_string() ? it->get<std::string>() : std::string();
}

std::string pointerStep(std::string_view key)
{
    std::string step = "/";
    for (const char c : key)
        step += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    return step;
}

std::size_t charactersOf(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

std::optional<Error> longText(const Json& json, std::string_view spared)
{
    const Json::json_pointer at{std::string(spared)};
    return tooLongIn(json, !spared.empty() && json.contains(at) ? &json.at(at) : nullptr);
}

} // namespace engine

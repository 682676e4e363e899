#include "model/engine/files/json.h"

#include <set>
#include <vector>

namespace engine {
namespace {

// Brackets outside strings: known before the parser builds anything that deep.
int depthOf(std::string_view text)
{
    int depth = 0, deepest = 0;
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
            deepest = std::max(deepest, ++depth);
        } else if (c == '}' || c == ']') {
            --depth;
        }
    }
    return deepest;
}

std::string lineOf(std::string_view text, std::size_t at)
{
    const auto upTo = text.substr(0, std::min(at, text.size()));
    return std::to_string(1 + std::count(upTo.begin(), upTo.end(), '\n'));
}

} // namespace

Result<Json> parseJson(std::string_view text)
{
    if (text.size() > kMostBytes)
        return fail(Error::Code::TooLarge, {}, std::to_string(text.size()),
                    std::to_string(kMostBytes));
    if (const int depth = depthOf(text); depth > kMostDepth)
        return fail(Error::Code::TooDeep, {}, std::to_string(depth), std::to_string(kMostDepth));

    // The parser takes a zero byte for the end and would pass over whatever follows it.
    if (const auto zero = text.find('\0'); zero != text.npos)
        return fail(Error::Code::NotJson, "line " + lineOf(text, zero));

    std::vector<std::set<std::string>> keys; // of the objects that are open
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
    try {
        Json json = Json::parse(text, watch);
        if (!twice.empty())
            return fail(Error::Code::DuplicateKey, {}, twice);
        return json;
    } catch (const Json::parse_error& error) {
        return fail(Error::Code::NotJson, "line " + lineOf(text, error.byte));
    } catch (const Json::exception&) { // a number that no double holds
        return fail(Error::Code::NotJson, {});
    }
}

std::string pointerStep(std::string_view key)
{
    std::string step = "/";
    for (const char c : key)
        step += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    return step;
}

} // namespace engine

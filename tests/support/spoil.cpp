#include "tests/support/spoil.h"

#include <array>
#include <nlohmann/json.hpp>
#include <vector>

namespace support {
namespace {

using Json = nlohmann::ordered_json;

// Values that a reader may not expect.
Json odd(Random& random)
{
    static const std::array<Json, 24> all{nullptr,
                                          true,
                                          false,
                                          0,
                                          -1,
                                          1,
                                          0.5,
                                          1e16,
                                          -1e16,
                                          1e308,
                                          5e-324,
                                          1e-9,
                                          1000000000,
                                          9223372036854775807LL,
                                          "",
                                          " ",
                                          "nan",
                                          "a",
                                          "=1+1",
                                          "<img src=x>",
                                          "\x1b[31m",
                                          Json::array(),
                                          Json::object(),
                                          Json::array({Json::object({{"id", 1}})})};
    const std::size_t at = random.below(all.size() + 2);
    if (at < all.size())
        return all[at];
    if (at == all.size())
        return std::string(5000, 'x');
    Json deep = 1;
    for (std::size_t i = random.below(700); i > 0; --i)
        deep = Json::array({std::move(deep)});
    return deep;
}

Json* anyOf(Random& random, Json& root)
{
    Json* at = &root;
    while (at->is_structured() && !at->empty() && random.below(6) != 0)
        at = &std::next(at->begin(), static_cast<std::ptrdiff_t>(random.below(at->size()))).value();
    return at;
}

std::vector<std::string> split(const std::string& text, char by)
{
    std::vector<std::string> parts(1);
    for (const char c : text)
        if (c == by)
            parts.emplace_back();
        else
            parts.back() += c;
    return parts;
}

std::string joined(const std::vector<std::string>& parts, char by)
{
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i)
        (i > 0 ? text += by : text) += parts[i];
    return text;
}

void disturb(Random& random, std::vector<std::string>& parts)
{
    const std::size_t at = random.below(parts.size()), other = random.below(parts.size());
    switch (random.below(5)) {
    case 0: parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(at)); break;
    case 1: parts.insert(parts.begin() + static_cast<std::ptrdiff_t>(at), parts[other]); break;
    case 2: std::swap(parts[at], parts[other]); break;
    case 3: parts[at] = odd(random).dump(); break;
    default: parts[at] = spoilt(random, parts[at]);
    }
}

} // namespace

std::string spoilt(Random& random, std::string text)
{
    const std::size_t times = 1 + random.below(4);
    for (std::size_t i = 0; i < times && !text.empty(); ++i) {
        const std::size_t at = random.below(text.size());
        switch (random.below(6)) {
        case 0: text[at] = static_cast<char>(random.below(256)); break;
        case 1: text[at] = static_cast<char>(text[at] ^ (1 << random.below(8))); break;
        case 2: text.resize(at); break;
        case 3: text.insert(at, 1, "0123456789-+.eE{}[],:\"\\ntf"[random.below(26)]); break;
        case 4: text.erase(at, 1 + random.below(12)); break;
        default: text.insert(at, text.substr(random.below(text.size()), random.below(40)));
        }
    }
    return text;
}

// Replaces digits by digits: most results are still valid JSON, and reach the limits of knobs.
std::string misdialled(Random& random, std::string text)
{
    for (int tries = 0; tries < 400 && !text.empty(); ++tries) {
        char& c = text[random.below(text.size())];
        if (c < '0' || c > '9')
            continue;
        c = "0123456789.e-"[random.below(13)];
        if (random.below(2) == 0)
            break;
    }
    return text;
}

std::string retyped(Random& random, std::string text)
{
    Json root = Json::parse(text, nullptr, false);
    if (root.is_discarded())
        return spoilt(random, std::move(text));
    for (std::size_t times = 1 + random.below(3); times > 0; --times) {
        Json* at = anyOf(random, root);
        switch (random.below(4)) {
        case 0:
            if (at->is_object() && !at->empty()) {
                at->erase(
                    std::next(at->begin(), static_cast<std::ptrdiff_t>(random.below(at->size()))));
                break;
            }
            [[fallthrough]];
        case 1: {
            Json copy = *anyOf(random, root);
            *at = std::move(copy);
            break;
        }
        default: *at = odd(random);
        }
    }
    return root.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string mistyped(Random& random, std::string text)
{
    auto lines = split(text, '\n');
    for (std::size_t times = 1 + random.below(4); times > 0 && !lines.empty(); --times) {
        if (random.below(2) == 0) {
            disturb(random, lines);
            continue;
        }
        // The header is one line of many, but the most important one.
        std::string& line = lines[random.below(3) == 0 ? 0 : random.below(lines.size())];
        auto cells = split(line, ",;\t"[random.below(3)]);
        disturb(random, cells);
        line = joined(cells, ',');
    }
    return joined(lines, '\n');
}

} // namespace support

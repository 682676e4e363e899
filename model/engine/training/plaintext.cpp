#include "model/engine/training/plaintext.h"

#include "model/engine/ascii.h"
#include "model/engine/specs/part.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace engine {
namespace {

char small(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

double numberAt(std::string_view text)
{
    double value = kUnknown;
    // Fixed: an "e" after digits is a letter of the next word, not an exponent.
    std::from_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
    return value;
}

} // namespace

std::string plainText(std::string_view text)
{
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = small(text[i]);
        const bool decimal = c == '.' && i > 0 && i + 1 < text.size() && isDigit(text[i - 1]) &&
                             isDigit(text[i + 1]);
        if (isDigit(c) || (c >= 'a' && c <= 'z') || decimal)
            plain += c;
    }
    return plain;
}

std::vector<std::string> wordsIn(std::string_view text)
{
    std::vector<std::string> words(1);
    for (const char sign : text) {
        const char c = small(sign);
        if (isDigit(c) || (c >= 'a' && c <= 'z'))
            words.back() += c;
        else if (c == '/' && words.back() == "w") // "w/o", "w/ offload"
            words.back() = "with";
        else if (!words.back().empty())
            words.emplace_back();
    }
    for (std::string& word : words)
        if (word == "witho")
            word = "without";
    return words;
}

bool holdsAny(std::string_view plain, std::initializer_list<std::string_view> parts)
{
    return std::ranges::any_of(parts, [&](auto part) { return plain.find(part) != plain.npos; });
}

bool isAny(std::string_view plain, std::initializer_list<std::string_view> words)
{
    return std::ranges::find(words, plain) != words.end();
}

std::vector<double> numbersIn(std::string_view text)
{
    std::vector<double> numbers;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!isDigit(text[i]))
            continue;
        numbers.push_back(numberAt(text.substr(i)));
        while (i < text.size() && (isDigit(text[i]) || text[i] == '.'))
            ++i;
    }
    return numbers;
}

double numberBehind(std::string_view plain, std::string_view part)
{
    const auto at = plain.find(part);
    if (at == plain.npos)
        return kUnknown;
    const auto digit = plain.find_first_of("0123456789", at + part.size());
    return digit == plain.npos ? kUnknown : numberAt(plain.substr(digit));
}

std::string inWords(double value)
{
    std::array<char, 32> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, 4)
            .ptr;
    const std::string_view brief(text.data(), static_cast<std::size_t>(end - text.data()));
    if (brief.find('e') == brief.npos)
        return std::string(brief);
    return std::to_string(static_cast<long long>(value));
}

} // namespace engine

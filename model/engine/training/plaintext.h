#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace engine {

// Normalized free text: only lowercase letters and digits, so that "ZeRO-3", "zero 3" and "ZERO_3"
// are equal. A dot between digits is kept.
std::string plainText(std::string_view text);

// Its words in lowercase, without punctuation; "w/o" is "without".
std::vector<std::string> wordsIn(std::string_view text);

// Whether it contains any of the parts.
bool holdsAny(std::string_view plain, std::initializer_list<std::string_view> parts);
// Whether it equals any of the words.
bool isAny(std::string_view plain, std::initializer_list<std::string_view> words);

// The author was not sure: "fp8?" is not reliable.
inline bool isGuess(std::string_view text)
{
    return text.ends_with('?');
}

// The numbers in it, in order.
std::vector<double> numbersIn(std::string_view text);
// The first number after a part; unknown if there is none.
double numberBehind(std::string_view plain, std::string_view part);

// A number for a sentence, with only as many digits as needed.
std::string inWords(double value);

} // namespace engine

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace engine {

// Free text without what tells nothing apart: small letters and digits only, so that "ZeRO-3",
// "zero 3" and "ZERO_3" are one. A dot between digits stays.
std::string plainText(std::string_view text);

// Its words in small letters, without the signs between them; "w/o" is "without".
std::vector<std::string> wordsIn(std::string_view text);

// Whether it holds any of the parts.
bool holdsAny(std::string_view plain, std::initializer_list<std::string_view> parts);
// Whether it is any of the words.
bool isAny(std::string_view plain, std::initializer_list<std::string_view> words);

// Whoever wrote it was not sure: "fp8?" says nothing that could be relied on.
inline bool isGuess(std::string_view text)
{
    return text.ends_with('?');
}

// The numbers in it, in their order.
std::vector<double> numbersIn(std::string_view text);
// The first number behind a part; unknown where there is none.
double numberBehind(std::string_view plain, std::string_view part);

// A number for a sentence: no more digits than it needs.
std::string inWords(double value);

} // namespace engine

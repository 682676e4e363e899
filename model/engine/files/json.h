#pragma once

#include "model/engine/files/limits.h"
#include "model/engine/result.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

namespace engine {

using Json = nlohmann::ordered_json;

// Text from outside: refused where it is too large, too deep, broken, or says a key twice.
Result<Json> parseJson(std::string_view text);

// 15 digits read back as they were written; the 17th would show the change of unit.
double tidy(double value);

// The text at a key of an object; empty where there is none.
std::string textOf(const Json& json, const char* key);

// Of UTF-8.
std::size_t charactersOf(std::string_view text);
// The first text that is longer than any note, but for what stands at `spared`.
std::optional<Error> longText(const Json& json, const std::string& where = {},
                              std::string_view spared = {});

// The escaped last step of a JSON pointer.
std::string pointerStep(std::string_view key);

} // namespace engine

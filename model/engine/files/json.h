#pragma once

#include "model/engine/files/limits.h"
#include "model/engine/result.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

namespace engine {

using Json = nlohmann::ordered_json;

// External text: rejected if it is too large, too deep, invalid, or has a duplicate key.
Result<Json> parseJson(std::string_view text);

// 15 digits round-trip as written; 17 would show the unit conversion.
double tidy(double value);

// The text at a key of an object; empty if absent.
std::string textOf(const Json& json, const char* key);

// In UTF-8.
std::size_t charactersOf(std::string_view text);
// The first text that exceeds the length limit of a note, except the one at `spared`.
std::optional<Error> longText(const Json& json, std::string_view spared = {});

// The last step of a JSON pointer, escaped.
std::string pointerStep(std::string_view key);

} // namespace engine

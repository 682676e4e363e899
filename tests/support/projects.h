#pragma once

#include "model/engine/plan.h"
#include "model/engine/project.h"

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

// Project files to test with: the sample's, and the sample's with one thing wrong.
namespace support {

engine::Project projectOf(const engine::Plan& plan);
std::string fileOf(const engine::Plan& plan);
nlohmann::ordered_json sampleJson();
std::string patched(const char* pointer, const nlohmann::ordered_json& value);
std::string without(const char* pointer);
// The plan a text holds; throws where it is refused.
engine::Plan planOf(std::string_view text);
// A file of tests/data.
std::string data(const std::string& name);

} // namespace support

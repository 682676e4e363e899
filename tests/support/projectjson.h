#pragma once

#include <nlohmann/json.hpp>
#include <string>

// The sample's project file with one error.
namespace support {

nlohmann::ordered_json sampleJson();
std::string patched(const char* pointer, const nlohmann::ordered_json& value);
std::string without(const char* pointer);

} // namespace support

#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace calibration {

using Json = nlohmann::ordered_json;

// As many digits as a fit is worth.
double rounded(double value);
// A rule's value, in the unit it has, with the ends of its middle 80 % where it has a spread.
void put(Json& rule, double base, double sigma);
// A rule a line, as people read it.
std::string text(const Json& file);
// Whole, or not at all.
void save(const std::string& path, const std::string& bytes);

} // namespace calibration

#pragma once

#include <string_view>

namespace engine {

// Rows that every plan file has ever had: a file without one is damaged. Any other row may be newer
// than the file, and then has its default.
bool everyFileHas(std::string_view path);

// Absent means unknown: the figures of a part, its prices, staff costs.
bool isUnknownWhereAbsent(std::string_view path);

} // namespace engine

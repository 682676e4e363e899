#pragma once

#include <string_view>

namespace engine {

// What no file of a plan was ever written without: one that lacks it is damaged. Every other row
// may be younger than the file, and is then as a plan has it that was never turned.
bool everyFileHas(std::string_view path);

// Absent, nobody knows it: the figures of a part, its prices, what staff costs.
bool isUnknownWhereAbsent(std::string_view path);

} // namespace engine

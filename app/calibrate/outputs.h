#pragma once

#include <string>

namespace calibration {

// Whether the file says just that; tells on standard output which lines differ.
bool isSame(const std::string& path, const std::string& bytes);

// Writes it whole or not at all.
void save(const std::string& path, const std::string& bytes);

} // namespace calibration

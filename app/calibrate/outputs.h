#pragma once

#include <string>

namespace calibration {

// Whether the file has exactly this content; prints the lines that differ.
bool isSame(const std::string& path, const std::string& bytes);

// Writes the file atomically.
void save(const std::string& path, const std::string& bytes);

} // namespace calibration

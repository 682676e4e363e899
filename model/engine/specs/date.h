#pragma once

#include <optional>
#include <string_view>

namespace engine {

// A day, a month or a year as ISO 8601 writes it: "2026-05-14", "2026-05", "2026".
bool isDate(std::string_view text);

// Days from the end of what the first date names (a month's last day, a year's) to the second.
// So "2025" is at least that old. Never below zero; nothing where one of them is no date.
std::optional<int> ageInDays(std::string_view date, std::string_view today);

// Prices older than this are worth a note, and older than that a warning; those are no defaults.
inline constexpr int kDaysToNote = 180, kDaysToWarn = 365;

} // namespace engine

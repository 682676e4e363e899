#pragma once

#include <optional>
#include <string_view>

namespace engine {

// A day, a month or a year in ISO 8601: "2026-05-14", "2026-05", "2026".
bool isDate(std::string_view text);

// Days from the end of the first date (a month's last day, a year's) to the second. So "2025" is at
// least that old. Never negative; nothing if one of them is not a date.
std::optional<int> ageInDays(std::string_view date, std::string_view today);

// Older prices get a note, and even older ones a warning; the latter are not used as defaults.
inline constexpr int kDaysToNote = 180, kDaysToWarn = 365;

} // namespace engine

#pragma once

#include "model/engine/answers/rankedlayout.h"

#include <array>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>

namespace model {

// Unknown values are null in a file, never 0.
inline nlohmann::ordered_json numberOrNull(double value)
{
    return std::isfinite(value) ? nlohmann::ordered_json(value) : nlohmann::ordered_json(nullptr);
}

// Twelve digits: the rest is noise from unit conversion.
inline double tidy(double value)
{
    std::array<char, 40> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, 12)
            .ptr;
    std::from_chars(text.data(), end, value);
    return value;
}

// Whether there is an id for every kind, in enum order up to the last.
template <class Ids, class Kind> constexpr bool namesAll(const Ids& ids, Kind last)
{
    return ids.size() == static_cast<std::size_t>(last) + 1;
}

// Names in files for whether a layout fits.
inline constexpr std::array kFitIds{"fits", "tight", "does not fit"};
static_assert(namesAll(kFitIds, engine::Fit::DoesNot));

// The id of an enumerated kind.
template <class Ids, class Kind> const char* idOf(const Ids& ids, Kind kind)
{
    return ids[static_cast<std::size_t>(kind)];
}

} // namespace model

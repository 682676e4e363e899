#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

// The middle 80 % of a number's possible values, and the typical value. The high end is infinite if
// it cannot be bounded.
struct Band {
    double low = 0, typical = 0, high = 0;
    bool holdsZero() const { return low < 0 && high > 0; }
};

// Those of all dials of a plan, in the order of allDials().
struct Bands {
    std::vector<std::string> paths;
    std::vector<Band> bands;
    const Band* find(std::string_view path) const
    {
        const auto it = std::ranges::find(paths, path);
        return it == paths.end() ? nullptr : &bands[static_cast<std::size_t>(it - paths.begin())];
    }
};

} // namespace engine

#pragma once

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace support {

// How many differ by up to 1, 2, 5, 10, 20 and 50 %, and by more: "12 30 …".
inline std::string histogramOf(const std::vector<double>& apart)
{
    std::string text;
    double from = -1;
    for (const double to : {0.01, 0.02, 0.05, 0.1, 0.2, 0.5, HUGE_VAL}) {
        const auto inside =
            std::ranges::count_if(apart, [&](double v) { return v > from && v <= to; });
        text += (text.empty() ? "" : " ") + std::to_string(inside);
        from = to;
    }
    return text;
}

} // namespace support

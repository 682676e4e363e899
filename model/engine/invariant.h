#pragma once

#include <algorithm>
#include <cmath>

// What the rooms rely on, for assert() at their entrances: never what a person or a file can cause.
// What is not known keeps to everything.
namespace engine {

inline bool isShare(double part)
{
    return !(part < -1e-9) && !(part > 1 + 1e-9);
}
inline bool addsUp(double sum, double parts)
{
    return !(std::abs(sum - parts) > 1e-9 * std::max(std::abs(sum), std::abs(parts)));
}
// Not the other way round.
inline bool ascends(double low, double middle, double high)
{
    return !(low > middle) && !(middle > high);
}

} // namespace engine

#pragma once

#include <algorithm>
#include <cmath>

// Preconditions of the rooms, for assert(): never anything a user or a file can cause. Unknown
// values satisfy everything.
namespace engine {

inline bool isShare(double part)
{
    return !(part < -1e-9) && !(part > 1 + 1e-9);
}
inline bool addsUp(double sum, double parts)
{
    return !(std::abs(sum - parts) > 1e-9 * std::max(std::abs(sum), std::abs(parts)));
}
// Not in descending order.
inline bool ascends(double low, double middle, double high)
{
    return !(low > middle) && !(middle > high);
}

} // namespace engine

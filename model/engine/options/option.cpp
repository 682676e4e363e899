#include "model/engine/options/option.h"

#include <algorithm>

namespace engine {

bool PlanOption::misses(OptionLimit limit) const
{
    return std::ranges::any_of(missed, [&](const MissedLimit& m) { return m.limit == limit; });
}

} // namespace engine

#include "app/calibrate/outcome.h"

#include <cmath>

namespace calibration {

engine::RuleValue ruleOf(const std::string& room, const Found& found)
{
    const double half = kMiddle80 * found.sigma;
    return {room + found.believed.key, found.value, found.value * std::exp(-half),
            found.value * std::exp(half)};
}

} // namespace calibration

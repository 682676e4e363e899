#pragma once

#include "model/engine/result.h"
#include "model/engine/specs/part.h"

#include <span>
#include <string>
#include <string_view>

namespace engine {

// As many digits as a fit can determine.
double fourDigits(double value);

// A fitted value for a rule of the catalog, in base units. Unknown ends are left unchanged.
struct RuleValue {
    std::string id;
    double value = kUnknown, low = kUnknown, high = kUnknown;
};

// A catalog file with those values in its rules, to four digits; all else is unchanged.
Result<std::string> withRuleValues(std::string_view file, std::span<const RuleValue> values);

} // namespace engine

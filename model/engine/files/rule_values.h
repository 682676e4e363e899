#pragma once

#include "model/engine/result.h"
#include "model/engine/specs/part.h"

#include <span>
#include <string>
#include <string_view>

namespace engine {

// As many digits as a fit can tell.
double fourDigits(double value);

// What a fit found for a rule of the catalog, in base units. Ends that are unknown stay as they
// are.
struct RuleValue {
    std::string id;
    double value = kUnknown, low = kUnknown, high = kUnknown;
};

// A catalog file with those values in its rules, to four digits; all else in it stays.
Result<std::string> withRuleValues(std::string_view file, std::span<const RuleValue> values);

} // namespace engine

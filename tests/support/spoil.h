#pragma once

#include "tests/support/random.h"

#include <string>

// Random mutations of valid text: what an untrusted file, a bad disk or careless editing may yield.
namespace support {

// Changes bytes anywhere.
std::string spoilt(Random& random, std::string text);
// Replaces digits by digits: most results are still valid JSON, and reach the limits of inputs.
std::string misdialled(Random& random, std::string text);
// JSON with values of other types, with extreme numbers, and with moved or missing values. Other
// text gets its bytes mutated.
std::string retyped(Random& random, std::string text);
// Lines and cells of a table removed, duplicated, swapped or replaced.
std::string mistyped(Random& random, std::string text);

} // namespace support

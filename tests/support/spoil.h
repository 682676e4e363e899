#pragma once

#include "tests/support/random.h"

#include <string>

// Good text, spoilt by chance: what a stranger's file, a bad disk or a careless hand may hold.
namespace support {

// Bytes, anywhere.
std::string spoilt(Random& random, std::string text);
// A digit for a digit: most of these still are JSON, and reach the limits of what is read.
std::string misdialled(Random& random, std::string text);
// JSON with values of other types, at the ends of what numbers can be, moved or missing. Text that
// is no JSON has its bytes spoilt.
std::string retyped(Random& random, std::string text);
// Lines and cells of a table lost, doubled, exchanged or filled with something else.
std::string mistyped(Random& random, std::string text);

} // namespace support

#pragma once

#include "tests/support/random.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

// All kinds of external input that the program reads, one row each: seed texts, how they are
// mutated, and what must not happen when they are read.
namespace fuzz {

struct Kind {
    const char* name;
    std::function<std::vector<std::string>()> good;
    std::string (*spoil)(support::Random&, std::string);
    // Describes what went wrong in reading it; empty if nothing.
    std::function<std::string(const std::string&)> read;
};

std::span<const Kind> kinds();

} // namespace fuzz

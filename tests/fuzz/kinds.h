#pragma once

#include "tests/support/random.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

// What the program reads that others wrote, a row each: texts to begin from, how they are spoilt,
// and what may not happen when they are read.
namespace fuzz {

struct Kind {
    const char* name;
    std::function<std::vector<std::string>()> good;
    std::string (*spoil)(support::Random&, std::string);
    // What is wrong with how it was read; empty where nothing is.
    std::function<std::string(const std::string&)> read;
};

std::span<const Kind> kinds();

} // namespace fuzz

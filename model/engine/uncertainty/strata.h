#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace engine {

// Reproducible random numbers: a seed and a name give the same numbers on every machine. Uses
// SplitMix64 (Steele, Lea and Flood 2014).
class Chance {
public:
    Chance(std::uint64_t start, std::string_view name);
    std::uint64_t next();

private:
    std::uint64_t state_;
};

// The medians of `parts` equally likely strata of a normal distribution, ascending and symmetric,
// in standard deviations.
std::vector<double> normalStrata(std::size_t parts);

// Combines two deviates, with `share` of the variance from the common one.
double mingled(double common, double own, double share);

// The ranks of a column, ascending: a permutation, even with ties.
std::vector<std::uint32_t> ranksOf(const std::vector<double>& column);

// The numbers below n, shuffled.
std::vector<std::uint32_t> shuffled(std::size_t n, Chance chance);

} // namespace engine

#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace engine {

// Chance that repeats: a start number and a name give the same numbers on every machine. It is
// SplitMix64 (Steele, Lea and Flood 2014).
class Chance {
public:
    Chance(std::uint64_t start, std::string_view name);
    std::uint64_t next();

private:
    std::uint64_t state_;
};

// The middles of so many equally likely parts of a normal distribution, ascending and symmetric,
// in standard deviations.
std::vector<double> normalStrata(std::size_t parts);

// Two columns of deviations as one: so much of the variance is the former's.
double mingled(double common, double own, double share);

// The places of a column, ascending: each of the strata is met once, however it was come by.
std::vector<std::uint32_t> ranksOf(const std::vector<double>& column);

// The numbers below n, shuffled.
std::vector<std::uint32_t> shuffled(std::size_t n, Chance chance);

} // namespace engine

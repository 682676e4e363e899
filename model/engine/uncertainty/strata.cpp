#include "model/engine/uncertainty/strata.h"

#include "model/engine/specs/quietmath.h"

#include <algorithm>
#include <boost/math/special_functions/erf.hpp>
#include <cmath>
#include <numbers>
#include <numeric>
#include <utility>

namespace engine {
namespace {

// FNV-1a: std::hash differs between libraries.
std::uint64_t hashOf(std::string_view name)
{
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char c : name)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    return hash;
}

std::uint64_t mixed(std::uint64_t z)
{
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

} // namespace

Chance::Chance(std::uint64_t start, std::string_view name) : state_(mixed(start) ^ hashOf(name)) {}

std::uint64_t Chance::next()
{
    return mixed(state_ += 0x9e3779b97f4a7c15);
}

std::vector<double> normalStrata(std::size_t parts)
{
    std::vector<double> deviations(parts, 0.0); // for an odd number, the middle one is 0
    for (std::size_t i = 0; i < parts / 2; ++i) {
        const double below = (static_cast<double>(i) + 0.5) / static_cast<double>(parts);
        const double far = std::numbers::sqrt2 * boost::math::erfc_inv(2 * below, Quiet());
        deviations[i] = -far, deviations[parts - 1 - i] = far;
    }
    return deviations;
}

double mingled(double common, double own, double share)
{
    return std::sqrt(share) * common + std::sqrt(1 - share) * own;
}

std::vector<std::uint32_t> ranksOf(const std::vector<double>& column)
{
    std::vector<std::uint32_t> order(column.size()), ranks(column.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, {}, [&](std::uint32_t i) { return column[i]; });
    for (std::uint32_t place = 0; place < order.size(); ++place)
        ranks[order[place]] = place;
    return ranks;
}

std::vector<std::uint32_t> shuffled(std::size_t n, Chance chance)
{
    std::vector<std::uint32_t> order(n);
    std::iota(order.begin(), order.end(), 0U);
    for (std::size_t i = n; i > 1; --i) // the modulo bias is below n / 2^64
        std::swap(order[i - 1], order[chance.next() % i]);
    return order;
}

} // namespace engine

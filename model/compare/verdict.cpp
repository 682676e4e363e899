#include "model/compare/verdict.h"

#include <algorithm>
#include <cmath>

namespace model {
namespace {

constexpr double kTie = 5e-4; // of a figure

// All that tie for the lowest figure, in order; unknown figures are not ranked.
std::vector<std::size_t> leastOf(const Verdict& v, auto figure)
{
    double least = engine::kUnknown;
    for (const std::size_t side : v.ranked)
        if (const double value = figure(v.outcomes[side]); !(least <= value))
            least = std::isfinite(value) ? value : least;
    std::vector<std::size_t> best;
    for (const std::size_t side : v.ranked)
        if (figure(v.outcomes[side]) <= least + kTie * std::abs(least))
            best.push_back(side);
    return best;
}

} // namespace

bool Verdict::isRanked(std::size_t side) const
{
    return std::ranges::find(ranked, side) != ranked.end();
}

Verdict verdictOf(const std::vector<Compared>& sides, std::size_t reference)
{
    Verdict v;
    v.reference = reference;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        v.outcomes.push_back(outcomeOf(sides[i]));
        v.others.push_back(otherWork(sides[i], sides[reference]));
        if (sides[i].answer && v.outcomes[i].holds() && !v.others[i])
            v.ranked.push_back(i);
    }
    v.cheapest = leastOf(v, [](const Outcome& o) { return o.total; });
    v.fastest = leastOf(v, [](const Outcome& o) { return o.time; });
    v.largest = leastOf(v, [](const Outcome& o) { return -o.capacity; });
    return v;
}

} // namespace model

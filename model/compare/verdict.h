#pragma once

#include "model/compare/otherwork.h"

#include <vector>

namespace model {

// The best option among those that meet all their limits and do the same work as the reference.
// Options whose figures read the same share a rank.
struct Verdict {
    std::size_t reference = 0;
    std::vector<Outcome> outcomes;                // one per side
    std::vector<std::optional<OtherWork>> others; // per side, relative to the reference
    std::vector<std::size_t> ranked;              // eligible to be called best
    std::vector<std::size_t> cheapest, fastest, largest;
    bool isRanked(std::size_t side) const;
};
Verdict verdictOf(const std::vector<Compared>& sides, std::size_t reference);

} // namespace model

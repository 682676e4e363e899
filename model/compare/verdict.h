#pragma once

#include "model/compare/otherwork.h"

#include <vector>

namespace model {

// Which option is the best, among those that keep all their limits and do the same work as the
// one that they are held against. Options that read the same share a place.
struct Verdict {
    std::size_t reference = 0;
    std::vector<Outcome> outcomes;                // one a side
    std::vector<std::optional<OtherWork>> others; // of each side, against the reference
    std::vector<std::size_t> ranked;              // that may be called best
    std::vector<std::size_t> cheapest, fastest, largest;
    bool isRanked(std::size_t side) const;
};
Verdict verdictOf(const std::vector<Compared>& sides, std::size_t reference);

} // namespace model

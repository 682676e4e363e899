#include "model/engine/specs/nearest.h"

#include <algorithm>
#include <utility>

namespace engine {
namespace {

// Edit distance: letters added, removed, changed, or swapped with their neighbor.
std::size_t steps(std::string_view from, std::string_view to)
{
    std::vector<std::size_t> two, last(to.size() + 1), row(to.size() + 1);
    for (std::size_t j = 0; j <= to.size(); ++j)
        last[j] = j;
    for (std::size_t i = 1; i <= from.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= to.size(); ++j) {
            const std::size_t changed = last[j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1);
            row[j] = std::min({changed, last[j] + 1, row[j - 1] + 1});
            if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1])
                row[j] = std::min(row[j], two[j - 2] + 1);
        }
        two = std::exchange(last, row);
    }
    return last[to.size()];
}

} // namespace

std::string nearest(std::string_view word, const std::vector<std::string>& known)
{
    constexpr std::size_t kTelling = 3, kLongest = 64; // longer words are not misspelled names
    if (word.empty() || word.size() > kLongest)
        return {};
    // A prefix of a known name is not a misspelling: "b200" is the B200 and not the GB200.
    const auto longer = std::ranges::find_if(
        known, [&](const std::string& candidate) { return candidate.starts_with(word); });
    if (word.size() >= kTelling && longer != known.end())
        return *longer;
    std::string best;
    std::size_t least = std::max<std::size_t>(1, (word.size() + 1) / 3) + 1;
    for (const std::string& candidate : known)
        if (candidate.size() <= kLongest)
            if (const std::size_t s = steps(word, candidate); s < least) {
                least = s;
                best = candidate;
            }
    return best;
}

} // namespace engine

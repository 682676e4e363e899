#pragma once

#include "model/engine/training/ranking.h"

#include <optional>

namespace engine {

// Collects results of a walk over layouts: the best, those that nearly fit, and why the others lost
// to the winner.
class Collector {
public:
    // The best layout and its step, if any fits.
    struct Winner {
        RankedLayout ranked;
        StepTime step;
    };

    Collector(const std::optional<Winner>& winner, int top)
        : winner_(winner)
        , top_(static_cast<std::size_t>(top))
    {
    }
    void take(const Layout& layout, const StepTime& step, double goodput, const MemoryParts& memory,
              const Caution& caution);
    // Merges another collector of the same walk: the division of work does not matter.
    void join(const Collector& other);
    LayoutSearch result() const;

private:
    void takeUnfit(const RankedLayout& ranked);
    void takeLoser(RankedLayout& ranked, const StepTime& step);
    void keep(std::vector<RankedLayout>& list, const RankedLayout& ranked) const;

    const std::optional<Winner>& winner_;
    std::size_t top_;
    std::vector<RankedLayout> best_, unfit_;
    std::array<std::optional<RankedLayout>, kLost> typical_{};
    std::array<double, kLost> lostBy_{};
};

} // namespace engine

#pragma once

#include "model/engine/serving/open_loop.h"

#include <vector>

namespace engine {

// The longest that a first token and each one after it may take, and for whom: half of the
// requests, or all but a twentieth. Unknown: as long as they like.
struct LatencyLimits {
    Seconds first{kUnknown}, token{kUnknown};
    bool first95 = true, token95 = false;
    // Kinds of requests with limits of their own, beside those of all together.
    struct Kind {
        Tokens prompt{}, answer{};
        Seconds first{kUnknown}, token{kUnknown};
    };
    std::vector<Kind> kinds{};

    // Of times in both percentiles, the one that the limits are for.
    template <class Times> Seconds firstOf(const Times& t) const
    {
        return first95 ? t.first95 : t.first50;
    }
    template <class Times> Seconds tokenOf(const Times& t) const
    {
        return token95 ? t.token95 : t.token50;
    }
};

// The most that one replica answers within the limits.
struct ReplicaRate {
    Rate requests{};
    double sequences = 0;
    RateBound bound = RateBound::Nothing;
    OpenLoop loop;                // at that rate
    Share kept = 1, fromHost = 0; // of contexts that wait for the next call, where they do
    // So many running answer the most, whatever the wait; unknown where it was not looked for.
    double peak = kUnknown;
};

// What is kept of contexts that wait follows the rate, whatever `sizes` say of it.
ReplicaRate largestRate(const ServingSizes& sizes, const LatencyLimits& limits,
                        const ServingConstants& constants);
// The most it can ever answer per second, however long they wait.
Rate endRate(const ServingSizes& sizes, const ReplicaRate& within,
             const ServingConstants& constants);
// Contexts are kept as at the largest rate within the limits.
void keepContexts(ServingSizes& sizes, const LatencyLimits& limits,
                  const ServingConstants& constants);

} // namespace engine

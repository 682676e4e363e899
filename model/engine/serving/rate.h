#pragma once

#include "model/engine/serving/openloop.h"

#include <vector>

namespace engine {

// The limits of TTFT and TPOT, and their percentile: p50 or p95. Unknown: no limit.
struct LatencyLimits {
    Seconds first{kUnknown}, token{kUnknown};
    bool first95 = true, token95 = false;
    // Classes of requests with their own limits, in addition to the common ones.
    struct Kind {
        Tokens prompt{}, answer{};
        Seconds first{kUnknown}, token{kUnknown};
    };
    std::vector<Kind> kinds{};

    // Of both percentiles, the one that the limit applies to.
    template <class Times> Seconds firstOf(const Times& t) const
    {
        return first95 ? t.first95 : t.first50;
    }
    template <class Times> Seconds tokenOf(const Times& t) const
    {
        return token95 ? t.token95 : t.token50;
    }
};

// The highest rate of one replica within the limits.
struct ReplicaRate {
    Rate requests{};
    double sequences = 0;
    RateBound bound = RateBound::Nothing;
    OpenLoop loop;                // at that rate
    Share kept = 1, fromHost = 0; // of paused contexts, if there are any
    // Number of running sequences with the highest rate; unknown if not searched.
    double peak = kUnknown;
};

// The kept share of paused contexts follows from the rate, whatever `sizes` has.
ReplicaRate largestRate(const ServingSizes& sizes, const LatencyLimits& limits,
                        const ServingConstants& constants);
// The highest rate it can ever answer, regardless of latency.
Rate endRate(const ServingSizes& sizes, const ReplicaRate& within,
             const ServingConstants& constants);
// Contexts are kept as at the largest rate within the limits.
void keepContexts(ServingSizes& sizes, const LatencyLimits& limits,
                  const ServingConstants& constants);

} // namespace engine

#pragma once

#include "model/engine/serving/steady.h"

namespace engine {

// A replica with random arrivals, independent of what is running.
struct OpenLoop {
    Rate requests{};
    double sequences = 0; // running concurrently, mean
    Seconds first50{}, first95{};
    Seconds token50{}, token95{};
    Share waiting = 0;       // of the requests, for room in the cache
    Seconds place95{};       // 95th percentile of that wait
    bool overloaded = false; // they arrive faster than the replica can ever answer
};

// The rate that sustains that many running requests.
Rate requestsWith(const ServingSizes& sizes, double sequences, const ServingConstants& constants);

Rate requestsWith(const ServingSizes& sizes, double sequences, Seconds decode,
                  const ServingConstants& constants);

// Precomputes what does not depend on the rate.
class OpenReplica {
public:
    OpenReplica(const ServingSizes& sizes, const ServingConstants& constants);
    OpenLoop at(Rate requests) const;
    // With a full cache, and the resulting requests per second.
    double mostSequences() const { return most_; }
    Rate mostRequests() const { return limit_; }
    // Which results to compute: all, or only those needed by a search for the largest rate.
    struct Percentiles {
        bool first50 = true, first95 = true, token95 = true;
    };
    // With that many running sequences: their times, and the rate that sustains them.
    OpenLoop with(double sequences) const { return with(sequences, Percentiles{}); }
    OpenLoop with(double sequences, const Percentiles& wanted) const;

private:
    OpenLoop answered(Rate requests, const Steady& steady, const Percentiles& wanted) const;

    const ServingSizes& sizes_;
    const ServingConstants& constants_;
    double most_ = 0;
    Rate limit_{};
};

} // namespace engine

#pragma once

#include "model/engine/serving/steady.h"

namespace engine {

// A replica whose requests come at random, whatever is still running.
struct OpenLoop {
    Rate requests{};
    double sequences = 0; // that run at a time, mean
    Seconds first50{}, first95{};
    Seconds token50{}, token95{};
    Share waiting = 0;       // of the requests, for a place in the cache
    Seconds place95{};       // that 95 % of them wait for one at most
    bool overloaded = false; // they come faster than the replica can ever answer
};

// The rate that keeps so many running.
Rate requestsWith(const ServingSizes& sizes, double sequences, const ServingConstants& constants);

Rate requestsWith(const ServingSizes& sizes, double sequences, Seconds decode,
                  const ServingConstants& constants);

// What does not change from rate to rate.
class OpenReplica {
public:
    OpenReplica(const ServingSizes& sizes, const ServingConstants& constants);
    OpenLoop at(Rate requests) const;
    // With the cache full, and so many it then answers per second.
    double mostSequences() const { return most_; }
    Rate mostRequests() const { return limit_; }
    // What is asked of a load: all of it, or only what a search for the largest rate looks at.
    struct Percentiles {
        bool first50 = true, first95 = true, token95 = true;
    };
    // With so many sequences running: what they need, and the rate that keeps them running.
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

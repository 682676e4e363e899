#pragma once

#include "model/engine/judgment/probe.h"

#include <vector>

namespace engine {

// What makes a general model answer for a purpose of its own: instructions and examples before
// each question, text looked up for each, or further training.
enum class Adaptation : std::uint8_t { Prompt, Retrieve, Tune };
inline constexpr int kAdaptations = 3;

struct AdaptationRow {
    Adaptation way{};
    Tokens prompt{};        // as the model reads it, a request
    double gpus = kUnknown; // of the smallest fleet that keeps to the limits
    UsdRate serving{kUnknown};
    Usd tuning{}; // of one
    double tuningGpus = 0;
    UsdRate cost{kUnknown};   // with all tunings of a year
    Usd each{kUnknown};       // of a million requests
    double dearer = kUnknown; // than the cheapest
    // Requests a second at the peak from which this way is cheaper than instructions, where
    // replicas are full; unknown: never.
    double fromRequests = kUnknown;
    bool best = false;
};

// Of the first workload that answers text by a computed model, for the same requests. That all
// three answer well enough is assumed.
std::vector<AdaptationRow> adaptationsOf(const Probe& probe);

} // namespace engine

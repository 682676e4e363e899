#pragma once

#include "model/engine/judgment/probe.h"

#include <vector>

namespace engine {

// How to adapt a general model to a purpose: instructions and examples in each prompt, retrieved
// text, or fine-tuning.
enum class Adaptation : std::uint8_t { Prompt, Retrieve, Tune };

struct AdaptationRow {
    Adaptation way{};
    Tokens prompt{};        // as read by the model, per request
    double gpus = kUnknown; // of the smallest fleet that meets the limits
    UsdRate serving{kUnknown};
    Usd tuning{}; // per tuning
    double tuningGpus = 0;
    UsdRate cost{kUnknown};   // including a year's tunings
    Usd each{kUnknown};       // per million requests
    double dearer = kUnknown; // relative to the cheapest
    // Requests per second at peak above which this adaptation is cheaper than instructions, with
    // full replicas; unknown: never.
    double fromRequests = kUnknown;
    bool best = false;
};

// For the first workload that serves text with a computed model, for the same requests. Assumes
// that all three answer well enough.
std::vector<AdaptationRow> adaptationsOf(const Probe& probe);

} // namespace engine

#pragma once

#include "model/engine/judgment/probe.h"

#include <vector>

namespace engine {

// The path from the first machines to the full cluster: each stage starts once the previous one has
// met expectations.
enum class StageKind : std::uint8_t {
    Baseline, // for a run: the smallest part of the cluster that fits the model
    Scaling,  // several times as much, to check scaling
    Whole,    // the plan
    Load,     // for a fleet: the needs of a year of growth
};

struct RoadmapStage {
    StageKind kind{};
    double gpus = 0;
    Seconds from{};          // from today
    Seconds order{kUnknown}; // latest day to order; now if less than the lead time is left
    Rate requests{kUnknown}; // at which it has to be ordered
    Seconds step{kUnknown}, longest{kUnknown}; // planned, and cautious
    Seconds lasts{kUnknown};                   // the trial
    Usd trial{kUnknown};                       // what it costs
    UsdRate cost{kUnknown};                    // while in operation
};

struct Roadmap {
    std::vector<RoadmapStage> stages;
    // For a growing fleet: savings compared with having the last stage from today.
    Usd saved{};
};
// For the first run with computed steps; otherwise for the first fleet.
Roadmap roadmapOf(const Probe& probe);

} // namespace engine

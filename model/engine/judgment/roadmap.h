#pragma once

#include "model/engine/judgment/probe.h"

#include <vector>

namespace engine {

// The way from the first machines to the whole: each stage is entered when the one before it has
// shown what was expected of it.
enum class StageKind : std::uint8_t {
    Baseline, // of a run: the smallest part of the cluster on which the model fits
    Scaling,  // several times as much, to see that it scales
    Whole,    // the plan
    Load,     // of a fleet: what a year of growth asks for
};

struct RoadmapStage {
    StageKind kind{};
    double gpus = 0;
    Seconds from{};          // after today
    Seconds order{kUnknown}; // the last day to order it; now, where less than the lead time is left
    Rate requests{kUnknown}; // at which it has to be ordered
    Seconds step{kUnknown}, longest{kUnknown}; // planned, and with care
    Seconds lasts{kUnknown};                   // the trial
    Usd trial{kUnknown};                       // what it costs
    UsdRate cost{kUnknown};                    // while it stands
};

struct Roadmap {
    std::vector<RoadmapStage> stages;
    // Of a fleet that grows: what is saved against the last stage from today on.
    Usd saved{};
};
// Of the first run whose steps are computed; else of the first fleet.
Roadmap roadmapOf(const Probe& probe);

} // namespace engine

#pragma once

#include "model/engine/answers/ranked_layout.h"
#include "model/engine/training/confidence.h"
#include "model/engine/training/memory.h"
#include "model/engine/training/step.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace engine {

// What a search may choose; a plan that pins a degree narrows its range to one.
struct LayoutLimits {
    struct Range {
        std::int32_t low = 1, high = 1 << 20;
        bool contains(std::int64_t value) const { return low <= value && value <= high; }
    };
    Range tensor, pipeline, interleave, context, expert, data;
    double leastMicroBatch = 0, mostMicroBatch = 0; // most 0: as far as the batch goes
    std::vector<Sharding> shardings{Sharding::Optimizer, Sharding::Full};
    std::vector<Recompute> recomputes{Recompute::None, Recompute::Selective, Recompute::Full};
    std::vector<Offload> offloads{Offload::None};
    bool overlapToo = false; // looks at hidden and at plain data traffic
    bool groupsToo = false;  // under Full, also copies for a part of the ranks each
    bool layersToo = false;  // under Full, also a part of the layers
    double layers = 0;       // then so many of each stage; 0: any number
    StepPace pace;           // of the run
    // The share of its hours that a run of so many replicas makes progress; all where nobody asks.
    std::function<double(std::int32_t replicas)> goodput;

    // With every way to shard, to recompute and to offload.
    static LayoutLimits everything();
};

struct LayoutSearch {
    // That fit, the soonest done at the cautious end first: a run that loses one of few replicas
    // with a node waits longer for the same step.
    std::vector<RankedLayout> best;
    // Those that do not fit, the nearest first: where something fits, only of those that would be
    // faster than it. Then for each other reason the fastest that lost by it.
    std::vector<RankedLayout> losers;
    std::array<double, kLost> lostBy{}; // how many layouts lost by which reason
    double looked = 0, counted = 0;     // layouts evaluated, and in the whole space
    bool complete = true;               // false where it was stopped
};

// One layout, pinned.
RankedLayout evaluate(const TrainingJob& job, const Machine& machine, const Layout& layout,
                      const TrainingConstants& constants, const StepPace& pace = {});

// All layouts of exactly so many GPUs, whole: nothing is skipped. Keeps the `top` best: those that
// fit at the cautious end, then the tight ones. The machine's `gpus` is the cluster they are in.
LayoutSearch searchLayouts(const TrainingJob& job, const Machine& machine, double gpus,
                           const LayoutLimits& limits, const TrainingConstants& constants, int top,
                           std::stop_token stop = {});
// The best of the same, with bounds that prune but never change the answer; where none fits, the
// one that comes nearest.
std::optional<RankedLayout> bestLayout(const TrainingJob& job, const Machine& machine, double gpus,
                                       const LayoutLimits& limits,
                                       const TrainingConstants& constants,
                                       std::stop_token stop = {});
// The best of those that fit and take at most so long at the cautious end, interruptions counted,
// if there is one.
std::optional<RankedLayout> fastEnough(const TrainingJob& job, const Machine& machine, double gpus,
                                       const LayoutLimits& limits,
                                       const TrainingConstants& constants, Seconds atMost,
                                       std::stop_token stop = {});

} // namespace engine

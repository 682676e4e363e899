#pragma once

#include "model/engine/answers/rankedlayout.h"
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

// Choices open to a search; pinning a degree narrows its range to one value.
struct LayoutLimits {
    struct Range {
        std::int32_t low = 1, high = 1 << 20;
        bool contains(std::int64_t value) const { return low <= value && value <= high; }
    };
    Range tensor, pipeline, interleave, context, expert, data;
    double leastMicroBatch = 0, mostMicroBatch = 0; // most 0: up to the batch
    std::vector<Sharding> shardings{Sharding::Optimizer, Sharding::Full};
    std::vector<Recompute> recomputes{Recompute::None, Recompute::Selective, Recompute::Full};
    std::vector<Offload> offloads{Offload::None};
    bool overlapToo = false; // tries both overlapped and exposed data-parallel traffic
    bool groupsToo = false;  // under Full, also hybrid sharding over groups of ranks
    bool layersToo = false;  // under Full, also only some of the layers
    double layers = 0;       // then this many per stage; 0: any number
    StepPace pace;           // of the run
    // Goodput of a run with that many replicas; 1 if not set.
    std::function<double(std::int32_t replicas)> goodput;

    // With every kind of sharding, recomputation and offloading.
    static LayoutLimits everything();
};

struct LayoutSearch {
    // Those that fit, fastest at the cautious end first, including goodput: with few replicas, a
    // run waits longer after losing one with a node.
    std::vector<RankedLayout> best;
    // Those that do not fit, the closest first: if something fits, only those that would be faster.
    // Then the fastest one for each other reason.
    std::vector<RankedLayout> losers;
    std::array<double, kLost> lostBy{}; // number of layouts by reason
    double looked = 0, counted = 0;     // layouts evaluated, and in the whole space
    bool complete = true;               // false if it was stopped
};

// One given layout.
RankedLayout evaluate(const TrainingJob& job, const Machine& machine, const Layout& layout,
                      const TrainingConstants& constants, const StepPace& pace = {});

// Full walk over all layouts of exactly so many GPUs, without pruning. Keeps the `top` best: those
// that fit at the cautious end, then the tight ones. The machine's `gpus` is their cluster.
LayoutSearch searchLayouts(const TrainingJob& job, const Machine& machine, double gpus,
                           const LayoutLimits& limits, const TrainingConstants& constants, int top,
                           std::stop_token stop = {});
// The best of the same, with bounds that prune without changing the result; if none fits, the
// closest.
std::optional<RankedLayout> bestLayout(const TrainingJob& job, const Machine& machine, double gpus,
                                       const LayoutLimits& limits,
                                       const TrainingConstants& constants,
                                       std::stop_token stop = {});
// The best layout that fits and takes at most that long at the cautious end, including
// interruptions, if there is one.
std::optional<RankedLayout> fastEnough(const TrainingJob& job, const Machine& machine, double gpus,
                                       const LayoutLimits& limits,
                                       const TrainingConstants& constants, Seconds atMost,
                                       std::stop_token stop = {});

} // namespace engine

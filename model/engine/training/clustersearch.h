#pragma once

#include "model/engine/training/search.h"

#include <functional>
#include <limits>
#include <span>
#include <vector>

namespace engine {

// A run of that many tokens, and when it has to be done.
struct RunWants {
    static constexpr double kEndless = std::numeric_limits<double>::infinity();
    Tokens tokens{};
    Seconds deadline{kEndless};
    // Goodput on a cluster of that many GPUs, with that many used in that many replicas; more
    // replicas never lower it. 1 if not set.
    std::function<Share(double gpus, double used, double copies)> goodput{};
};

// What prevents a smaller cluster; or if no cluster is enough, the limit in the way. Budget and
// power are those of a whole plan (answer/withinlimits.h).
enum class Binds : std::uint8_t { Nothing, Memory, Date, Budget, Power, Layout };

struct ClusterChoice {
    bool reached = false;
    Binds binds = Binds::Nothing;
    double nodes = 0, gpus = 0;    // whole nodes; the layout may leave GPUs of the last one idle
    RankedLayout layout;           // if none is enough, that of the largest cluster tried
    Seconds run{};                 // at the cautious end
    std::string_view impossible{}; // if the layout binds: the degree that cannot divide anything
};

// The fewest whole nodes on which the model fits and the run meets its deadline.
ClusterChoice smallestCluster(const TrainingJob& job, const Machine& machine,
                              const LayoutLimits& limits, const TrainingConstants& constants,
                              const RunWants& wants, double maxGpus, std::stop_token stop = {});

// The best layout of each cluster size, without sizes beaten by a smaller one. A layout may leave
// GPUs idle if their number divides badly.
struct FrontierPoint {
    double gpus = 0;
    RankedLayout layout;
};
std::vector<FrontierPoint> frontier(const TrainingJob& job, const Machine& machine,
                                    std::span<const double> gpus, const LayoutLimits& limits,
                                    const TrainingConstants& constants, std::stop_token stop = {});

} // namespace engine

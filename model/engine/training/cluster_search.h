#pragma once

#include "model/engine/training/search.h"

#include <functional>
#include <limits>
#include <span>
#include <vector>

namespace engine {

// What a run of so many tokens is asked to keep to. What is not asked for is endless.
struct RunWants {
    static constexpr double kEndless = std::numeric_limits<double>::infinity();
    Tokens tokens{};
    Seconds deadline{kEndless};
    Usd budget{kEndless};
    UsdRate gpuPrice{}; // all that is paid, for each GPU, used or idle
    Watts cap{kEndless};
    Watts gpuPower{}; // of a GPU with its share of the node
    // Of the hours, that count on a cluster of so many GPUs in so many copies; more copies never
    // lose more. All of them, where nothing is said.
    std::function<Share(double gpus, double used, double copies)> goodput{};
};

// What keeps a cluster from being smaller; where no cluster is enough, what is in the way.
enum class Binds : std::uint8_t { Nothing, Memory, Date, Budget, Power, Layout };

struct ClusterChoice {
    bool reached = false;
    Binds binds = Binds::Nothing;
    double nodes = 0, gpus = 0; // whole nodes; the layout may leave GPUs of the last one idle
    RankedLayout layout;        // where none is reached, of the largest cluster looked at
    Seconds run{};              // at the cautious end
    Usd cost{};
    Watts power{};
    std::string_view impossible{}; // where the layout binds: the degree that alone divides nothing
    // Where none is reached: for each limit that alone is in the way the smallest cluster without
    // it, or without the date about the quickest one, which the limit binds.
    std::vector<ClusterChoice> without{};
};

// The fewest whole nodes on which the run keeps to all that is asked of it.
ClusterChoice smallestCluster(const TrainingJob& job, const Machine& machine,
                              const LayoutLimits& limits, const TrainingConstants& constants,
                              const RunWants& wants, double maxGpus, std::stop_token stop = {});

// The best layout of each cluster, without those that a smaller cluster beats. A layout may leave
// GPUs idle where their number divides badly.
struct FrontierPoint {
    double gpus = 0;
    RankedLayout layout;
};
std::vector<FrontierPoint> frontier(const TrainingJob& job, const Machine& machine,
                                    std::span<const double> gpus, const LayoutLimits& limits,
                                    const TrainingConstants& constants, std::stop_token stop = {});

} // namespace engine

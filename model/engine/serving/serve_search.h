#pragma once

#include "model/engine/serving/fleet.h"

#include <string>

namespace engine {

// What is asked for: a rate within limits, on one type of GPU, of one model in any of the formats.
struct ServeQuestion {
    ServingJob job; // its format is only where the search begins
    std::vector<WeightFormat> formats;
    Accelerator accelerator;
    std::vector<ServingLayout> layouts{}; // of a replica; none: all of the space
    double nodeGpus = 8;
    Bandwidth between{};
    Rate requests{}; // at the peak
    LatencyLimits limits;
    FleetRules rules;
    double mostGpus = kUnknown;
    UsdRate price{}; // of a GPU
};

// Why a layout cannot be used, or why another one is preferred.
enum class ServeLoss : std::uint8_t {
    None,
    Memory,    // the weights leave no room for a cache
    First,     // even alone, the first token comes too late
    Token,     // even alone, the others do
    Gpus,      // more GPUs than there are
    Dominated, // another one is as fast, as cheap and as frugal, and better in one of them
};

struct ServeOption {
    WeightFormat format = WeightFormat::Fp8;
    ServingLayout layout;
    ReplicaRate rate;
    ReplicaFleet fleet;
    UsdRate cost{};
    Watts power{};
    Seconds first95{}, token50{}; // at the load that really comes
    ServeLoss loss = ServeLoss::None;
    std::size_t betterBy = 0; // where dominated: the cheapest of the frontier that does so
};

struct ServeSearch {
    std::vector<ServeOption> options; // all that were looked at, in the order of the space
    // Places in it; as large as it where nothing can be used.
    std::size_t cheapest = 0, fastest = 0, leastPower = 0;
    std::vector<std::size_t> frontier; // by cost, each faster or more frugal than those before
    bool any() const { return cheapest < options.size(); }
};

ServeSearch searchServing(const ServeQuestion& question, const ServingConstants& constants);

// Layouts of one replica within a node, and of two where one is too small.
std::vector<ServingLayout> servingLayouts(const ServingJob& job, double nodeGpus);

} // namespace engine

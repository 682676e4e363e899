#pragma once

#include "model/engine/serving/fleet.h"

#include <string>

namespace engine {

// The question: a rate within limits, on one GPU type, for one model in any of the formats.
struct ServeQuestion {
    ServingJob job; // its format is only the starting point of the search
    std::vector<WeightFormat> formats;
    Accelerator accelerator;
    std::vector<ServingLayout> layouts{}; // of a replica; empty: the full search space
    double nodeGpus = 8;
    Bandwidth between{};
    Rate requests{}; // at peak
    LatencyLimits limits;
    FleetRules rules;
    double mostGpus = kUnknown;
    UsdRate price{}; // per GPU
};

// Why a layout cannot be used, or why another is preferred.
enum class ServeLoss : std::uint8_t {
    None,
    Memory,    // the weights leave no room for the KV cache
    First,     // TTFT limit missed even on an idle replica
    Token,     // TPOT limit missed even on an idle replica
    Gpus,      // more GPUs than available
    Dominated, // another one is no slower, dearer or hungrier, and better in one of these
};

struct ServeOption {
    WeightFormat format = WeightFormat::Fp8;
    ServingLayout layout;
    ReplicaRate rate;
    ReplicaFleet fleet;
    UsdRate cost{};
    Watts power{};
    Seconds first95{}, token50{}; // at the actual load
    ServeLoss loss = ServeLoss::None;
    std::size_t betterBy = 0; // if dominated: the cheapest Pareto-optimal option that beats it
};

struct ServeSearch {
    std::vector<ServeOption> options; // all evaluated ones, in search order
    // Indices into `options`; its size if nothing can be used.
    std::size_t cheapest = 0, fastest = 0, leastPower = 0;
    std::vector<std::size_t> frontier; // Pareto-optimal, by cost: each faster or more efficient
    bool any() const { return cheapest < options.size(); }
};

ServeSearch searchServing(const ServeQuestion& question, const ServingConstants& constants);

// Layouts of one replica within a node, and on two nodes if one is too small.
std::vector<ServingLayout> servingLayouts(const ServingJob& job, double nodeGpus);

} // namespace engine

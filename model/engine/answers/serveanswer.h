#pragma once

#include "model/engine/answers/servechoice.h"
#include "model/engine/units.h"

#include <array>
#include <vector>

namespace engine {

// Memory of one replica, all its GPUs together.
struct ServingMemory {
    Bytes seen{}; // as reported by the driver
    Bytes weights{};
    Bytes buffers{};  // kernels, buffers, CUDA graphs
    Bytes cache{};    // left for keys and values; 0 if the weights do not fit
    Bytes sequence{}; // KV cache the engine reserves per sequence
    double batch = 0; // concurrent sequences, limited by memory and by the engine
    bool fits() const { return cache.base() > 0; }
};

// What limits a replica's request rate.
enum class RateBound : std::uint8_t {
    Nothing, // no rate meets the limits
    Cache,   // the KV cache is full
    First,   // TTFT limit
    Token,   // TPOT limit
    Batch,   // the engine's batch limit
};

// One class of requests that share the replicas. A share of 0: none.
struct ClassAnswer {
    Share share = 0;
    Tokens prompt{}, answer{};
    Seconds first50{}, first95{}, token50{}, token95{};
    Seconds first{}, token{};           // the percentiles that the limits apply to
    Seconds firstLimit{}, tokenLimit{}; // its own, or the common ones
    Seconds whole{};                    // median
    bool meetsFirst = true, meetsToken = true;
    bool meets() const { return meetsFirst && meetsToken; }
};

// The serving room's results for one workload. Names match the dials.
struct ServeAnswer {
    ServeChoice choice;

    // The traffic: all classes together, including what retrieval adds to prompts.
    Tokens prompt{}, answer{};
    double spread = 0;
    Rate peak{};         // requests, as entered
    Rate planned{};      // that the fleet is sized for: deferrable requests fill the night
    Share meanShare = 1; // relative to the peak, over the week
    Rate mean{};

    // One replica.
    ServingMemory memory; // unknown if not computed
    Bytes kvToken{};      // per token
    Bytes held{};         // KV cache in use, at the actual load
    Share hit = 0;        // of prompts: prefix cache hit rate
    Share kept = 1;       // of contexts kept between two calls, for requests in sessions
    Share fromHost = 0;   // of contexts, waiting in host memory …
    Seconds fetch{};      // … and the time to fetch one
    Bytes paused{};       // by the paused contexts, at the actual load
    Rate rate{};          // requests within the limits
    Rate rateMost{};      // with a full KV cache, regardless of latency
    RateBound bound = RateBound::Nothing;
    Share weightsShare = 0; // of the memory
    Share impliedShare = 0; // of the GPU's peak, implied by the rate

    // The fleet.
    Rate fleetRate{};        // requests within the limits, of the active replicas
    Share load = 0;          // planned load over capacity
    Share busy = 0;          // mean over the hours they run
    bool overloaded = false; // requests arrive faster than they can ever be answered
    bool queueing = false;   // the KV cache is full most of the time
    Rate each{};             // requests per active replica
    double sequences = 0;    // concurrent, per replica
    Seconds first50{}, first95{}, token50{}, token95{}, whole{};
    std::array<ClassAnswer, 3> classes{};
    Share missed = 0;         // of requests, in classes that miss a limit
    Seconds handed{};         // transfer of a prompt's KV cache, if prefill is disaggregated
    Seconds first{}, token{}; // the percentiles that the limits apply to
    Share waiting = 0;        // of requests, for room in the KV cache
    bool meetsFirst = true, meetsToken = true;
    double users = 0;               // that could be served, at each user's rate
    Share on = 1;                   // of the fleet's hours, with autoscaling
    double leastOn = 0, mostOn = 0; // replicas
    Rate end{};      // requests to all active replicas, beyond which the queue grows without bound
    Rate answered{}; // requests, on average
    TokenRate outputGpu{};                   // output tokens per GPU, at peak
    TokenRate inputSecond{}, outputSecond{}; // at the peak
    Tokens inputYear{}, outputYear{};
    Seconds gpuTimeYear{};

    // Money and power, once those of the whole cluster are known.
    UsdRate cost{};       // of this fleet, rented or bought
    Share promptTime = 0; // of a replica's time
    UsdPerToken costInput{}, costOutput{}, costBoth{}, costAnswer{};
    UsdRate apiCost{};     // for the same tokens
    double evenTokens = 0; // tokens per day above which the fleet is cheaper
    Watts power{};         // average, including PUE
    Joules outputEnergy{}; // per output token
    double sigma = 0;      // of the logarithm of times, computed against measured

    // The same for GPUs of a second tier, if they answer a part: one entry or none. The fields
    // above are then those of the cluster's GPUs; traffic, money and power are totals.
    std::vector<ServeAnswer> tier{};
    Rate ownPlanned{}, ownMean{}; // requests to the cluster's part
    UsdRate ownCost{};            // of its GPUs
    Watts ownPower{};
};

// The load that all fleets together put on the cluster.
struct ServedLoad {
    double gpus = 0, busy = 0; // busy: in fully loaded GPUs, while the fleets run
    Seconds gpuTimeYear{};     // of all their GPUs
    UsdRate tierRent{};        // rent of their second tiers
    bool alone = false;        // nothing trains on the cluster
};

} // namespace engine

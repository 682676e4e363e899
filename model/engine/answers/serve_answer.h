#pragma once

#include "model/engine/answers/serve_choice.h"
#include "model/engine/units.h"

#include <array>
#include <vector>

namespace engine {

// What the memory of one replica holds, all of its GPUs together.
struct ServingMemory {
    Bytes seen{}; // as the driver counts it
    Bytes weights{};
    Bytes buffers{};  // kernels, buffers, graphs
    Bytes cache{};    // left for keys and values; 0 where the weights do not fit
    Bytes sequence{}; // of the cache, that the engine counts on for a sequence
    double batch = 0; // sequences at a time, by memory and by what the engine takes
    bool fits() const { return cache.base() > 0; }
};

// What keeps a replica from answering more.
enum class RateBound : std::uint8_t {
    Nothing, // no rate at all meets the limits
    Cache,   // sequences find no more place
    First,   // the first token comes too late
    Token,   // the others do
    Batch,   // the engine takes no more at a time
};

// One kind of requests among all that share the replicas. A share of 0: there is none.
struct ClassAnswer {
    Share share = 0;
    Tokens prompt{}, answer{};
    Seconds first50{}, first95{}, token50{}, token95{};
    Seconds first{}, token{};           // the percentiles that the limits are for
    Seconds firstLimit{}, tokenLimit{}; // its own, or those of all
    Seconds whole{};                    // median
    bool meetsFirst = true, meetsToken = true;
    bool meets() const { return meetsFirst && meetsToken; }
};

// What the serving room finds out about one workload. Names follow the dials.
struct ServeAnswer {
    ServeChoice choice;

    // The traffic: all classes together, with what retrieval adds to prompts.
    Tokens prompt{}, answer{};
    double spread = 0;
    Rate peak{};         // of requests, as asked
    Rate planned{};      // that the fleet is made for: what may wait fills the night
    Share meanShare = 1; // of the peak, over the week
    Rate mean{};

    // One replica.
    ServingMemory memory; // unknown where it is not computed
    Bytes capacity{};     // as printed on its GPUs
    Bytes kvToken{};      // that a token holds
    Bytes held{};         // of the cache, at the load that comes
    Share hit = 0;        // of prompts, that the cache holds
    Share kept = 1;       // of contexts between two calls, where requests come in sessions
    Share fromHost = 0;   // of them, that wait in the memory of the host …
    Seconds fetch{};      // … and how long one takes to come back
    Bytes paused{};       // that those take which wait, at the load that comes
    Rate rate{};          // of requests within the limits
    Rate rateMost{};      // with the cache full, whatever the wait
    RateBound bound = RateBound::Nothing;
    Share weightsShare = 0; // of the memory
    Share impliedShare = 0; // of the peak of the GPU, that the rate comes to

    // The fleet.
    Rate fleetRate{};        // of requests, by the replicas that carry, within the limits
    Share load = 0;          // planned over what they carry
    Share busy = 0;          // mean over the hours they run
    bool overloaded = false; // requests come faster than they can ever be answered
    bool queueing = false;   // the cache is full in most moments
    Rate each{};             // of requests of a replica that carries
    double sequences = 0;    // that run at a time in each
    Seconds first50{}, first95{}, token50{}, token95{}, whole{};
    std::array<ClassAnswer, 3> classes{};
    Share missed = 0;         // of the requests, of classes that miss a limit
    Seconds handed{};         // the cache of a prompt, where prompts stand apart
    Seconds first{}, token{}; // the percentiles that the limits are for
    Share waiting = 0;        // of requests, for a place in the cache
    bool meetsFirst = true, meetsToken = true;
    double users = 0;               // that could be served, at the rate of each
    Share on = 1;                   // of the fleet's hours, by autoscaling
    double leastOn = 0, mostOn = 0; // replicas
    Rate end{};            // of requests of all that carry, beyond which a queue has no end
    Rate answered{};       // of requests, on the mean
    TokenRate outputGpu{}; // of answers, for each GPU, at the peak
    TokenRate inputSecond{}, outputSecond{}; // at the peak
    Tokens inputYear{}, outputYear{};
    Seconds gpuTimeYear{};

    // Money and power, once the whole cluster's are known.
    UsdRate cost{};       // of this fleet, as rented or bought
    Share promptTime = 0; // of a replica's time
    UsdPerToken costInput{}, costOutput{}, costBoth{}, costAnswer{};
    UsdRate apiCost{};     // for the same tokens
    double evenTokens = 0; // a day, from which the fleet is cheaper
    Watts power{};         // mean, at the meter
    Joules outputEnergy{}; // a token of answers
    double sigma = 0;      // of the logarithm of times, computed against measured

    // The same of GPUs of a second tier, where those answer a part: one, or none. What stands above
    // is then of the cluster's GPUs; traffic, money and power are of both.
    std::vector<ServeAnswer> tier{};
    Rate ownPlanned{}, ownMean{}; // of requests of the cluster's part
    UsdRate ownCost{};            // of its GPUs
    Watts ownPower{};
};

// What all fleets together do to the cluster.
struct ServedLoad {
    double gpus = 0, busy = 0; // busy: GPUs' worth of full work, while the fleets run
    Seconds gpuTimeYear{};     // of all their GPUs
    UsdRate tierRent{};        // rent of their second tiers
    bool alone = false;        // nothing trains beside them
};

} // namespace engine

#pragma once

#include "model/engine/inputs/media.h"
#include "model/engine/inputs/servingjob.h"
#include "model/engine/inputs/session.h"
#include "model/engine/units.h"

namespace engine {

// Source of a replica's rate: computed from machine and layout, tokens per second measured
// elsewhere, or GPU time per unit of work (a second of audio, an image).
enum class ServeRule : std::uint8_t { Computed, Measured, ByUnit };
enum class LoadRule : std::uint8_t { Requests, Users };
enum class ProfileRule : std::uint8_t { Flat, Daily };
// Spare replicas: none, one, or as many as faults and repairs require.
enum class StandbyRule : std::uint8_t { None, One, Availability };
enum class ServeGoal : std::uint8_t { Cheapest, Fastest, LeastPower };

// A further part of the traffic with its own lengths; a share of 0: none.
struct ServeClass {
    Share share = 0;
    Tokens prompt{}, answer{};
    Seconds first{}, token{}; // its own limits; 0: the common ones
};

// Pinned settings of a replica; 0: chosen by the search.
struct ServeWish {
    double tensor = 0, pipeline = 0, expert = 0, attention = 0;
    friend bool operator==(const ServeWish&, const ServeWish&) = default;
};

// Retrieval in addition to the generator. Off: no such work, and nothing added to prompts.
struct Retrieval {
    bool on = false;
    Params embedding{335e6}, reranker{568e6};
    Tokens query{64}, chunk{512};    // per embedded query, and per text chunk
    double chunks = 5;               // added to each prompt
    double candidates = 50;          // scored by the reranker, per request
    Rate growth{1e6 / kYear.base()}; // chunks added to the index
};

// What the GPUs of a second tier answer: nothing, a share of all requests, the peak above the base
// load, or one class of requests.
enum class TierRule : std::uint8_t { None, Part, Peak, Second, Third };

// GPUs of a second tier, rented by the hour in addition to the cluster. Without one, the GPU is
// empty.
struct ServeTier {
    TierRule rule = TierRule::None;
    Share share = 0.3; // of the requests, or of the peak
    Accelerator gpu;
    double nodeSize = 8;
    UsdRate price{kUnknown};              // per GPU
    Watts mean{kUnknown}, idle{kUnknown}; // of a GPU including its share of the node
    bool used() const { return rule != TierRule::None; }
};

// A model that serves. Its figures are those of Train's model; unless typed, values start as in the
// catalog's rules.
struct Serve {
    ServeRule rule = ServeRule::Computed;
    ServingEngine engine = ServingEngine::Vllm;
    Release release = Release::Current;
    WeightFormat weights = WeightFormat::Fp8;
    bool sparse = false; // 2:4 sparsity: two of four weights are zero and skipped
    KvFormat kv = KvFormat::Fp8;

    // Traffic, at the daily peak.
    LoadRule loadRule = LoadRule::Requests;
    Rate requests{20};
    double users = 1000, perUser = 12; // concurrent, and requests per hour of each
    ProfileRule profile = ProfileRule::Flat;
    Share night = 0.3, weekend = 0.6; // of the peak: the quietest hour, a weekend day
    double peakHour = 14;             // of the day
    Share batch = 0;                  // of the requests, deferrable to the night
    Share growth = 0;                 // per month
    double growthMonths = 36;         // planning horizon

    // Lengths.
    Tokens prompt{1024}, answer{256};
    double spread = 1; // of lengths, standard deviation over mean
    ServeClass second{0, Tokens(8192), Tokens(512)}, third{0, Tokens(256), Tokens(1024)};

    // Limits, and their percentile: p50 or p95.
    Seconds first{1}, token{0.04};
    bool first95 = true, token95 = false;

    // Operation.
    ServeWish layout;
    Tokens chunk{};
    Share prefixHit = 0;
    double draftDepth = 0;
    Share draftAccepted = 0.7, draftCost = 0.05;
    bool split = false;          // prefill/decode disaggregation
    double mostSequences = 0;    // 0: the engine's own limit
    TokenRate measured{2500};    // output tokens per GPU, if measured
    double units = 1;            // per request, for work by the unit …
    Seconds unitTime{kUnknown};  // … and the GPU time of one
    double pace = 1;             // own measured times relative to computed ones
    double paceSigma = kUnknown; // the remaining spread after such a measurement

    // The fleet.
    Share load = 0.8; // of a replica's capacity within its limits, at peak
    StandbyRule standby = StandbyRule::One;
    bool autoscaling = false;
    Seconds coldStart{300}, coolDown{600};
    double leastReplicas = 1;
    ServeGoal goal = ServeGoal::Cheapest;
    ServeTier tier;

    // Prices of a hosted model for comparison; unknown: cached input costs as much as other input.
    UsdPerToken apiInput{kUnknown}, apiOutput{kUnknown}, apiCached{kUnknown};
    Retrieval rag;
    Media media; // per request; in training, per sequence
    Session session;
    // Models that generate images get short prompts, all requests alike.
    bool makes() const { return rule == ServeRule::Computed && media.makes(); }
    bool inSessions() const { return rule == ServeRule::Computed && session.on && !makes(); }
    bool inClasses() const { return !makes() && !inSessions(); }
    bool retrieves() const { return rag.on && !makes(); }
    bool isDisaggregated() const { return split && inClasses(); }
    // llama.cpp divides layers among GPUs, and nothing within a layer.
    bool splitsLayers() const
    {
        return rule == ServeRule::Computed && engine == ServingEngine::LlamaCpp;
    }
    ServeWish pinned() const
    {
        return splitsLayers() ? ServeWish{.pipeline = layout.pipeline} : layout;
    }
    bool hasCachedPrice() const { return cachesPrefixes() && apiCached.base() >= 0; }
    // Price per input token, if the hosted model's cache has the same hit rate as this fleet's.
    UsdPerToken apiPrompt(Share hit) const
    {
        return hasCachedPrice() ? apiInput + hit * (apiCached - apiInput) : apiInput;
    }
    bool cachesPrefixes() const { return prefixHit > 0 || inSessions(); }
    Tokens mediaTokens() const
    {
        const double passes = media.makes() ? media.passes : 1;
        return rule == ServeRule::Computed ? passes * media.tokens() : Tokens{};
    }
};

} // namespace engine

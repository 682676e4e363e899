#pragma once

#include "model/engine/inputs/media.h"
#include "model/engine/inputs/serving_job.h"
#include "model/engine/inputs/session.h"
#include "model/engine/units.h"

namespace engine {

// How a replica's rate is found: computed from machine and layout, as tokens a second that were
// measured elsewhere, or as GPU time for a unit of work (a second of audio, an image).
enum class ServeRule : std::uint8_t { Computed, Measured, ByUnit };
enum class LoadRule : std::uint8_t { Requests, Users };
enum class ProfileRule : std::uint8_t { Flat, Daily };
// Replicas that stand by: none, one, or as many as faults and repairs ask for.
enum class StandbyRule : std::uint8_t { None, One, Availability };
enum class ServeGoal : std::uint8_t { Cheapest, Fastest, LeastPower };

// A further part of the traffic with lengths of its own; a share of 0: there is none.
struct ServeClass {
    Share share = 0;
    Tokens prompt{}, answer{};
    Seconds first{}, token{}; // limits of its own; 0: those of all
};

// What a person pins of a replica; 0: chosen by the search.
struct ServeWish {
    double tensor = 0, pipeline = 0, expert = 0, attention = 0;
    friend bool operator==(const ServeWish&, const ServeWish&) = default;
};

// Retrieval beside the generator. Off: no such work, and nothing added to prompts.
struct Retrieval {
    bool on = false;
    Params embedding{335e6}, reranker{568e6};
    Tokens query{64}, chunk{512};    // of a question as it is embedded, and of a piece of text
    double chunks = 5;               // put into each prompt
    double candidates = 50;          // looked at by the reranker, for each request
    Rate growth{1e6 / kYear.base()}; // pieces of text that come into the index
};

// What GPUs of a second tier answer: nothing, a part of all requests, what comes beyond the quiet
// part of the peak, or one kind of requests.
enum class TierRule : std::uint8_t { None, Part, Peak, Second, Third };

// GPUs of a second tier, rented by the hour beside the cluster. Where there are none, the GPU is
// nobody's.
struct ServeTier {
    TierRule rule = TierRule::None;
    Share share = 0.3; // of the requests, or of the peak
    Accelerator gpu;
    double nodeSize = 8;
    UsdRate price{kUnknown};              // of a GPU
    Watts mean{kUnknown}, idle{kUnknown}; // of a GPU's part of its node
    bool used() const { return rule != TierRule::None; }
};

// A model that answers. Its figures are the model of Train; what is not typed here starts as the
// catalog's rules say.
struct Serve {
    ServeRule rule = ServeRule::Computed;
    ServingEngine engine = ServingEngine::Vllm;
    Release release = Release::Current;
    WeightFormat weights = WeightFormat::Fp8;
    bool sparse = false; // two of four weights are zero, and left out
    KvFormat kv = KvFormat::Fp8;

    // Traffic, at the peak of the day.
    LoadRule loadRule = LoadRule::Requests;
    Rate requests{20};
    double users = 1000, perUser = 12; // at the same time, and requests of each in an hour
    ProfileRule profile = ProfileRule::Flat;
    Share night = 0.3, weekend = 0.6; // of the peak: the quietest hour, a day of the weekend
    double peakHour = 14;             // of the day
    Share batch = 0;                  // of the requests, that may wait for the night
    Share growth = 0;                 // more each month
    double growthMonths = 36;         // looked ahead

    // Lengths.
    Tokens prompt{1024}, answer{256};
    double spread = 1; // of lengths, standard deviation over mean
    ServeClass second{0, Tokens(8192), Tokens(512)}, third{0, Tokens(256), Tokens(1024)};

    // Limits, and for whom: half of the requests, or all but a twentieth.
    Seconds first{1}, token{0.04};
    bool first95 = true, token95 = false;

    // How it runs.
    ServeWish layout;
    Tokens chunk{};
    Share prefixHit = 0;
    double draftDepth = 0;
    Share draftAccepted = 0.7, draftCost = 0.05;
    bool split = false;          // prompts and answers on replicas of their own
    double mostSequences = 0;    // 0: the engine's own limit
    TokenRate measured{2500};    // of answers, for each GPU, where measured
    double units = 1;            // of other work, in a request …
    Seconds unitTime{kUnknown};  // … and what one takes a GPU
    double pace = 1;             // own measured times against computed ones
    double paceSigma = kUnknown; // what is left of the spread after such a measurement

    // The fleet.
    Share load = 0.8; // of what a replica carries within its limits, at the peak
    StandbyRule standby = StandbyRule::One;
    bool autoscaling = false;
    Seconds coldStart{300}, coolDown{600};
    double leastReplicas = 1;
    ServeGoal goal = ServeGoal::Cheapest;
    ServeTier tier;

    // Of a hosted model to compare with; unknown: cached input costs as much as other input.
    UsdPerToken apiInput{kUnknown}, apiOutput{kUnknown}, apiCached{kUnknown};
    Retrieval rag;
    Media media; // of a request; where the model trains, of a sequence
    Session session;
    // Models that make images are asked by a few words, all requests alike.
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
    // Of a token of input, where the hosted model's cache holds what this fleet's does.
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

#pragma once

#include "model/engine/inputs/serve.h"
#include "model/engine/serving/autoscale.h"

namespace engine {

// A part of the traffic, including what retrieval adds to each prompt.
struct LengthClass {
    Share share = 0;
    Tokens prompt{}, answer{};
};

// The requests of one workload: all classes together, and their distribution over the week.
struct ServeTraffic {
    Tokens prompt{}, answer{};                // of an average request
    Tokens heldPrompt{}, heldAnswer{};        // of those running
    double promptSpread = 0, placeSpread = 0; // standard deviation over mean
    std::array<LengthClass, 3> kinds{};
    Rate peak{};         // requests, as entered
    Share meanShare = 1; // relative to the peak
    Rate mean{};
    Rate planned{}; // that the fleet is sized for: deferrable requests fill the night
    LoadProfile profile;

    bool inKinds() const
    {
        int several = 0;
        for (const LengthClass& kind : kinds)
            several += kind.share > 0;
        return several > 1;
    }
};

// All requests of a workload, those of the cluster, or those of its second tier.
enum class TrafficPart : std::uint8_t { All, Cluster, Tier };

ServeTraffic trafficOf(const Serve& serve, TrafficPart part = TrafficPart::All);

std::array<LengthClass, 3> classesOf(const Serve& serve, TrafficPart part = TrafficPart::All);
Tokens retrieved(const Serve& serve);

// The settings without a second tier; the load is unchanged.
Serve withoutTier(Serve serve);

// Average requests per second that are answered if capacity is `end`: deferrable requests take
// whatever is left. Less than `traffic.mean` only if more are planned.
Rate answeredOf(const Serve& serve, const ServeTraffic& traffic, Rate end);

// GPUs for embedding and reranking, at that achieved rate per GPU.
double retrievalGpus(const Serve& serve, Rate requests, FlopRate reached);

} // namespace engine

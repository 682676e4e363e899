#pragma once

#include "model/engine/inputs/serve.h"
#include "model/engine/serving/autoscale.h"

namespace engine {

// A part of the traffic, with what retrieval adds to each prompt.
struct LengthClass {
    Share share = 0;
    Tokens prompt{}, answer{};
};

// The requests of one workload: all classes together, and how they come over the week.
struct ServeTraffic {
    Tokens prompt{}, answer{};                // of a mean request
    Tokens heldPrompt{}, heldAnswer{};        // of those that run
    double promptSpread = 0, placeSpread = 0; // standard deviation over mean
    std::array<LengthClass, 3> kinds{};
    Rate peak{};         // of requests, as asked
    Share meanShare = 1; // of the peak
    Rate mean{};
    Rate planned{}; // that the fleet is made for: what may wait fills the night
    LoadProfile profile;

    bool inKinds() const
    {
        int several = 0;
        for (const LengthClass& kind : kinds)
            several += kind.share > 0;
        return several > 1;
    }
};

// All requests of a workload, those that the cluster answers, or those of its second tier.
enum class TrafficPart : std::uint8_t { All, Cluster, Tier };

ServeTraffic trafficOf(const Serve& serve, TrafficPart part = TrafficPart::All);

std::array<LengthClass, 3> classesOf(const Serve& serve, TrafficPart part = TrafficPart::All);
Tokens retrieved(const Serve& serve);

// What the cluster answers of it, as if there were nothing else: the load is left as it is.
Serve withoutTier(Serve serve);

// Requests per second on the mean that are answered where no more than `end` ever are: what may
// wait takes whatever is left. Less than `traffic.mean` only where more are planned for.
Rate answeredOf(const Serve& serve, const ServeTraffic& traffic, Rate end);

// GPUs that embedding and reranking take, of so many FLOP/s reached each.
double retrievalGpus(const Serve& serve, Rate requests, FlopRate reached);

} // namespace engine

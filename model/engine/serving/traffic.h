#pragma once

#include "model/engine/serving/autoscale.h"
#include "model/engine/serving/serve.h"

namespace engine {

// The requests of one workload: all classes together, and how they come over the week.
struct ServeTraffic {
    Tokens prompt{}, answer{};                // of a mean request
    double promptSpread = 0, placeSpread = 0; // standard deviation over mean
    double peak = 0;                          // requests a second, as asked
    Share meanShare = 1;                      // of the peak
    double mean = 0;
    double planned = 0; // that the fleet is made for: what may wait fills the night
    LoadProfile profile;
};

ServeTraffic trafficOf(const Serve& serve);

// A part of the traffic, with what retrieval adds to each prompt.
struct LengthClass {
    Share share = 0;
    Tokens prompt{}, answer{};
};
std::array<LengthClass, 3> classesOf(const Serve& serve);
Tokens retrieved(const Retrieval& rag);

// GPUs that embedding and reranking take, of so many FLOP/s reached each.
double gpusBeside(const Serve& serve, double requests, FlopRate reached);

} // namespace engine

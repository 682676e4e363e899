#pragma once

#include "model/engine/inputs/serving_constants.h"
#include "model/engine/serving/machine.h"
#include "model/engine/training/widths.h"

namespace engine {

// Everything about a job on a layout that no load changes, so that a step is arithmetic alone.
struct ServingSizes {
    Widths widths;
    ServingJob job;
    ServingMachine machine;
    ServingLayout layout;
    EngineConstants engine; // with what the release and the vendor change of it
    Seconds first{};        // until a prompt's first product
    bool fine = false;      // a mixture of many small experts
    double dense = 0;       // parameters that every token passes, all layers
    double experts = 0;     // parameters of all experts of one layer
    double head = 0;        // parameters of the table that makes words
    Bytes kvToken{};        // of a token in the cache of one rank, layers that see everything
    Bytes kvWindow{};       // the same of layers that see a window
    double cross = 0;       // tokens beside the prompt, as a mean layer looks at them
    double kvRanks = 1;     // tensor ranks that divide a cache
    double weightBytes = 0, expertBytes = 0; // of a parameter at rest
    double denseRate = 0, expertRate = 0;    // FLOP/s reached by a GPU
    double attentionRate = 0;
    double readRate = 0, expertReadRate = 0, kvRate = 0; // B/s
    double linkRate = 0;                                 // B/s, one direction
    double reduceTime = 0, exchangeTime = 0;             // s, without what is sent
};

ServingSizes sizesOf(const ServingJob& job, const ServingMachine& machine,
                     const ServingLayout& layout, const ServingConstants& constants);

// Mixtures of up to so many experts multiply nearly as one large product does.
inline constexpr double kCoarseExperts = 15;

// Bytes of a parameter at rest, with the scales that go with it.
double bytesOf(WeightFormat format);
double bytesOf(KvFormat format);

// All weights of one replica, on all of its GPUs.
Bytes weightsOf(const ServingSizes& sizes);

} // namespace engine

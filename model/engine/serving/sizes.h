#pragma once

#include "model/engine/inputs/serving_constants.h"
#include "model/engine/serving/machine.h"
#include "model/engine/training/widths.h"

#include <cmath>

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
    Params dense{};         // that every token passes, all layers
    Params experts{};       // of all experts of one layer
    Params head{};          // of the table that makes words
    Bytes kvToken{};        // of a token in the cache of one rank, layers that see everything
    Bytes kvWindow{};       // the same of layers that see a window
    double cross = 0;       // tokens beside the prompt, as a mean layer looks at them
    double kvRanks = 1;     // tensor ranks that divide a cache
    BytesPerParam weightBytes{}, expertBytes{};          // at rest
    FlopRate denseRate{}, expertRate{}, attentionRate{}; // reached by a GPU
    Bandwidth readRate{}, expertReadRate{}, kvRate{};
    Bandwidth linkRate{};                 // one direction
    Seconds reduceTime{}, exchangeTime{}; // without what is sent
    Seconds handTime{};                   // the same from the first pipeline stage to the last …
    Bandwidth handRate{HUGE_VAL};         // … and all those hand-overs as one
};

ServingSizes sizesOf(const ServingJob& job, const ServingMachine& machine,
                     const ServingLayout& layout, const ServingConstants& constants);

// Mixtures of up to so many experts multiply nearly as one large product does.
inline constexpr double kCoarseExperts = 15;

// The peak that the engine's products in sixteen bits are a share of.
FlopRate sixteenBitPeak(const ServingJob& job, const Machine& gpu);

// Whether the engine has kernels for weights of which two in four are zero, in that format and on
// that GPU; elsewhere the zeros are stored and multiplied.
bool runsSparse(const ServingJob& job, const ServingMachine& machine);

// Bytes of a parameter at rest, with the scales that go with it.
BytesPerParam bytesOf(WeightFormat format);
double bytesOf(KvFormat format);

// All weights of one replica, on all of its GPUs.
Bytes weightsOf(const ServingSizes& sizes);

} // namespace engine

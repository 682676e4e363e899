#pragma once

#include "model/engine/inputs/servingconstants.h"
#include "model/engine/serving/machine.h"
#include "model/engine/training/widths.h"

#include <cmath>

namespace engine {

// Everything about a job on a layout that is independent of load: a step is pure arithmetic.
struct ServingSizes {
    Widths widths;
    ServingJob job;
    ServingMachine machine;
    ServingLayout layout;
    EngineConstants engine; // adjusted for release and vendor
    Seconds first{};        // until a prompt's first GEMM
    bool fine = false;      // MoE with many small experts
    Params dense{};         // that every token passes through, all layers
    Params experts{};       // all experts of one layer
    Params head{};          // the LM head
    Bytes kvToken{};        // of a token in one rank's cache, for full-attention layers
    Bytes kvWindow{};       // the same for sliding-window layers
    double cross = 0;       // cross-attention tokens, averaged over layers
    double kvRanks = 1;     // tensor ranks that shard the cache
    BytesPerParam weightBytes{}, expertBytes{};          // as stored
    FlopRate denseRate{}, expertRate{}, attentionRate{}; // achieved per GPU
    Bandwidth readRate{}, expertReadRate{}, kvRate{};
    Bandwidth linkRate{};                 // one direction
    Seconds reduceTime{}, exchangeTime{}; // latency only
    Seconds handTime{};                   // the same from the first pipeline stage to the last …
    Bandwidth handRate{HUGE_VAL};         // … and all those transfers combined
};

ServingSizes sizesOf(const ServingJob& job, const ServingMachine& machine,
                     const ServingLayout& layout, const ServingConstants& constants);

// MoE models with up to this many experts reach nearly the rate of one large GEMM.
inline constexpr double kCoarseExperts = 15;

// Whether the GPU multiplies 8-bit numbers of that kind at their own rate. INT8 has units of its
// own, which some GPUs hardly have: a GB300 does 165 TOPS in INT8 and 5,000 TFLOPS in FP8.
bool multipliesEight(WeightFormat format, const Machine& gpu);
// Whether the GPU has to widen such weights to 16 bits for each multiplication.
bool widensWeights(WeightFormat format, const Machine& gpu);
// The peak that the engine's 16-bit GEMM rates are relative to.
FlopRate sixteenBitPeak(const ServingJob& job, const Machine& gpu);

// Whether the engine has 2:4 sparse kernels for that format on that GPU; otherwise the zeros are
// stored and multiplied.
bool runsSparse(const ServingJob& job, const ServingMachine& machine);

// Bytes per stored parameter, including scales.
BytesPerParam bytesOf(WeightFormat format);
double bytesOf(KvFormat format);

// All weights of one replica, over all its GPUs.
Bytes weightsOf(const ServingSizes& sizes);

} // namespace engine

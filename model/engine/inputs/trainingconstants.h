#pragma once

#include "model/engine/inputs/constantrow.h"
#include "model/engine/inputs/machine.h"

#include <array>

namespace engine {

// Calibrated constants for training: shares of a peak or a link, host overheads, exposed parts of
// traffic. The values are catalog rules under "training.", with their spread and the rows that
// determine them.
struct TrainingConstants {
    std::array<Share, kGenerationCount> gemm{};      // of the 16-bit peak, by large GEMMs
    std::array<Share, kGenerationCount> attention{}; // of it, by the fused attention core, forward
    Share attentionPortable = 0;                     // by a kernel not tuned for the GPU
    Share fp8 = 0, fp4 = 0;                          // of those formats' nominal gain
    double tail = 0;                                 // lost part of the last wave of tiles
    double align = 0;                                // cost of dimensions not divisible by 64
    double operands = 0, cast = 0; // exposed memory traffic of operands and format casts
    Share unpack = 0;              // of memory bandwidth, by 4-bit weights
    double elementwise = 0;        // bytes moved relative to the minimum
    double backwardCore = 0;       // backward relative to forward of the fused core
    Seconds floorLayer{}, floorMixture{}, floorExpert{}, floorSend{}, hostStep{};
    Share tensorExposed = 0, expertExposed = 0, sendsExposed = 0, gatherExposed = 0,
          dataExposed = 0, contextExposed = 0;
    Share grouped = 0;    // GEMMs of many small experts relative to a large one
    double imbalance = 0; // tokens of the busiest rank relative to the average
    double straggle = 0;  // added per doubling of the nodes
    double stackFsdp = 0, stackResearch = 0, stackEager = 0;
    double elementsEager = 0; // traffic of unfused operations
    Share linkShare = 0, nicShare = 0, nicShareOld = 0, sendShare = 0;
    Seconds insideLatency{}, betweenLatency{};
    Bandwidth hostMemory{}, disk{}; // per GPU
    // Memory.
    BytesPerParam gradientsTuned{}, gradientsClassic{}, gradientsResearch{};
    double keptTuned = 0, keptClassic = 0, keptResearch = 0; // of temporary allocations
    double narrowKept = 0, loraKept = 0;                     // fp8 and LoRA store less
    Bytes buffers{};
    double workingEager = 0; // of a recomputed layer, relative to what it stores
    Bytes driver{};          // outside the allocator
    Share usable = 0;        // of the capacity
    Share hostUsable = 0;    // of host bandwidth, achieved by offloading in a step
    // Standard deviations of the logarithm of predicted over measured.
    double sigmaNode = 0, sigmaCluster = 0, sigmaUnstated = 0, sigmaMixture = 0, sigmaAdapters = 0,
           sigmaOutside = 0; // within a source
    double sigmaSource = 0;  // between sources: other labs, other releases, other ways of measuring
    double sigmaMemory = 0, sigmaMemorySource = 0, sigmaMemoryUnstated = 0;
    double sigmaFits = 0;                   // of what fits, relative to the spread of memory
    double firstRun = 1, sigmaFirstRun = 0; // a first run relative to a published one
};

using ConstantRow = ConstantRowOf<TrainingConstants>; // "training." + key is the id of its rule
std::span<const ConstantRow> constantRows();

TrainingConstants trainingConstants(const Catalog& catalog);

} // namespace engine

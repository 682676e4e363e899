#pragma once

#include "model/engine/inputs/constant_row.h"
#include "model/engine/inputs/machine.h"

#include <array>

namespace engine {

// What calibration found, shared by every prediction: shares of a peak or of a link, floors of
// the host, parts of traffic that stay visible. The values stand in the catalog's rules under
// "training." with their spread and the rows that pin them.
struct TrainingConstants {
    std::array<Share, kGenerationCount> gemm{};      // of the 16-bit peak, by large products
    std::array<Share, kGenerationCount> attention{}; // of it, by the fused core, forward
    Share attentionPortable = 0;                     // by a kernel not made for the GPU
    Share fp8 = 0, fp4 = 0;                          // of the gain those formats promise
    double tail = 0;                                 // part of the last wave of tiles that is lost
    double align = 0;                                // cost of sides that 64 does not divide
    double operands = 0, cast = 0;                   // traffic of operands and formats not hidden
    Share unpack = 0;                                // of the memory's rate, by 4-bit weights
    double elementwise = 0;                          // bytes moved against the least possible
    double backwardCore = 0;                         // backward against forward of the fused core
    Seconds floorLayer{}, floorMixture{}, floorExpert{}, floorSend{}, hostStep{};
    Share tensorExposed = 0, expertExposed = 0, sendsExposed = 0, gatherExposed = 0,
          dataExposed = 0, contextExposed = 0;
    Share grouped = 0;    // products of many small experts against one large
    double imbalance = 0; // the busiest rank's tokens against the mean
    double straggle = 0;  // more for each doubling of the nodes
    double stackFsdp = 0, stackResearch = 0, stackEager = 0;
    double elementsEager = 0; // traffic of operations that are kernels of their own
    Share linkShare = 0, nicShare = 0, nicShareOld = 0, sendShare = 0;
    Seconds insideLatency{}, betweenLatency{};
    Bandwidth hostMemory{}, disk{}; // of the host, for each GPU
    // Memory.
    BytesPerParam gradientsTuned{}, gradientsClassic{}, gradientsResearch{};
    double keptTuned = 0, keptClassic = 0, keptResearch = 0; // of what comes and goes
    double narrowKept = 0, loraKept = 0;                     // fp8 and LoRA keep less
    Bytes buffers{};
    double workingEager = 0; // of a layer that is computed again, against what it keeps
    Bytes driver{};          // held beside the allocator
    Share usable = 0;        // of the capacity
    Share hostUsable = 0;    // of the host's, by what a step moves there
    // Standard deviations of the logarithm of predicted against measured.
    double sigmaNode = 0, sigmaCluster = 0, sigmaUnstated = 0, sigmaMixture = 0, sigmaAdapters = 0,
           sigmaOutside = 0; // within a source
    double sigmaSource = 0;  // between sources: other labs, other releases, other ways to measure
    double sigmaMemory = 0, sigmaMemorySource = 0, sigmaMemoryUnstated = 0;
    double sigmaFits = 0;                   // of what fits, against the spread of the memory
    double firstRun = 1, sigmaFirstRun = 0; // a first run against a published one
};

using ConstantRow = ConstantRowOf<TrainingConstants>; // "training." + key is the id of its rule
std::span<const ConstantRow> constantRows();

TrainingConstants trainingConstants(const Catalog& catalog);

} // namespace engine

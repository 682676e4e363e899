#pragma once

#include "model/engine/inputs/constant_row.h"
#include "model/engine/inputs/machine.h"
#include "model/engine/inputs/serving_job.h"

#include <array>

namespace engine {

// What differs between programs that serve.
struct EngineConstants {
    Share products = 1; // of the rate that the fastest one's large products reach on CUDA
    Seconds step{};     // of the host, for each step
    Seconds sequence{}; // of it, for each sequence in the step
    double traffic = 0; // activations moved element by element, against the least possible
    Seconds first{};    // until a request is known to the scheduler
    double burst = 0;   // part of the other users' prompts that a prompt waits for
    Seconds layer{};    // to launch a layer's kernels
    Seconds reduce{};   // of an all-reduce within a node, with what the ranks wait for each other
};

// What calibration found, shared by every answer about serving. The values stand in the catalog's
// rules under "serving." with their meaning and spread.
struct ServingConstants {
    std::array<Share, kGenerationCount> gemm{}; // of the peak of the format, by large products
    Share fp8 = 0, fp4 = 0;                     // of it, where the units are so narrow
    Share fp4Consumer = 0;                      // on cards, whose peak is not beyond their power
    Share widened = 0;                          // of it, where narrow weights are widened first
    double sparse = 1;   // of a dense product's rate, where half of the weights is left out
    Share attention = 0; // of the 16-bit peak, by a prompt's attention
    Share weightsRead = 0, kvRead = 0; // of the memory's bandwidth
    double knee = 1; // of the roofline: 1 adds both costs, infinity takes the larger
    std::array<EngineConstants, kServingEngines> engines{};
    Seconds reduceBus{};    // an all-reduce over PCIe, for each doubling of the ranks
    Share link = 0;         // of a link's bandwidth
    Share switched = 0;     // of what a ring sends twice, that a switch spares
    Seconds mixtureLayer{}; // to route a layer's tokens
    Share expertsCoarse = 0, expertsFine = 0; // of what one large product reaches
    Share readCoarse = 0, readFine = 0;
    double expertTraffic = 0; // of activations, in widths of the chosen experts
    double pipelineIdle = 0;  // of a stage that waits for another, for each more of them
    Seconds latentFirst{};    // more until a first token, where keys are latent
    double oldHost = 1, earlierFirst = 1, earlierBurst = 1, rocm = 1;
    // All steps of earlier releases, against today's; on ROCm more was won since.
    double oldSteps = 1, earlierVllm = 1, earlierRocm = 1;
    // Memory.
    double seen = 0; // of what is printed on the GPU, which counts in other units
    Share usable = 0;
    Bytes buffers{};        // kernels, buffers and graphs, a GPU
    Share evicted = 0;      // of an answer, that a paged cache holds for a mean sequence
    Tokens offlineTokens{}; // in and out, in a run that has all of its requests queued
    Share limited = 0;      // of the highest rate, that benchmarks with limits reach
    // Two stages and what passes between them.
    Share splitPrefill = 0, splitDecode = 0;
    double splitQueue = 1, splitQueueMixture = 1;
    // Standard deviations of the logarithm of predicted against measured.
    double sigmaOfflineDense = 0, sigmaOfflineCoarse = 0, sigmaOfflineFine = 0;
    double sigmaRateDense = 0, sigmaRateFine = 0;
    double sigmaTokenDense = 0, sigmaTokenFine = 0;
    double sigmaFirst = 0, sigmaFirstBatch = 0, sigmaFirstFine = 0, sigmaQueueing = 0;
    double sigmaSplit = 0, sigmaSplitFirst = 0, sigmaUnstated = 0, sigmaOutside = 0,
           sigmaStarved = 0, sigmaSessions = 0, sigmaSparse = 0, sigmaSource = 0,
           sigmaFirstSource = 0; // between sources; the others are within one
};

using ServingConstantRow =
    ConstantRowOf<ServingConstants>; // "serving." + key is the id of its rule
std::span<const ServingConstantRow> servingConstantRows();

ServingConstants servingConstants(const Catalog& catalog);

} // namespace engine

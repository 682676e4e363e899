#pragma once

#include "model/engine/inputs/constantrow.h"
#include "model/engine/inputs/machine.h"
#include "model/engine/inputs/servingjob.h"

#include <array>

namespace engine {

// Differences between serving engines.
struct EngineConstants {
    Share products = 1; // relative to the fastest engine's large GEMMs on CUDA
    Seconds step{};     // host time per step
    Seconds sequence{}; // of it, per sequence in the step
    double traffic = 0; // elementwise activation traffic relative to the minimum
    Seconds first{};    // until the scheduler has a request
    double burst = 0;   // share of other users' prompts that a prompt waits for
    Seconds layer{};    // launching a layer's kernels
    Seconds reduce{};   // an all-reduce within a node, including ranks waiting for each other
};

// Calibrated constants for serving. The values are catalog rules under "serving.", with their
// meaning and spread.
struct ServingConstants {
    std::array<Share, kGenerationCount> gemm{}; // of the format's peak, by large GEMMs
    Share fp8 = 0, fp4 = 0;                     // of it, for native narrow formats
    Share fp4Consumer = 0; // on consumer cards, whose peak is not limited by power
    Share widened = 0;     // of it, if narrow weights are dequantized first
    double sparse = 1;     // speed-up over a dense GEMM with half of the weights left out
    Share attention = 0;   // of the 16-bit peak, by prefill attention
    Share weightsRead = 0, kvRead = 0; // of memory bandwidth
    double knee = 1; // roofline sharpness: 1 adds both costs, infinity takes the larger
    std::array<EngineConstants, kServingEngines> engines{};
    Seconds reduceBus{};    // an all-reduce over PCIe, per doubling of the ranks
    Share link = 0;         // of link bandwidth
    Share switched = 0;     // of the second half of a ring all-reduce, saved by in-switch reduction
    Seconds mixtureLayer{}; // routing a layer's tokens
    Share expertsCoarse = 0, expertsFine = 0; // relative to one large GEMM
    Share readCoarse = 0, readFine = 0;
    double expertTraffic = 0; // of activations, in multiples of the chosen experts' width
    double pipelineIdle = 0;  // idle time per pipeline stage beyond the first
    Seconds latentFirst{};    // extra TTFT for latent attention (MLA)
    double oldHost = 1, earlierFirst = 1, earlierBurst = 1, rocm = 1;
    // Step time of earlier releases relative to today's; ROCm has improved more since.
    double oldSteps = 1, earlierVllm = 1, earlierRocm = 1;
    // Memory.
    double seen = 0; // of the GPU's nominal memory, which is counted in other units
    Share usable = 0;
    Bytes buffers{};        // kernels, buffers and CUDA graphs, per GPU
    Share evicted = 0;      // of an output, held by a paged KV cache for an average sequence
    Tokens offlineTokens{}; // input and output, of a run with all requests queued at the start
    Share limited = 0;      // of the maximum rate, reached by benchmarks with limits
    // Disaggregated prefill and decode, and the transfer between them.
    Share splitPrefill = 0, splitDecode = 0;
    double splitQueue = 1, splitQueueMixture = 1;
    // Standard deviations of the logarithm of predicted over measured.
    double sigmaOfflineDense = 0, sigmaOfflineCoarse = 0, sigmaOfflineFine = 0;
    double sigmaRateDense = 0, sigmaRateFine = 0;
    double sigmaTokenDense = 0, sigmaTokenFine = 0;
    double sigmaFirst = 0, sigmaFirstBatch = 0, sigmaFirstFine = 0, sigmaQueueing = 0;
    double sigmaSplit = 0, sigmaSplitFirst = 0, sigmaUnstated = 0, sigmaOutside = 0,
           sigmaStarved = 0, sigmaSessions = 0, sigmaSparse = 0, sigmaSource = 0,
           sigmaFirstSource = 0; // between sources; the others are within a source
};

using ServingConstantRow =
    ConstantRowOf<ServingConstants>; // "serving." + key is the id of its rule
std::span<const ServingConstantRow> servingConstantRows();

ServingConstants servingConstants(const Catalog& catalog);

} // namespace engine

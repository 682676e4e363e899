#include "app/calibrate/servingfit.h"

namespace calibration::serving {
namespace {

// Shares of peak FLOPs and bandwidth from measured single kernels; host and collective times from
// profiles of one token; a knee near one because both costs appear in every profile.
const std::vector<Prior> kPriors{
    {"gemm.consumer", 0.65, 0.15},
    {"gemm.ampere", 0.65, 0.1},
    {"gemm.hopper", 0.62, 0.1},
    {"gemm.blackwell", 0.62, 0.1},
    {"gemm.blackwell_ultra", 0.62, 0.1},
    {"gemm.cdna3", 0.45, 0.2},
    {"gemm.cdna4", 0.45, 0.2},
    {"fp8", 0.95, 0.1},
    {"fp4", 0.70, 0.15},
    {"fp4.consumer", 0.9, 0.15},
    {"widened", 0.60, 0.3},
    {"attention", 0.50, 0.2},
    {"read.weights", 0.83, 0.05},
    {"read.cache", 0.80, 0.08},
    {"knee", 1.2, 0.2},
    {"products.vllm", 1, 0.1},
    {"products.sglang", 1, 0.1},
    {"step.vllm", 1.2e-3, 0.5},
    {"step.tensorrt", 1.2e-3, 0.5},
    {"step.sglang", 1.2e-3, 0.5},
    {"sequence.vllm", 8e-6, 0.5},
    {"sequence.tensorrt", 4e-6, 0.5},
    {"sequence.sglang", 8e-6, 0.5},
    {"layer.vllm", 14e-6, 0.3},
    {"layer.tensorrt", 14e-6, 0.3},
    {"layer.sglang", 14e-6, 0.3},
    {"traffic.vllm", 0.5, 1.0},
    {"traffic.tensorrt", 1, 0.5},
    {"traffic.sglang", 1, 0.5},
    {"reduce.vllm", 15e-6, 0.3},
    {"reduce.tensorrt", 12e-6, 0.3},
    {"reduce.sglang", 15e-6, 0.3},
    {"first.vllm", 20e-3, 0.5},
    {"first.tensorrt", 40e-3, 0.5},
    {"first.sglang", 40e-3, 0.5},
    {"first.nim", 40e-3, 0.7},
    {"first.latent", 0.15, 0.5},
    {"burst.vllm", 0.1, 0.5},
    {"burst.tensorrt", 0.1, 0.5},
    {"burst.sglang", 0.1, 0.5},
    {"reduce.bus", 30e-6, 0.3},
    {"link", 0.75, 0.15},
    {"link.switched", 0.8, 0.3},
    {"layer.mixture", 20e-6, 0.7},
    {"experts.coarse", 0.95, 0.1},
    {"experts.fine", 0.5, 0.3},
    {"experts.read_coarse", 0.94, 0.1},
    {"experts.read_fine", 0.8, 0.2},
    {"experts.traffic", 2.0, 0.7},
    {"pipeline", 0.05, 0.7},
    {"old.host", 2.0, 0.4},
    {"earlier.first", 3.0, 0.5},
    {"earlier.burst", 10.0, 0.5},
    {"rocm", 1.2, 0.3},
    {"old.steps", 1.6, 0.3},
    {"earlier.vllm", 1.3, 0.2},
    {"earlier.rocm", 2.0, 0.4},
    {"products.llamacpp", 0.8, 0.3},
    {"step.llamacpp", 1.5e-3, 0.5},
    {"layer.llamacpp", 20e-6, 0.5},
    {"first.llamacpp", 20e-3, 0.7},
    {"memory.buffers", 2.5e9, 0.3},
    {"memory.evicted", 0.6, 0.2},
    {"offline.tokens", 6.5e6, 0.2},
    {"offline.limited", 0.95, 0.03},
    {"split.decode", 0.92, 0.15},
    {"split.queue_mixture", 1.8, 0.5},
};

} // namespace

const std::vector<Prior>& priors()
{
    return kPriors;
}

} // namespace calibration::serving

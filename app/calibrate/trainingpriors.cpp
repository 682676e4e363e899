#include "app/calibrate/trainingfit.h"

namespace calibration::training {
namespace {

// Large GEMMs: the best measured in isolation is 0.87 of an A100's peak, with little scatter; 0.80
// of an H100's and 0.78 of a B200's, which a step does not sustain. The others are set by what they
// are: shares below one, costs around one, latencies of microseconds.
const std::vector<Prior> kStep{
    {"gemm.ampere", 0.87, 0.02},
    {"gemm.hopper", 0.78, 0.05},
    {"gemm.blackwell", 0.70, 0.1},
    {"gemm.blackwell_ultra", 0.75, 0.15},
    {"gemm.cdna3", 0.50, 0.2},
    {"gemm.cdna4", 0.65, 0.2},
    {"gemm.tpu", 0.75, 0.15},
    {"attention.ampere", 0.45, 0.3},
    {"attention.portable", 0.25, 0.3},
    {"attention.hopper", 0.50, 0.3},
    {"attention.blackwell", 0.45, 0.3},
    {"attention.blackwell_ultra", 0.45, 0.3},
    {"fp8", 0.90, 0.15},
    {"fp4", 0.80, 0.2},
    {"tail", 0.6, 0.5},
    {"align", 1.0, 0.3},
    {"elementwise", 1.3, 0.3},
    {"floor.layer", 1.0e-3, 0.5},
    {"floor.mixture", 0.5e-3, 0.5},
    {"floor.expert", 0.2e-3, 0.5},
    {"floor.send", 0.5e-3, 1.0},
    {"latency_inside", 5e-6, 0.5},
    {"exposed.tensor", 0.6, 0.4},
    {"exposed.expert", 0.5, 0.4},
    {"exposed.sends", 0.4, 0.5},
    {"exposed.gather", 0.25, 0.5},
    {"grouped", 0.8, 0.2},
    {"straggle", 0.015, 0.5},
    {"stack.fsdp", 1.05, 0.1},
    {"stack.research", 1.15, 0.1},
    {"stack.eager", 1.1, 0.1},
    {"elementwise_eager", 1.5, 0.3},
    {"nic_share", 0.5, 0.3},
    {"nic_share_old", 0.4, 0.3},
    {"send_share", 0.6, 0.3},
};

const std::vector<Prior> kMemory{
    {"memory.gradients_tuned", 2, 0.2},    {"memory.gradients_classic", 4, 0.2},
    {"memory.gradients_research", 4, 0.2}, {"memory.kept_tuned", 1.1, 0.1},
    {"memory.kept_classic", 1.3, 0.15},    {"memory.kept_research", 1.3, 0.2},
    {"memory.kept_narrow", 0.85, 0.15},    {"memory.kept_lora", 0.8, 0.2},
    {"memory.buffers", 3.2e9, 0.3},        {"memory.working_eager", 2, 0.3},
};

} // namespace

const std::vector<Prior>& priors(Measure measure)
{
    return measure == Measure::Step ? kStep : kMemory;
}

} // namespace calibration::training

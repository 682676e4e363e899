#pragma once

#include "model/engine/specs/part.h"

#include <string>

namespace engine {

// A published training run: all inputs of a prediction, and nothing else. Texts are as published;
// missing values are unknown, or empty.
struct PublishedRun {
    std::string task; // "pretrain", "sft", "lora"

    std::string model;
    double params = kUnknown, active = kUnknown;
    double layers = kUnknown, hidden = kUnknown, heads = kUnknown, kvHeads = kUnknown;
    double ffn = kUnknown, vocab = kUnknown;

    std::string gpu, intra;
    double gpus = kUnknown, nodeGpus = kUnknown;
    double interGbps = kUnknown; // per GPU, one direction

    double tensor = kUnknown, pipeline = kUnknown, interleave = kUnknown;
    double data = kUnknown, context = kUnknown, expert = kUnknown;
    std::string sharding;

    double microBatch = kUnknown, sequences = kUnknown, sequence = kUnknown;
    std::string precision, recompute;

    std::string framework, features; // "NeMo (Megatron-Core)"; "packed; fused kernels"
    double year = kUnknown;          // of the software
};

} // namespace engine

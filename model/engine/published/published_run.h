#pragma once

#include "model/engine/specs/part.h"

#include <string>

namespace engine {

// What a published training run was: everything that a prediction may depend on, and nothing
// else. Texts are as their authors wrote them; what they left out is unknown, or empty.
struct PublishedRun {
    std::string task; // "pretrain", "sft", "lora"

    std::string model;
    double params = kUnknown, active = kUnknown;
    double layers = kUnknown, hidden = kUnknown, heads = kUnknown, kvHeads = kUnknown;
    double ffn = kUnknown, vocab = kUnknown;

    std::string gpu, intra;
    double gpus = kUnknown, nodeGpus = kUnknown;
    double interGbps = kUnknown; // a GPU, one direction

    double tensor = kUnknown, pipeline = kUnknown, interleave = kUnknown;
    double data = kUnknown, context = kUnknown, expert = kUnknown;
    std::string sharding;

    double microBatch = kUnknown, sequences = kUnknown, sequence = kUnknown;
    std::string precision, recompute;

    std::string framework, features; // "NeMo (Megatron-Core)"; "packed; fused kernels"
    double year = kUnknown;          // of the software
};

} // namespace engine

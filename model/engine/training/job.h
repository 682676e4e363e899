#pragma once

#include "model/engine/specs/parts.h"

namespace engine {

// The software that runs the step: a tuned framework of today, PyTorch's fully sharded one, the
// frameworks of 2022 without fused attention or hidden traffic, a research script.
enum class Stack : std::uint8_t { Tuned, Fsdp, Classic, Research };
enum class Method : std::uint8_t { Full, Lora, Qlora };
// A weight at rest under QLoRA: 4 bits and the scale of its block.
inline constexpr double kPackedBytes = 4.5 / 8;
enum class Optimizer : std::uint8_t { Adam, Adam8bit, Adafactor, Sgd };

// One step of training, whatever divides it.
struct TrainingJob {
    Model model;
    double sequences = 1; // in the global batch
    Tokens sequence{};
    Format format = Format::Bf16;
    Stack stack = Stack::Tuned;
    Method method = Method::Full;
    double loraRank = 16;
    Optimizer optimizer = Optimizer::Adam;
};

} // namespace engine

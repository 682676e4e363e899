#pragma once

#include "model/engine/specs/parts.h"

#include <optional>

namespace engine {

// The software that runs the step: a tuned framework of today, PyTorch's fully sharded one, the
// frameworks of 2022 without fused attention or hidden traffic, a research script, a trainer that
// runs a library of models operation by operation, and one of which nobody says what it is.
enum class Stack : std::uint8_t { Tuned, Fsdp, Classic, Research, Eager, Other };
inline constexpr int kStackCount = 6;
enum class Method : std::uint8_t { Full, Lora, Qlora };
// A weight at rest under QLoRA: 4 bits and the scale of its block.
inline constexpr double kPackedBytes = 4.5 / 8;
enum class Optimizer : std::uint8_t { Adam, Adam8bit, Adafactor, Sgd };

// What a run says of its software beside the kind; what it leaves unsaid is as usual for the kind.
struct SoftwareWays {
    std::optional<bool> fusedAttention; // never writes the square of the sequence
    bool fusedKernels = false;          // norms, rotations, activations and loss: a kernel each
    bool lossInChunks = false;          // never holds the logits of all tokens
    bool narrowStates = false;          // weights, gradients and moments in 16 bits, no copy in 32
    friend bool operator==(const SoftwareWays&, const SoftwareWays&) = default;
};

// One step of training, whatever divides it.
struct TrainingJob {
    Model model;
    double sequences = 1; // in the global batch
    Tokens sequence{};
    Format format = Format::Bf16;
    Stack stack = Stack::Tuned;
    SoftwareWays ways;
    Method method = Method::Full;
    double loraRank = 16;
    Optimizer optimizer = Optimizer::Adam;
    Params unpassed{}; // weights of the model that learn with it and other tokens pass
    // Of networks that run before the model, on all GPUs alike.
    Params encoder{};
    Flops encoderWork{}; // of a sequence, forward
    bool encoderTrained = false;
    bool wholeLooks = false; // tokens look at all of a sequence, not at those before them

    bool trainsEncoder() const { return encoderTrained && method == Method::Full; }
};

} // namespace engine

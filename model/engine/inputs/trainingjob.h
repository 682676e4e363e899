#pragma once

#include "model/engine/specs/parts.h"

#include <optional>

namespace engine {

// The training software: a tuned current framework, PyTorch FSDP, the frameworks of 2022 without
// fused attention or overlapped traffic, a research script, an eager trainer on a model library,
// and unknown.
enum class Stack : std::uint8_t { Tuned, Fsdp, Classic, Research, Eager, Other };
enum class Method : std::uint8_t { Full, Lora, Qlora };
// A stored weight under QLoRA: 4 bits and the scale of its block.
inline constexpr double kPackedBytes = 4.5 / 8;
enum class Optimizer : std::uint8_t { Adam, Adam8bit, Adafactor, Sgd };

// Software features a run states beyond its kind; unset ones are as usual for the kind.
struct SoftwareWays {
    std::optional<bool> fusedAttention; // never materializes the sequence × sequence matrix
    bool fusedKernels = false;          // fused norms, rotary embeddings, activations and loss
    bool lossInChunks = false;          // never holds the logits of all tokens
    bool narrowStates = false; // weights, gradients and moments in 16 bits, no 32-bit master copy
    friend bool operator==(const SoftwareWays&, const SoftwareWays&) = default;
};

// One training step, independent of its layout.
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
    // Models of its size laid out alike: those trained, with a critic, and those only passed
    // through.
    double trainedModels = 1, frozenModels = 0;
    Params unpassed{}; // trained weights that these tokens do not pass through
    // Encoders in front of the model, replicated on all GPUs.
    Params encoder{};
    Flops encoderWork{}; // per sequence, forward
    bool encoderTrained = false;
    bool wholeLooks = false; // tokens attend to all of a sequence, not only to earlier ones

    bool trainsEncoder() const { return encoderTrained && method == Method::Full; }
};

} // namespace engine

#pragma once

#include "model/engine/specs/parts.h"

#include <array>
#include <cstdint>

namespace engine {

// Weight formats in memory. Formats without hardware support are dequantized before multiplying.
enum class WeightFormat : std::uint8_t { Bf16, Fp8, Int8, Int4, Nvfp4, Mxfp4 };
enum class KvFormat : std::uint8_t { Bf16, Fp8, Fp4 };

// The serving engine. NIM is TensorRT-LLM behind its own server.
enum class ServingEngine : std::uint8_t { Vllm, TensorRt, Sglang, LlamaCpp, Nim };
inline constexpr int kServingEngines = 5;
// Its age: of the first years, before the last scheduler rewrite, or current.
enum class Release : std::uint8_t { Old, Earlier, Current };

// The work of a replica, independent of its layout.
struct ServingJob {
    Model model;
    WeightFormat weights = WeightFormat::Fp8;
    bool sparse = false; // 2:4 sparsity: two of four consecutive weights are zero
    KvFormat kv = KvFormat::Fp8;
    Tokens prompt{}, answer{}; // of an average request
    // Averages over the sequences running at a given moment, which favor long outputs; 0: the same.
    Tokens heldPrompt{}, heldAnswer{};
    ServingEngine engine = ServingEngine::Vllm;
    Release release = Release::Current;
    Tokens chunk{};       // chunked prefill; 0: whole prompts, as far as a step takes them
    Share prefixHit = 0;  // of a prompt, shared prefix cache hit …
    Share ownHit = 0;     // … and left in the cache by an earlier call of the same session
    Share kept = 1;       // of that, not evicted during the session's pause
    Tokens paused{};      // of a paused context …
    Seconds pauses{};     // … and its pause, per call
    Bytes hostRoom{};     // host memory per GPU, for evicted contexts …
    Bandwidth hostLink{}; // … and the link that brings them back
    Share fromHost = 0;   // of what an earlier call left, found there …
    Seconds fetch{};      // … and the time to fetch one
    Tokens cross{}; // cross-attention tokens in addition to the prompt, averaged over layers …
    Share crossLayers = 0; // … and the number of such layers
    double draftDepth = 0; // speculative tokens per verified one
    Share draftAccepted = 0;
    Share draftCost = 0; // of a speculative token relative to a step of the model itself
    double mostSequences = kUnknown; // concurrent, in the engine; unknown: its default
    // Of prompt lengths and of KV cache held per sequence: standard deviation over mean.
    double promptSpread = 0, placeSpread = 1;
    // With several classes of requests: their shares and prompt lengths, and the spread of lengths
    // within a class.
    struct Kind {
        Share share = 0;
        Tokens prompt{};
        bool apart = false; // has its own TTFT limit
    };
    std::array<Kind, 3> kinds{};
    double lengthSpread = 0;
    // Of prefilled lengths: calls of a session each add a similar amount to a growing context.
    double readSpread() const { return ownHit > 0 ? lengthSpread : promptSpread; }
    bool inKinds() const { return kinds[1].share > 0 || kinds[2].share > 0; }
    double pace = 1;         // of every step, relative to the computed one
    Params encoder{};        // encoders in front of the model …
    double encoderWork = 0;  // … and their FLOP per prompt token
    Share wholeShare = 0;    // of the 16-bit peak, by full attention over a window
    bool wholeLooks = false; // every token attends to all of a window, not only to earlier ones

    Share hit() const { return prefixHit + (kept + fromHost) * ownHit; }
    Tokens runningPrompt() const { return heldPrompt.base() > 0 ? heldPrompt : prompt; }
    Tokens runningAnswer() const { return heldAnswer.base() > 0 ? heldAnswer : answer; }
};

// How one replica is divided over GPUs. Experts are whole on tensor × attention ranks (expert > 1)
// or sharded like the rest. Attention ranks each hold all attention weights and divide requests.
struct ServingLayout {
    double tensor = 1, pipeline = 1, expert = 1, attention = 1;
    double replicas = 1;

    double replicaGpus() const { return tensor * pipeline * attention; }
    double gpus() const { return replicaGpus() * replicas; }

    friend bool operator==(const ServingLayout&, const ServingLayout&) = default;
};

} // namespace engine

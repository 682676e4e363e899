#pragma once

#include "model/engine/specs/parts.h"

#include <array>
#include <cstdint>

namespace engine {

// How weights rest in memory. What a GPU has no units for is widened before it is multiplied.
enum class WeightFormat : std::uint8_t { Bf16, Fp8, Int8, Int4, Nvfp4, Mxfp4 };
enum class KvFormat : std::uint8_t { Bf16, Fp8, Fp4 };

// The program that serves. NIM is TensorRT-LLM behind a server of its own.
enum class ServingEngine : std::uint8_t { Vllm, TensorRt, Sglang, LlamaCpp, Nim };
inline constexpr int kServingEngines = 5;
// Its age: of the first years, before the last rewrite of its scheduler, or of today.
enum class Release : std::uint8_t { Old, Earlier, Current };

// What is asked of a replica, whatever divides it.
struct ServingJob {
    Model model;
    WeightFormat weights = WeightFormat::Fp8;
    bool sparse = false; // two of four weights in a row are zero
    KvFormat kv = KvFormat::Fp8;
    Tokens prompt{}, answer{}; // of a mean request
    // Of those that a moment finds running, where long answers are met more often; 0: the same.
    Tokens heldPrompt{}, heldAnswer{};
    ServingEngine engine = ServingEngine::Vllm;
    Release release = Release::Current;
    Tokens chunk{};        // of a prompt at a time; 0: whole prompts, as far as a step takes them
    Share prefixHit = 0;   // of a prompt that is in the cache already, once for everybody …
    Share ownHit = 0;      // … and that an earlier call of the same session left there
    Share kept = 1;        // of that, what was not driven out while the session waited
    Tokens paused{};       // of a context that waits for the next call …
    Seconds pauses{};      // … and for how long, for each call
    Bytes hostRoom{};      // of a GPU's host, for contexts that were driven out …
    Bandwidth hostLink{};  // … and the link over which they come back
    Share fromHost = 0;    // of what an earlier call left there, as found there …
    Seconds fetch{};       // … and how long one takes to come back
    Tokens cross{};        // beside the prompt, that all tokens look at in a mean layer …
    Share crossLayers = 0; // … and how many layers do
    double draftDepth = 0; // tokens guessed ahead for each one that is certain
    Share draftAccepted = 0;
    Share draftCost = 0;             // of a guessed token against a step of the model itself
    double mostSequences = kUnknown; // that the engine takes at a time; unknown: its own default
    // Of lengths, standard deviation over mean: how unlike prompts and held places are.
    double promptSpread = 0, placeSpread = 1;
    // Where requests are of several kinds, how many of each there are and how long their prompts,
    // and how lengths spread within one.
    struct Kind {
        Share share = 0;
        Tokens prompt{};
        bool apart = false; // its first tokens have a limit of their own
    };
    std::array<Kind, 3> kinds{};
    double lengthSpread = 0;
    // Of what is read of a prompt: calls of a session add alike to a context that grows.
    double readSpread() const { return ownHit > 0 ? lengthSpread : promptSpread; }
    bool inKinds() const { return kinds[1].share > 0 || kinds[2].share > 0; }
    double pace = 1;         // of every step, against the computed one
    Params encoder{};        // of networks that run before the model …
    double encoderWork = 0;  // … and their FLOP for each token of a prompt
    Share wholeShare = 0;    // of the 16-bit peak that attention to a whole window reaches
    bool wholeLooks = false; // every token looks at all of a window, not at those before it

    Share hit() const { return prefixHit + (kept + fromHost) * ownHit; }
    Tokens runningPrompt() const { return heldPrompt.base() > 0 ? heldPrompt : prompt; }
    Tokens runningAnswer() const { return heldAnswer.base() > 0 ? heldAnswer : answer; }
};

// How GPUs divide one replica. Experts lie on tensor × attention ranks whole (expert > 1) or cut
// like everything else. Attention ranks hold the attention's weights each and divide requests.
struct ServingLayout {
    double tensor = 1, pipeline = 1, expert = 1, attention = 1;
    double replicas = 1;

    double replicaGpus() const { return tensor * pipeline * attention; }
    double gpus() const { return replicaGpus() * replicas; }

    friend bool operator==(const ServingLayout&, const ServingLayout&) = default;
};

} // namespace engine

#pragma once

#include "model/engine/inputs/layout.h"
#include "model/engine/inputs/trainingjob.h"
#include "model/engine/specs/parts.h"
#include "model/engine/training/machine.h"

#include <optional>
#include <string_view>

namespace engine {

// Interprets how authors describe their runs.

// The GEMM format; none if the text does not name one.
std::optional<Format> statedFormat(std::string_view precision);

Method statedMethod(std::string_view task, std::string_view precision);

struct StatedRecompute {
    std::optional<Recompute> kind;   // none if not stated
    double layers = kUnknown;        // a number of layers, per stage
    double share = kUnknown;         // or a share of them
    Offload offload = Offload::None; // of activations, instead or as well
};
StatedRecompute statedRecompute(std::string_view text);

struct StatedSharding {
    std::optional<Sharding> kind; // none if not stated
    bool fullySharded = false;    // PyTorch FSDP, or ZeRO-3
    bool megatron = false;        // Megatron's own full sharding
    bool bareZero = false;        // a ZeRO stage and nothing else
    bool node = false;            // one copy per node
    double group = kUnknown;      // ranks that share one copy
    Offload offload = Offload::None;
};
StatedSharding statedSharding(std::string_view text);

// The software from its description and the GPU's age. Whole-program compilers, as used by non-GPU
// accelerators, count as tuned.
Stack stackOf(const StatedSharding& stated, Generation generation, bool compiled);

} // namespace engine

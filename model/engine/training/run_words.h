#pragma once

#include "model/engine/inputs/layout.h"
#include "model/engine/inputs/training_job.h"
#include "model/engine/specs/parts.h"
#include "model/engine/training/machine.h"

#include <optional>
#include <string_view>

namespace engine {

// How the authors of a run say what they did, read by meaning.

// The format of the products; none where the text names none.
std::optional<Format> statedFormat(std::string_view precision);

Method statedMethod(std::string_view task, std::string_view precision);

struct StatedRecompute {
    std::optional<Recompute> kind;   // none where it is not said
    double layers = kUnknown;        // a number of them, of a stage
    double share = kUnknown;         // or a share of them
    Offload offload = Offload::None; // of activations, instead or as well
};
StatedRecompute statedRecompute(std::string_view text);

struct StatedSharding {
    std::optional<Sharding> kind; // none where it is not said
    bool fullySharded = false;    // PyTorch's, or ZeRO-3
    bool megatron = false;        // Megatron's own, sharded as fully
    bool bareZero = false;        // a stage of ZeRO and nothing else
    bool node = false;            // one copy in each node
    double group = kUnknown;      // ranks that share one copy
    Offload offload = Offload::None;
};
StatedSharding statedSharding(std::string_view text);

// The software by what is said of it and by the age of the GPU. What compiles whole programs, as
// accelerators that are no GPUs do, is tuned.
Stack stackOf(const StatedSharding& stated, Generation generation, bool compiled);

} // namespace engine

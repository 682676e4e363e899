#pragma once

#include "model/engine/specs/part.h"
#include "model/engine/units.h"

#include <cstdint>

namespace engine {

// How the time of a unit is found: computed from the model that answers it, or as measured.
enum class UnitRule : std::uint8_t { Model, Typed };

// Units of work that do not wait for each other: requests in bulk, documents to embed, frames,
// simulations, minutes of video, proofs. What waits between them is the serial part.
struct BatchJob {
    double units = 1e6;
    UnitRule rule = UnitRule::Model;
    Seconds unitTime{kUnknown}; // of one, on the GPUs that work on it together …
    double unitGpus = 1;        // … so many
    Bytes memory{};             // on each of them
    Share serial = 0;           // of the job, that one worker does alone
    Bytes in{}, out{};          // of a unit
};

} // namespace engine

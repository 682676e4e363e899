#pragma once

#include "model/engine/specs/part.h"
#include "model/engine/units.h"

#include <cstdint>

namespace engine {

// Source of a unit's time: computed from the model that processes it, or measured.
enum class UnitRule : std::uint8_t { Model, Typed };

// Independent units of work: batch requests, documents to embed, frames, simulations, minutes of
// video, proofs. Dependencies between them are the serial part.
struct BatchJob {
    double units = 1e6;
    UnitRule rule = UnitRule::Model;
    Seconds unitTime{kUnknown}; // per unit, on the GPUs that work on it together …
    double unitGpus = 1;        // … this many
    Bytes memory{};             // on each of them
    Share serial = 0;           // of the job, done by one worker alone
    Bytes in{}, out{};          // per unit
};

} // namespace engine

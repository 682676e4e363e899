#pragma once

#include "model/engine/files/json.h"
#include "model/engine/specs/run.h"

#include <string>

namespace engine {

// A run as described by its training log: the steady-state step, and machines, batch and layout as
// logged. Missing values are unknown.
struct TrainLog {
    std::string software;            // "Megatron-LM", "TorchTitan" …
    MeasuredRun run;                 // the step is the median of the steady-state ones
    int steps = 0;                   // lines that were read, without warm-up
    double low = kUnknown, high = 0; // step time in seconds: P10 and P90 of these lines
    double layers = kUnknown, hidden = kUnknown, heads = kUnknown; // of the model
    double samplesEach = kUnknown; // per second, all GPUs, if no steps are reported
};

// Output of Megatron-LM, NeMo, TorchTitan, DeepSpeed or the Hugging Face Trainer, including color
// codes and prefixes; the Trainer's own JSON files.
bool looksLikeTrainLog(std::string_view text);
Result<TrainLog> readTrainLog(std::string_view text);
bool looksLikeTrainerJson(const Json& json);
Result<TrainLog> readTrainerJson(const Json& json);

} // namespace engine

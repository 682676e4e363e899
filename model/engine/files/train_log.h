#pragma once

#include "model/engine/files/json.h"
#include "model/engine/specs/run.h"

#include <string>

namespace engine {

// What a training log says of its run: the steady step, and of machines, batch and layout what the
// software wrote down. What it does not say is unknown.
struct TrainLog {
    std::string software;            // "Megatron-LM", "TorchTitan" …
    MeasuredRun run;                 // the step is the median of the steady ones
    int steps = 0;                   // lines that were read, without those of the start
    double low = kUnknown, high = 0; // of a step, in seconds: P10 and P90 of these lines
    double layers = kUnknown, hidden = kUnknown, heads = kUnknown; // of the model
    double samplesEach = kUnknown; // a second, of all GPUs, where steps are not told
};

// Output of Megatron-LM, NeMo, TorchTitan, DeepSpeed or the Hugging Face Trainer, with colours and
// prefixes as they come; the Trainer's own JSON files.
bool looksLikeTrainLog(std::string_view text);
Result<TrainLog> readTrainLog(std::string_view text);
bool looksLikeTrainerJson(const Json& json);
Result<TrainLog> readTrainerJson(const Json& json);

} // namespace engine

#pragma once

#include "model/engine/inputs/serving_job.h"

#include <optional>
#include <string_view>

namespace engine {

// How the authors of a serving run say what they did, read by meaning.

struct StatedEngine {
    ServingEngine engine = ServingEngine::Vllm;
    Release release = Release::Current;
    bool known = false; // else it is taken for vLLM
};
// "TensorRT-LLM".
std::string_view nameOf(ServingEngine engine);
// By its version; where none is said, by the year of the run.
StatedEngine statedEngine(std::string_view engine, std::string_view version,
                          double year = kUnknown);

enum class Traffic : std::uint8_t {
    Offline,    // everything queued at once
    Closed,     // users who ask again when answered
    Open,       // requests come at a rate, whatever is still running
    Static,     // one batch that starts and ends together
    FirstToken, // of one prompt alone
    Split,      // prompts and answers on GPUs of their own
};
struct StatedScenario {
    Traffic traffic = Traffic::Closed;
    double number = kUnknown; // requests in all, requests a second, or sequences
    bool dataset = false;     // lengths of real conversations or of a known benchmark
    bool limited = false;     // at the highest rate that meets limits of latency
};
StatedScenario statedScenario(std::string_view scenario, double users);

// None where the text names none.
std::optional<WeightFormat> statedWeights(std::string_view precision);
std::optional<KvFormat> statedCache(std::string_view precision);

} // namespace engine

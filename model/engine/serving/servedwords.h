#pragma once

#include "model/engine/inputs/servingjob.h"

#include <optional>
#include <string_view>

namespace engine {

// Interprets how authors describe their serving runs.

struct StatedEngine {
    ServingEngine engine = ServingEngine::Vllm;
    Release release = Release::Current;
    bool known = false; // otherwise vLLM is assumed
};
// "TensorRT-LLM".
std::string_view nameOf(ServingEngine engine);
// From its version; if not stated, from the year of the run.
StatedEngine statedEngine(std::string_view engine, std::string_view version,
                          double year = kUnknown);

enum class Traffic : std::uint8_t {
    Offline,    // everything queued at the start
    Closed,     // users who send the next request when answered
    Open,       // requests arrive at a rate, independent of what is running
    Static,     // one batch that starts and ends together
    FirstToken, // TTFT of a single prompt
    Split,      // disaggregated prefill and decode
};
struct StatedScenario {
    Traffic traffic = Traffic::Closed;
    double number = kUnknown; // total requests, requests per second, or sequences
    bool dataset = false;     // lengths from real conversations or a known benchmark
    bool limited = false;     // at the highest rate that meets latency limits
    Seconds atLeast{};        // minimum duration by the benchmark's rules
};
StatedScenario statedScenario(std::string_view scenario, double users);

// None if the text does not name one.
std::optional<WeightFormat> statedWeights(std::string_view precision);
std::optional<KvFormat> statedCache(std::string_view precision);

} // namespace engine

#pragma once

#include "model/engine/files/pricecsv.h"
#include "model/engine/result.h"
#include "model/engine/traces/trace.h"

#include <string_view>
#include <vector>

namespace engine {

// Traces are longer than price lists: a million requests with their block hashes.
inline constexpr std::size_t kMostTraceBytes = 1024u << 20;
inline constexpr std::size_t kMostTraceRequests = 20'000'000;

// A trace, and its unreadable lines: the first ones individually, and their number.
struct ReadTrace {
    Trace trace;
    std::vector<Error> problems;
    std::size_t refused = 0;
};

// Detected by its first lines: one request per line (Mooncake), a table (Azure, BurstGPT), or
// benchmark results (vLLM, GuideLLM).
bool looksLikeTrace(std::string_view start);
Result<ReadTrace> readTrace(std::string_view text, const Progress& progress = {});

} // namespace engine

#pragma once

#include "model/engine/files/price_csv.h"
#include "model/engine/result.h"
#include "model/engine/traces/trace.h"

#include <string_view>
#include <vector>

namespace engine {

// Traces are longer than price lists: a million requests with the hashes of their blocks.
inline constexpr std::size_t kMostTraceBytes = 1024u << 20;
inline constexpr std::size_t kMostTraceRequests = 20'000'000;

// A trace, and the lines that could not be read: the first of them one by one, and their number.
struct ReadTrace {
    Trace trace;
    std::vector<Error> problems;
    std::size_t refused = 0;
};

// By its first lines: requests one a line (Mooncake), a table (Azure, BurstGPT), or the result of a
// benchmark (vLLM, GuideLLM).
bool looksLikeTrace(std::string_view start);
Result<ReadTrace> readTrace(std::string_view text, const Progress& progress = {});

} // namespace engine

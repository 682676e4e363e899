#pragma once

#include "model/engine/files/json.h"
#include "model/engine/specs/run.h"

#include <vector>

namespace engine {

// Runs read from a file. An unusable one is reported as a problem, and the others are kept.
struct ReadRuns {
    std::vector<MeasuredRun> runs;
    std::size_t served = 0; // serving measurements: a project only keeps training runs
    std::vector<Error> problems, notes;
};

// {"format": "headroom-run", "runs": […]}, one run, a list of them, or the nested form in which
// published measurements are collected.
bool looksLikeRuns(const Json& json);
ReadRuns readRuns(const Json& json, const Catalog& catalog);

// A header line of keys, then one line per run.
bool looksLikeRunCsv(std::string_view text);
ReadRuns readRunCsv(std::string_view text, const Catalog& catalog);
// Such a file with one sample run to overwrite.
std::string runCsvTemplate();

// As stored in a project.
Json runToJson(const MeasuredRun& run);
Result<MeasuredRun> runFromJson(const Json& json, const std::string& where);

} // namespace engine

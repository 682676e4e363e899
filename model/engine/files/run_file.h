#pragma once

#include "model/engine/files/json.h"
#include "model/engine/specs/run.h"

#include <vector>

namespace engine {

// Runs as understood from a file. One that cannot be used is a problem, and the others are kept.
struct ReadRuns {
    std::vector<MeasuredRun> runs;
    std::size_t served = 0; // rows that measured serving: a project keeps runs that train
    std::vector<Error> problems, notes;
};

// {"format": "headroom-run", "runs": […]}, one run, a list of them, or the nested form in which
// published measurements are collected.
bool looksLikeRuns(const Json& json);
ReadRuns readRuns(const Json& json, const Catalog& catalog);

// A header line of keys, then a line a run.
bool looksLikeRunCsv(std::string_view text);
ReadRuns readRunCsv(std::string_view text, const Catalog& catalog);
// Such a file with one run to write over.
std::string runCsvTemplate();

// As a project keeps it.
Json runToJson(const MeasuredRun& run);
Result<MeasuredRun> runFromJson(const Json& json, const std::string& where);

} // namespace engine

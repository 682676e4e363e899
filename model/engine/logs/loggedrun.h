#pragma once

#include "model/engine/files/trainlog.h"
#include "model/engine/plan.h"

namespace engine {

// A log's run, completed from the plan it was dropped on: what the log lacks about model, GPU,
// batch and layout is as planned.
struct LoggedRun {
    MeasuredRun run;
    std::size_t work = 0;             // index of the workload that completed it
    std::vector<std::string> assumed; // keys missing in the log
};
Result<LoggedRun> runOfLog(const TrainLog& log, const Plan& plan, const Catalog& catalog);

} // namespace engine

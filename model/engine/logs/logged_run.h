#pragma once

#include "model/engine/files/train_log.h"
#include "model/engine/plan.h"

namespace engine {

// A log's run made whole by the plan that it was dropped on: what the log does not say of model,
// GPU, batch and layout is as planned.
struct LoggedRun {
    MeasuredRun run;
    std::size_t work = 0;             // whose plan it was made whole by
    std::vector<std::string> assumed; // keys of what the log does not say
};
Result<LoggedRun> runOfLog(const TrainLog& log, const Plan& plan, const Catalog& catalog);

} // namespace engine

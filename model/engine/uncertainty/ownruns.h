#pragma once

#include "model/engine/plan.h"
#include "model/engine/result.h"
#include "model/engine/specs/run.h"

#include <optional>
#include <span>

namespace engine {

// Calibration of a workload's computed steps by own runs.
struct OwnPace {
    double pace = 1;  // shrunk toward 1 by how informative the runs are against the prior
    double sigma = 0; // of its logarithm, the remaining spread
    double before = 0;
    int runs = 0;    // on the same GPU, with a known model
    int guessed = 0; // of them, with an unstated layout
};
std::optional<OwnPace> ownPace(const Plan& plan, const Workload& work,
                               std::span<const MeasuredRun> runs, const Catalog& catalog);

// The plan with its own runs' calibration factor in every workload they apply to. The catalog's
// calibration is unchanged.
Result<Plan> calibrated(const Plan& plan, std::span<const MeasuredRun> runs,
                        const Catalog& catalog);

} // namespace engine

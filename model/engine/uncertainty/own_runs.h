#pragma once

#include "model/engine/plan.h"
#include "model/engine/result.h"
#include "model/engine/specs/run.h"

#include <optional>
#include <span>

namespace engine {

// What runs of one's own say of a workload's steps against the computed ones.
struct OwnPace {
    double pace = 1;  // shrunk to 1 by how much a run tells against what was known before
    double sigma = 0; // of its logarithm, what is left of the spread
    double before = 0;
    int runs = 0;    // on the same GPU, with the model known
    int guessed = 0; // of them, with a layout that they do not say
};
std::optional<OwnPace> ownPace(const Plan& plan, const Workload& work,
                               std::span<const MeasuredRun> runs, const Catalog& catalog);

// The plan with the pace of its own runs in every workload that they say something of. What the
// catalog's calibration found stays as it is.
Result<Plan> calibrated(const Plan& plan, std::span<const MeasuredRun> runs,
                        const Catalog& catalog);

} // namespace engine

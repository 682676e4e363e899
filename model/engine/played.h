#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"
#include "model/engine/play/played_step.h"

#include <stop_token>

namespace engine {

// One step of a workload by the layout that was decided, played out. Its times are those of the
// plan's own software, as the answer's are; `refused` says why there is none.
play::PlayedStep playedStep(const Plan& plan, const Assessment& assessment, std::size_t work,
                            std::stop_token stop = {});

} // namespace engine

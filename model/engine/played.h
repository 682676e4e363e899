#pragma once

#include "model/engine/assessment.h"
#include "model/engine/play/play_serving.h"
#include "model/engine/play/play_week.h"
#include "model/engine/play/play_year.h"
#include "model/engine/play/played_step.h"
#include "model/engine/resolved_plan.h"

#include <optional>
#include <stop_token>

namespace engine {

// One step of a workload by the layout that was decided, played out. Its times are those of the
// plan's own software, as the answer's are; `refused` says why there is none.
play::PlayedStep playedStep(const ResolvedPlan& plan, const Assessment& assessment,
                            std::size_t work, std::stop_token stop = {});

// A replica of a workload that serves, at the load that comes to each, played request by request:
// of the cluster's GPUs or, where there are any, of those of the second tier.
play::PlayedServing playedServing(const ResolvedPlan& plan, const Assessment& assessment,
                                  std::size_t work, bool tier = false,
                                  const play::ServingOptions& options = {},
                                  std::stop_token stop = {});

// A week of a fleet that scales by itself, replica by replica; none where it does not.
std::optional<play::PlayedWeek> playedWeek(const ResolvedPlan& plan, const Assessment& assessment,
                                           std::size_t work);

// A year of a run, of its interruptions, restarts and the nodes under repair. Of very large runs,
// which write checkpoints all the time, it is less than a year.
play::PlayedYear playedYear(const ResolvedPlan& plan, const Assessment& assessment,
                            std::size_t work, Seconds time = kYear, std::stop_token stop = {});

} // namespace engine

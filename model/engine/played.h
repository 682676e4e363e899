#pragma once

#include "model/engine/assessment.h"
#include "model/engine/play/playedstep.h"
#include "model/engine/play/playserving.h"
#include "model/engine/play/playweek.h"
#include "model/engine/play/playyear.h"
#include "model/engine/resolvedplan.h"

#include <optional>
#include <stop_token>

namespace engine {

// One simulated step of a workload with the layout decided. Times include the plan's software
// factor, as in the answer; `refused` says why there is no result.
play::PlayedStep playedStep(const ResolvedPlan& plan, const Assessment& assessment,
                            std::size_t work, std::stop_token stop = {});

// A serving replica at the rate each receives, simulated request by request: on the cluster's GPUs
// or, if there are any, on those of the second tier.
play::PlayedServing playedServing(const ResolvedPlan& plan, const Assessment& assessment,
                                  std::size_t work, bool tier = false,
                                  const play::ServingOptions& options = {},
                                  std::stop_token stop = {});

// A week of an autoscaling fleet, replica by replica; none without autoscaling.
std::optional<play::PlayedWeek> playedWeek(const ResolvedPlan& plan, const Assessment& assessment,
                                           std::size_t work);

// A simulated year of a run: its interruptions, restarts and nodes under repair. Shorter for very
// large runs, which write checkpoints all the time.
play::PlayedYear playedYear(const ResolvedPlan& plan, const Assessment& assessment,
                            std::size_t work, Seconds time = kYear, std::stop_token stop = {});

} // namespace engine

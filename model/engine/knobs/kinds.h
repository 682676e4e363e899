#pragma once

#include "model/engine/knobs/choicerow.h"

namespace engine {

// The kinds of workload.
inline constexpr Named<WorkloadKind> kKinds[] = {
    {WorkloadKind::Train, "train", L("Choices", "Training")},
    {WorkloadKind::Tune, "tune", L("Choices", "Fine-tuning")},
    {WorkloadKind::Sweep, "sweep", L("Choices", "Sweep")},
    {WorkloadKind::Serve, "serve", L("Choices", "Serving")},
    {WorkloadKind::Batch, "batch", L("Choices", "Batch job")},
    {WorkloadKind::Reinforce, "rl", L("Choices", "Reinforcement learning")},
    {WorkloadKind::Recommend, "recommend", L("Choices", "Recommendation")}};

} // namespace engine

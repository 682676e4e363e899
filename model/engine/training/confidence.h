#pragma once

#include "model/engine/answers/train_answer.h"
#include "model/engine/inputs/layout.h"
#include "model/engine/inputs/training_constants.h"
#include "model/engine/inputs/training_job.h"

namespace engine {

// Standard deviations from the middle of a band to its ends: it holds the middle 80 %.
inline constexpr double kP90 = 1.2816;

// What is known of a run's steps whatever its layout.
struct StepPace {
    double tuning = 0;       // of the software: 0 as in published runs, 1 as in a first one
    double own = 1;          // by its own measured runs, against what is computed …
    double sigma = kUnknown; // … and how far off that still is; unknown: as other predictions are
};

// Kinds of questions whose predictions lie about as far off: adapters, mixtures of experts, runs
// whose layout was not said, dense models on one node, and on many.
enum class SpreadKind : std::uint8_t { Node, Cluster, Unstated, Mixture, Adapters };
SpreadKind spreadOf(const TrainingJob& job, const Machine& machine, bool layoutStated = true);
std::string_view idOf(SpreadKind kind);

// How tuned the software is: 0 as in published runs, 1 as in a first one.
Confidence confidenceOf(const TrainingJob& job, const Machine& machine, const Layout& layout,
                        double tuning, const TrainingConstants& constants);
// The factor on the step time that goes with it.
double tuningFactor(double tuning, const TrainingConstants& constants);

} // namespace engine

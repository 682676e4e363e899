#pragma once

#include "model/engine/answers/trainanswer.h"
#include "model/engine/inputs/layout.h"
#include "model/engine/inputs/trainingconstants.h"
#include "model/engine/inputs/trainingjob.h"

namespace engine {

// Standard deviations from the center of a band to its ends: it covers the middle 80 %.
inline constexpr double kP90 = 1.2816;

// Corrections of a run's step time that do not depend on the layout.
struct StepPace {
    double tuning = 0;       // the tuning gap: 0 as in published runs, 1 as in a first run
    double own = 1;          // own measured runs relative to computed ones …
    double sigma = kUnknown; // … and the remaining spread; unknown: as for other predictions
};

// Kinds of questions with similar prediction errors: adapters, MoE models, runs with unstated
// layout, dense models on one node, and on many.
enum class SpreadKind : std::uint8_t { Node, Cluster, Unstated, Mixture, Adapters };
SpreadKind spreadOf(const TrainingJob& job, const Machine& machine, bool layoutStated = true);
std::string_view idOf(SpreadKind kind);

// `tuning` is the tuning gap: 0 as in published runs, 1 as in a first run.
Confidence confidenceOf(const TrainingJob& job, const Machine& machine, const Layout& layout,
                        double tuning, const TrainingConstants& constants);
// The corresponding factor on step time.
double tuningFactor(double tuning, const TrainingConstants& constants);

} // namespace engine

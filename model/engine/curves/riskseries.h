#pragma once

#include "model/engine/answers/riskanswer.h"
#include "model/engine/plan.h"
#include "model/engine/series.h"
#include "model/engine/specs/parts.h"

#include <array>

namespace engine {

// The best interval by each formula, and the resulting goodput.
struct IntervalMark {
    IntervalRule rule;
    double interval = 0, goodput = 0;
};

// Goodput against the work between two checkpoints, by the closed form, with the points of the plan
// and of the optimum.
struct GoodputSeries {
    Curve exact;    // against the interval
    Curve expected; // to first order
    double interval = 0, goodput = 0;
    double best = 0, bestGoodput = 0;
    std::array<IntervalMark, 3> rules; // Daly, Young, the most available
    double first = 0;                  // from here on, losses are too large for the first order
};
GoodputSeries goodputSeries(const RunRisk& run);

// From a failure record: the mean time between interruptions for that many of its GPUs.
Seconds betweenOf(const Fleet& fleet, double gpus);

} // namespace engine

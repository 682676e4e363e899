#pragma once

#include "model/engine/answers/risk_answer.h"
#include "model/engine/plan.h"
#include "model/engine/series.h"
#include "model/engine/specs/parts.h"

#include <array>

namespace engine {

// What each formula takes for the best interval, and what comes of it.
struct IntervalMark {
    IntervalRule rule;
    double interval = 0, goodput = 0;
};

// The share of hours that count against the work between two checkpoints: by the closed form, and
// where the plan and the best stand.
struct GoodputSeries {
    Curve exact;    // against the interval
    Curve expected; // to first order
    double interval = 0, goodput = 0;
    double best = 0, bestGoodput = 0;
    std::array<IntervalMark, 3> rules; // Daly, Young, the most available
    double first = 0; // from here on, discarded work and restarts are too much for the first order
};
GoodputSeries goodputSeries(const RunRisk& run);

// Of a record: the mean time between interruptions of so many of its GPUs.
Seconds betweenOf(const Fleet& fleet, double gpus);

} // namespace engine

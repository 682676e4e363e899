#pragma once

#include "model/engine/plan.h"

namespace engine {

// Share of its clocks that a GPU keeps if it would draw `draw` of its rated power but is capped.
// Leakage and memory power are constant; the rest scales with the clock and the square of the
// voltage, which follows the clock. Time spent waiting for memory or links is unchanged.
Share clockUnder(Share cap, Share draw, Share staticDraw);

// Adjusts the plan's GPUs, nodes and site for its power cap.
void takeCap(Plan& plan);

} // namespace engine

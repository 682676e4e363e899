#pragma once

#include "model/engine/plan.h"

namespace engine {

// Of its clocks, what a GPU keeps that would draw so much of its rated power and may draw no more
// than the cap. Leakage and memory stay; the rest goes with the clock and the square of the
// voltage, which follows it. What waits for memory or links takes as long as before.
Share clockUnder(Share cap, Share draw, Share staticDraw);

// The plan with GPUs, nodes and site as they are under its cap.
void takeCap(Plan& plan);

} // namespace engine

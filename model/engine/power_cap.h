#pragma once

#include "model/engine/plan.h"

namespace engine {

// Of its clocks, what a GPU keeps that would draw so much of its rated power and may draw no more
// than the cap. Leakage and memory stay; the rest goes with the clock and the square of the
// voltage, which follows it. So a prompt of Llama 2 on H100 under half the power takes 1.3 times as
// long (Splitwise, arXiv 2311.18677), and its tokens, which wait for memory, take as long as
// before.
Share clockUnder(Share cap, Share draw);

// The plan with GPUs, nodes and site as they are under its cap.
void takeCap(Plan& plan);

} // namespace engine

#pragma once

#include "model/chart/chartdata.h"

// Charts of the first page for reinforcement learning.
namespace model {

// A step by part: actual, and with the other placement of the two sides.
StackChart reinforceStepChart(const engine::Evaluation& evaluation, std::size_t work,
                              const NumberFormat& format);
// Answers still running during a generation: the last few take most of its time.
CurveChart reinforceTailChart(const engine::Evaluation& evaluation, std::size_t work,
                              const NumberFormat& format);

} // namespace model

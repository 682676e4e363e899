#pragma once

#include "model/chart/chartdata.h"

// What the first page shows of reinforcement learning.
namespace model {

// A step by its parts: as it is, and as it would be with the two sides placed otherwise.
StackChart reinforceStepChart(const engine::Evaluation& evaluation, std::size_t work,
                              const NumberFormat& format);
// Answers that still run as a generation goes on: the last few take most of its time.
CurveChart reinforceTailChart(const engine::Evaluation& evaluation, std::size_t work,
                              const NumberFormat& format);

} // namespace model

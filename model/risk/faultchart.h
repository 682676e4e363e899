#pragma once

#include "model/engine/answer.h"
#include "model/sharechart.h"

namespace model {

// Interruptions of a run on all nodes in a year, by the part that fails.
ShareChart faultChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model

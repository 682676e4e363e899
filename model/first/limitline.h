#pragma once

#include "model/engine/answer/answer.h"
#include "model/format/numberformat.h"

namespace model {

// One line on whether the workload in view meets its requirements: data, memory and time of a run;
// memory, load and latency of a fleet.
QString limitLine(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model

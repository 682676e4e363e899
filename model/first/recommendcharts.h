#pragma once

#include "model/chart/chartdata.h"
#include "model/engine/answer/answer.h"
#include "model/format/numberformat.h"

namespace model {

// Training a recommendation model: the parts of a step on fewer and more GPUs, and the speed-up
// with actual data loading and without waiting for data.
StackChart recommendStepChart(const engine::Evaluation& e, std::size_t work,
                              const NumberFormat& format);
CurveChart recommendSpeedupChart(const engine::Evaluation& e, std::size_t work,
                                 const NumberFormat& format);

} // namespace model

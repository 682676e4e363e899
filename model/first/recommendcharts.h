#pragma once

#include "model/chart/chartdata.h"
#include "model/engine/answer/answer.h"
#include "model/format/numberformat.h"

namespace model {

// Training a recommendation model: what a step is made of on fewer and on more GPUs, and how much
// faster more of them are, with samples as fast as they come and without waiting for them.
StackChart recommendStepChart(const engine::Evaluation& e, std::size_t work,
                              const NumberFormat& format);
CurveChart recommendSpeedupChart(const engine::Evaluation& e, std::size_t work,
                                 const NumberFormat& format);

} // namespace model

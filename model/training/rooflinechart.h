#pragma once

#include "model/chart/pointchart.h"
#include "model/engine/answer/answer.h"

namespace model {

// What limits the GEMMs of a layer: memory bandwidth, or the peak of the format used.
PointChart rooflineChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model

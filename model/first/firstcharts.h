#pragma once

#include "model/chart/chartdata.h"

namespace model {

// Charts of the first page in place of the speed-up, by the kind of work in view. Fine-tuning:
// duration of each method by number of examples, and its memory per GPU.
CurveChart tuneTimeChart(const engine::Evaluation& evaluation, const NumberFormat& format);
StackChart tuneMemoryChart(const engine::Evaluation& evaluation, const NumberFormat& format);
// Several workloads: the GPUs each of them uses through the year.
CurveChart calendarChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model

#pragma once

#include "model/chart/chartdata.h"

namespace model {

// What the first page shows in the place of the speed-up, by the kind of work in view.
// Fine-tuning: how long each method takes for how many examples, and what each holds on a GPU.
CurveChart tuneTimeChart(const engine::Evaluation& evaluation, const NumberFormat& format);
StackChart tuneMemoryChart(const engine::Evaluation& evaluation, const NumberFormat& format);
// Several workloads: which GPUs each of them uses through the year.
CurveChart calendarChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model

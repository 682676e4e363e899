#pragma once

#include "model/chart/chartdata.h"

// What the first page shows of a job of many units.
namespace model {

// How long the job takes on any number of GPUs, the deadline, and where storage or the serial part
// ends the gain.
CurveChart batchTimeChart(const engine::Evaluation& evaluation, std::size_t work,
                          const NumberFormat& format);
// How much faster it gets: ideal, as Amdahl's law has it, as Gustafson's has it, and as it is.
CurveChart batchSpeedupChart(const engine::Evaluation& evaluation, std::size_t work,
                             const NumberFormat& format);

} // namespace model

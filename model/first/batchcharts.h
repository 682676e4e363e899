#pragma once

#include "model/chart/chartdata.h"

// Charts of the first page for a job of many units.
namespace model {

// Duration of the job for any number of GPUs, the deadline, and where storage or the serial part
// ends the gain.
CurveChart batchTimeChart(const engine::Evaluation& evaluation, std::size_t work,
                          const NumberFormat& format);
// Speed-up: ideal, by Amdahl's law, by Gustafson's law, and actual.
CurveChart batchSpeedupChart(const engine::Evaluation& evaluation, std::size_t work,
                             const NumberFormat& format);

} // namespace model

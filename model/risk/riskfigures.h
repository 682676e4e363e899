#pragma once

#include "model/report/report.h"

namespace model {

// How often the run stops, what it may lose before it does, and what a stop costs.
std::vector<Headline> riskFigures(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model

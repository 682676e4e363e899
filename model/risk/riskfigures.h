#pragma once

#include "model/report/report.h"

namespace model {

// How often the run stops, what it may lose before that, and the cost of a stop.
std::vector<Headline> riskFigures(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model

#pragma once

#include "model/report/report.h"

namespace model {

// Energy, carbon and water of a run and of a year, and what the electricity of a year costs.
std::vector<Headline> siteFigures(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model

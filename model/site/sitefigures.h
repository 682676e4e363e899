#pragma once

#include "model/report/report.h"

namespace model {

// Energy, carbon and water per run and per year, and the yearly cost of electricity.
std::vector<Headline> siteFigures(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model

#pragma once

#include "model/report/report.h"

namespace model {

// What the Serving page leads with; as many whatever is served. Empty where nothing is.
std::vector<Headline> servingFigures(const engine::Evaluation& evaluation,
                                     const NumberFormat& format);

} // namespace model

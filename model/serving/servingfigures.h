#pragma once

#include "model/report/report.h"

namespace model {

// Key figures of the Serving page, always the same number. Empty if nothing serves.
std::vector<Headline> servingFigures(const engine::Evaluation& evaluation,
                                     const NumberFormat& format);

} // namespace model

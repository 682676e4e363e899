#pragma once

#include "model/chart/chartdata.h"

namespace model {

// Facility power by part: average, peak and nameplate.
StackChart powerChart(const engine::Evaluation& evaluation, const NumberFormat& format);
// And idle; with what has to be ordered, and each column linked to its derivation.
StackChart sitePowerChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model

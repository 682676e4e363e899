#pragma once

#include "model/chart/chartdata.h"

namespace model {

// What the site draws at the meter, by part: on the mean, at its peak and by the name plates.
StackChart powerChart(const engine::Evaluation& evaluation, const NumberFormat& format);
// And while it waits; with what has to be ordered, and each column leading to its derivation.
StackChart sitePowerChart(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model

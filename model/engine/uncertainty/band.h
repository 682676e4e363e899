#pragma once

#include "model/engine/assessment.h"
#include "model/engine/band.h"
#include "model/engine/dials/dial.h"

namespace engine {

struct Plan;

// Moves each uncertain input to its P10 and P90 with decisions unchanged; the swings of the
// result's logarithm, or of a difference of either sign, add as the root of the sum of squares.
Bands fastBands(const Plan& plan, const Assessment& assessment);

// The band of one dial, including costly ones.
Band bandOf(const Plan& plan, const Assessment& assessment, Bound<Dial> dial);

// The probability of at most that value. Each side of the band is half of a lognormal distribution.
Share chanceBelow(const Band& band, double value);
// The same by path; unknown if the figure has no band.
Share chanceBelow(const Bands& bands, std::string_view path, double value);
// Its inverse: the value that is not exceeded with that probability.
double valueBelow(const Band& band, Share chance);

} // namespace engine

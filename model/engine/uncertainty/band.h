#pragma once

#include "model/engine/assessment.h"
#include "model/engine/band.h"
#include "model/engine/dials/dial.h"
#include "model/engine/plan.h"

namespace engine {

// Each uncertain input goes to its P10 and its P90 with the decision held; the swings of the
// answer's logarithm add as the root of their squares.
Bands fastBands(const Plan& plan, const Assessment& assessment);

// The band of one of them, costly ones too.
Band bandOf(const Plan& plan, const Assessment& assessment, Bound<Dial> dial);

// The chance of no more than that. Both sides of the band are taken for halves of lognormal laws.
Share chanceBelow(const Band& band, double value);

} // namespace engine

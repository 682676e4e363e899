#pragma once

#include "model/engine/uncertainty/band.h"

namespace engine {

// The probability that all runs of a plan meet their deadlines on spot, from the bands of
// `work.*.time`. They run one after the other, so their luck with interruptions is independent;
// what is uncertain about their times otherwise, such as the model's error, is common to all.
Share spotChance(const ResolvedPlan& plan, const Assessment& assessment, const Bands& bands);

} // namespace engine

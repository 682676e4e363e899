#pragma once

#include "model/chart/sharechart.h"
#include "model/engine/answer/answer.h"

namespace model {

// How the money of the chosen option is spent over the years compared, and the part paid for hours
// without work.
ShareChart moneyShares(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model

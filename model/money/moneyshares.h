#pragma once

#include "model/chart/sharechart.h"
#include "model/engine/answer/answer.h"

namespace model {

// Where the money of the way chosen goes over the years compared, and what of it is paid for hours
// without work.
ShareChart moneyShares(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model

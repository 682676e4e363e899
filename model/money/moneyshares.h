#pragma once

#include "model/engine/answer.h"
#include "model/sharechart.h"

namespace model {

// Where the money of the way chosen goes over the years compared, and what of it is paid for hours
// without work.
ShareChart moneyShares(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model

#pragma once

#include "model/compare/otherwork.h"
#include "model/format/numberformat.h"

namespace model {

// "All met", or each missed limit and by how much, one per line.
QString limitsText(const Outcome& outcome, const engine::Plan& plan, const NumberFormat& format);
// "misses the deadline of 60 days by 12 days": what follows the name of an option in a sentence.
QString limitClause(const MissedLimit& missed, const NumberFormat& format);
// "Training tokens 2 T instead of 1.4 T".
QString otherWorkText(const OtherWork& other, const engine::Plan& plan, const NumberFormat& format);

} // namespace model

#pragma once

#include "model/compare/otherwork.h"
#include "model/format/numberformat.h"

namespace model {

// "All met", or each limit that is missed and by how much, a line each.
QString limitsText(const Outcome& outcome, const engine::Plan& plan, const NumberFormat& format);
// "misses the deadline by 12 days": what follows the name of an option in a sentence.
QString limitClause(const MissedLimit& missed, const NumberFormat& format);
// "Training tokens 2 T instead of 1.4 T".
QString otherWorkText(const OtherWork& other, const engine::Plan& plan, const NumberFormat& format);

} // namespace model

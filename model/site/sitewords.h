#pragma once

#include "model/engine/answers/siteanswer.h"
#include "model/engine/site/racks.h"
#include "model/format/numberformat.h"

namespace model {

// The binding limit, as a row header and as a clause: "Cooling", "limited by cooling".
QString limitWords(engine::RackBound bound);
QString boundWords(engine::RackBound bound);
// "10 racks of 3".
QString groupWords(const engine::RackGroup& group, const NumberFormat& format);

} // namespace model

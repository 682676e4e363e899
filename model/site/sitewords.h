#pragma once

#include "model/engine/answers/site_answer.h"
#include "model/engine/site/racks.h"
#include "model/format/numberformat.h"

namespace model {

// What binds, as the head of a row and as a clause: "Cooling", "cooling binds".
QString limitWords(engine::RackBound bound);
QString boundWords(engine::RackBound bound);
// "10 racks of 3".
QString groupWords(const engine::RackGroup& group, const NumberFormat& format);

} // namespace model

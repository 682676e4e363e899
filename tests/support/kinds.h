#pragma once

#include "model/engine/plan.h"

#include <map>
#include <string>

namespace support {

// A run by a share of peak, by computed steps, fed from storage, further training, and trials;
// rented and owned; what serves in its ways.
const std::map<std::string, engine::Plan>& plansOfEveryKind();

} // namespace support

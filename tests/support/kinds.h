#pragma once

#include "model/engine/plan.h"

#include <map>
#include <string>

namespace support {

// Plans by name: training with a measured MFU, with computed steps and with storage; fine-tuning
// and sweeps; rented and owned; and all kinds of serving.
const std::map<std::string, engine::Plan>& plansOfEveryKind();

} // namespace support

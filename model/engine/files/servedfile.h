#pragma once

#include "model/engine/files/json.h"
#include "model/engine/published/prediction.h"
#include "model/engine/published/servedrun.h"

namespace engine {

// Why the row cannot be used; empty if it can.
std::string readServed(const Json& row, ServedRun& run);
ServedMeasured servedMeasured(const Json& row);

// One end of the prediction, under the names that rows use.
Json servedJson(const ServedAnswer& answer, double Predicted::*end);

} // namespace engine

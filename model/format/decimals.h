#pragma once

#include "model/engine/units.h"

namespace model {

// How many digits a number shows after its point, in the unit that it is shown in.
int decimalsFor(double value, engine::Unit unit);

} // namespace model

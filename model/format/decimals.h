#pragma once

#include "model/engine/units.h"

namespace model {

// The number of decimals to show for a number, in its display unit.
int decimalsFor(double value, engine::Unit unit);

} // namespace model

#pragma once

#include "model/engine/units.h"

namespace engine {

// Nodes under repair are so many on average, and Poisson's law tells how many more there may be.
// The fewest spares that are enough for a share of the time.
double sparesFor(double meanDown, Share target);
// The share of the time that so many spares are enough.
Share enough(double meanDown, double spares);

// The share of its time that a run which needs all its nodes waits for one. Nothing fails while it
// waits, so this is Erlang's loss of one place more than there are spares, whatever the law of
// repair times.
Share waitsFor(double meanDown, double spares);
// Nodes that are missing on average beyond the spares, where the rest goes on.
double nodesShort(double meanDown, double spares);

} // namespace engine

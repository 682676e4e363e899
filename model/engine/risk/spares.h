#pragma once

#include "model/engine/units.h"

namespace engine {

// The number of nodes under repair is Poisson distributed with that mean. The fewest spares that
// suffice for the target share of time.
double sparesFor(double meanDown, Share target);
// The share of time that this many spares suffice.
Share enough(double meanDown, double spares);

// The share of time that a run which needs all its nodes waits for one. Nothing fails while it
// waits, so this is Erlang's loss formula with one server more than there are spares, for any
// distribution of repair times.
Share waitsFor(double meanDown, double spares);
// Average number of missing nodes beyond the spares, if the rest keeps running.
double nodesShort(double meanDown, double spares);

} // namespace engine

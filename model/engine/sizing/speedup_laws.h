#pragma once

#include "model/engine/units.h"

#include <span>

namespace engine {

// What textbooks say of speed-up, to be held against what is computed here. Amdahl: a part of the
// work runs on one GPU alone, however many there are.
double amdahl(Share serial, double gpus);
// The part that explains a speed-up; unknown where there is one GPU.
Share serialShare(double gpus, double speedup);
// Gustafson 1988: the part that runs alone stays, and the rest of the work grows with the GPUs.
double scaledSpeedup(Share serial, double gpus);

// Gunther's universal law: what waits for others, what has to be told to all others, and the rate
// of one GPU. More GPUs than the peak make it slower.
struct ScalingLaw {
    double contention = 0, coherency = 0, one = 1;

    double at(double gpus) const;
    double peak() const; // infinite where nothing has to be told to all
};

// The law that comes nearest to the points by least squares of the speed-up; neither part is
// below 0. Unknown for fewer than three points.
ScalingLaw fittedLaw(std::span<const double> gpus, std::span<const double> speedup);

} // namespace engine

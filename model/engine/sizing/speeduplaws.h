#pragma once

#include "model/engine/units.h"

#include <span>

namespace engine {

// Textbook speed-up laws, for comparison with computed results. Amdahl: a part of the work runs on
// a single GPU, however many there are.
double amdahl(Share serial, double gpus);
// The serial share that explains a speed-up; unknown for a single GPU.
Share serialShare(double gpus, double speedup);
// Gustafson 1988: the serial part is constant, and the rest of the work grows with the GPUs.
double scaledSpeedup(Share serial, double gpus);

// Gunther's universal scalability law: contention, coherency, and the rate of one GPU. Beyond the
// peak, more GPUs are slower.
struct ScalingLaw {
    double contention = 0, coherency = 0, one = 1;

    double at(double gpus) const;
    double peak() const; // infinite without coherency cost
};

// The law that best fits the points by least squares of the speed-up; neither coefficient is
// negative. Unknown for fewer than three points.
ScalingLaw fittedLaw(std::span<const double> gpus, std::span<const double> speedup);

} // namespace engine

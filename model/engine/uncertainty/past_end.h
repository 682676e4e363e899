#pragma once

#include "model/engine/assessment.h"
#include "model/engine/dials/dial.h"
#include "model/engine/plan.h"

#include <cmath>
#include <string>
#include <vector>

namespace engine {

// A figure that one end of an input moves one way, and the other end past all that can be known, as
// the latency of a fleet that does not keep up: there is no telling how far, and its band has no
// end.
inline bool isPast(double typical, double low, double high)
{
    return std::isnan(low) != std::isnan(high) && (std::isnan(low) ? high : low) < typical;
}

// Of a figure, the ends of inputs at which that is so.
struct PastEnd {
    std::string path;  // of the input
    bool high = false; // at its P90, else at its P10
};
std::vector<PastEnd> endsPast(const Plan& plan, const Assessment& assessment, Bound<Dial> dial);

} // namespace engine

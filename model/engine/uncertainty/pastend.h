#pragma once

#include "model/engine/assessment.h"
#include "model/engine/dials/dial.h"
#include "model/engine/plan.h"

#include <cmath>
#include <string>
#include <vector>

namespace engine {

// True if one end of an input moves a figure one way, and the other end beyond what can be
// computed, like the latency of an overloaded fleet: its extent is unknown, and the band is
// open-ended.
inline bool isPast(double typical, double low, double high)
{
    return std::isnan(low) != std::isnan(high) && (std::isnan(low) ? high : low) < typical;
}

// The ends of inputs where this is so for a figure.
struct PastEnd {
    std::string path;  // of the input
    bool high = false; // at its P90, otherwise at its P10
};
std::vector<PastEnd> endsPast(const Plan& plan, const Assessment& assessment, Bound<Dial> dial);

} // namespace engine

#pragma once

#include "model/engine/inputs/layout.h"
#include "model/engine/units.h"

#include <cstdint>

namespace engine {

// Certain, even at the cautious end of the estimate; likely; unlikely.
enum class Fit : std::uint8_t { Fits, Tight, DoesNot };

// Why a layout is not the best.
enum class Lost : std::uint8_t {
    Won,
    DoesNotFit, // by that many bytes, at the cautious end
    HostFull,   // what is offloaded does not fit into the host, by that many bytes per GPU
    Bubble,     // pipeline bubble and sends: their share of the step
    Tensor,     // exposed traffic of that kind: its share …
    Context,
    Expert,
    Data,
    Gather,
    Recompute,
    Interruptions, // fewer replicas lose more of the run's hours to interruptions: the share lost
    SmallProducts, // matrices too thin: extra time of GEMMs and host overhead
    Offload,
    Slower, // a little of everything
};
inline constexpr int kLost = 14;

struct RankedLayout {
    Layout layout;
    Seconds step{}, cautious{}; // typical for software that mature, and the slow end of its band
    double goodput = 1; // share of hours in which the run makes progress with so many replicas
    Bytes memory{}, host{};
    Fit fit = Fit::Fits;
    Lost lost = Lost::Won;
    double by = 0; // size of `lost`: bytes, or a share of the step

    // The ranking criterion: effective time per step at the slow end of the band.
    Seconds withInterruptions() const { return cautious / goodput; }
};

} // namespace engine

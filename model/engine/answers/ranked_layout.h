#pragma once

#include "model/engine/inputs/layout.h"
#include "model/engine/units.h"

#include <cstdint>

namespace engine {

// For sure, at the far end of the estimate too; likely, as estimated; likely not.
enum class Fit : std::uint8_t { Fits, Tight, DoesNot };

// Why a layout is not the best.
enum class Lost : std::uint8_t {
    Won,
    DoesNotFit, // by so many bytes, at the cautious end
    HostFull,   // what is moved to the host does not fit there, by so many bytes a GPU
    Bubble,     // waits for the pipeline and sends through it: the share of the step
    Tensor,     // the share of traffic of that kind …
    Context,
    Expert,
    Data,
    Gather,
    Recompute,
    Interruptions, // what fewer replicas lose more of the run's hours: the share they lose
    SmallProducts, // matrices too thin: what products and the host's floor take longer
    Offload,
    Slower, // by a little of everything
};
inline constexpr int kLost = 14;

struct RankedLayout {
    Layout layout;
    Seconds step{}, cautious{}; // typical for software so tuned, and the slow end of its band
    double goodput = 1; // the share of its hours that the run makes progress on so many replicas
    Bytes memory{}, host{};
    Fit fit = Fit::Fits;
    Lost lost = Lost::Won;
    double by = 0; // what `lost` counts: bytes, or a share of the step

    // What ranks: how long a step holds up the run, at the slow end of its band.
    Seconds withInterruptions() const { return cautious / goodput; }
};

} // namespace engine

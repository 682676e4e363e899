#pragma once

#include "model/engine/training/search.h"

namespace engine {

// A bound adds in another order than the step: the last digits may differ.
inline constexpr double kRounding = 1 - 1e-9;

// Likely over computed values, for all layouts of a tensor and a context degree.
struct Caution {
    double pace = 1;      // typical step over computed step
    double slow = 1;      // slow end of the step's band over its center
    double slowMoved = 1; // the same with offloading
    double full = 1;      // upper end of the memory band over its center
    Bytes usable{};
    Bytes host{}, drives{}; // usable per GPU of the node; unknown: unlimited

    Seconds cautious(Seconds computed, Offload offload) const
    {
        return computed * pace * (offload == Offload::None ? slow : slowMoved);
    }
    Fit fit(Bytes memory) const
    {
        if (memory * full <= usable)
            return Fit::Fits;
        return memory <= usable ? Fit::Tight : Fit::DoesNot;
    }
    // Bytes missing on the host for what is offloaded.
    Bytes missingOnHost(Bytes moved, Offload offload) const
    {
        const Bytes room = offload == Offload::OptimizerToDisk ? drives : host;
        return moved > room ? moved - room : Bytes{};
    }
    // Bytes missing on the GPU to fit at the cautious end.
    Bytes missingOnGpu(Bytes memory) const
    {
        const Bytes more = memory * full - usable;
        return more < Bytes{} ? Bytes{} : more;
    }
    // The same with what is offloaded.
    Fit fit(Bytes memory, Bytes moved, Offload offload) const
    {
        return missingOnHost(moved, offload) == Bytes{} ? fit(memory) : Fit::DoesNot;
    }
    Bytes missing(Bytes memory, Bytes moved, Offload offload) const
    {
        return missingOnGpu(memory) + missingOnHost(moved, offload);
    }
};
Caution cautionOf(const PreparedJob& prepared, const Layout& layout, const StepPace& pace);

// What all layouts of a cell share.
struct CellPasses {
    Caution caution;
    LayerTime layer;
    Seconds vocabulary{};
};
CellPasses passesOf(const PreparedJob& prepared, const Layout& layout, const StepPace& pace);

// Without the reason it lost; if it does not fit, by how much.
RankedLayout rankedOf(const Layout& layout, Seconds computed, double goodput,
                      const MemoryParts& memory, const Caution& caution);

// A fixed order of layouts that rank equal: the fewest ranks per group first.
bool simpler(const Layout& a, const Layout& b);
// The ranking: what fits before what is tight, the faster at the cautious end first; what does not
// fit comes last, the closest first. Layouts that cannot be computed come after all others.
bool ahead(const RankedLayout& a, const RankedLayout& b);
// Equivalent layouts, for example if there is nothing to shard.
bool sameAs(const RankedLayout& a, const RankedLayout& b);

// What took more of the run than in the winner.
struct Reason {
    Lost lost = Lost::Slower;
    double by = 0;
};
Reason reasonOf(const StepTime& step, double goodput, const StepTime& winner,
                double winnersGoodput);

} // namespace engine

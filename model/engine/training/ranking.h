#pragma once

#include "model/engine/training/search.h"

namespace engine {

// What is computed against what is likely, for all layouts of a tensor and a context degree.
struct Caution {
    double pace = 1;      // the typical step against the computed one
    double slow = 1;      // the slow end of the step's band against its middle
    double slowMoved = 1; // the same where something is moved to the host
    double full = 1;      // the far end of the memory's band against its middle
    Bytes usable{};
    Bytes host{}, drives{}; // usable of the node, a GPU; unknown: as much as is asked for

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
    // Bytes short of fitting at the cautious end.
    Bytes missing(Bytes memory) const { return memory * full - usable; }
    // Bytes that the host is short of for what is moved there.
    Bytes missingOnHost(Bytes moved, Offload offload) const
    {
        const Bytes room = offload == Offload::OptimizerToDisk ? drives : host;
        return moved > room ? moved - room : Bytes{};
    }
    Fit fit(const MemoryParts& memory, Offload offload) const
    {
        const bool room = missingOnHost(memory.host, offload) == Bytes{};
        return room ? fit(memory.total()) : Fit::DoesNot;
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

// Without why it lost; where it does not fit, by how much.
RankedLayout rankedOf(const Layout& layout, Seconds computed, double goodput,
                      const MemoryParts& memory, const Caution& caution);

// A fixed order of layouts that rank the same: the fewest ranks in a group first.
bool simpler(const Layout& a, const Layout& b);
// The ranking: what fits before what is tight, the sooner done at the cautious end first; what does
// not fit comes last, the nearest first. What cannot be computed is behind what can.
bool ahead(const RankedLayout& a, const RankedLayout& b);
// The same layout by another name, as where there is nothing to shard.
bool sameAs(const RankedLayout& a, const RankedLayout& b);

// What took more of the run than it took of the winner's.
struct Reason {
    Lost lost = Lost::Slower;
    double by = 0;
};
Reason reasonOf(const StepTime& step, double goodput, const StepTime& winner,
                double winnersGoodput);

} // namespace engine
